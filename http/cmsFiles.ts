import type { Request as ExpressRequest } from 'express';
import type { Payload, PayloadRequest } from 'payload';
import type { Entry } from '../authority/entry';
import { Failure, invalid } from '../domain/failure';
import { cmsAnswer } from '../endpoints/cmsErrors';
import { answerCmsFile, answerCmsUpload } from '../endpoints/cmsPictures';
import { possibleId } from '../services/relations';
import { openRequest } from './callRequest';
import { readBody } from './webRequest';

const file = /^\/(media|documents)\/file\/([^/]+)\/?$/;
const upload = /^\/media\/?$/;
/** A picture a little over its limit still has to be read, to say so. */
const UPLOAD_BYTES = 20 * 1024 * 1024;

/** What follows the slug in a path and is no id. */
const words = new Set(['access', 'count', 'file', 'paste-url', 'versions']);

/** A file that goes in or out through the CMS's REST API, or a way to one that leads nowhere; null: something else is asked. */
export async function cmsFiles(
  payload: Payload,
  path: string,
  incoming: ExpressRequest,
  { headers, url }: Request,
  entry: Entry,
): Promise<Response | null> {
  // Services of ours answer here: the bounds on questions to the CMS are not for theirs.
  const asked = {
    method: incoming.method,
    url: new URL(url),
    headers,
    params: {},
    entry: { ...entry, door: 'contract' } as const,
  };
  const found = file.exec(path);
  if (found && (incoming.method === 'GET' || incoming.method === 'HEAD')) {
    const req = await openRequest(payload, asked);
    return answerCmsFile(req, found[1] as 'media' | 'documents', decodeURIComponent(found[2]!));
  }
  if (isNowhere(payload, path)) return cmsAnswer(new Failure('notFound'), { headers });
  if (!upload.test(path) || incoming.method !== 'POST') return null;
  if (!isForm(headers)) return cmsAnswer(invalid({ file: 'required' }), { headers });
  const req: PayloadRequest = await openRequest(payload, { ...asked, body: () => readBody(incoming, UPLOAD_BYTES) });
  return answerCmsUpload(req);
}

/** An id this database does not have, or a file without a name: the CMS would ask the database for it. */
function isNowhere(payload: Payload, path: string): boolean {
  const [first = '', second, third] = path.split('/').filter(Boolean);
  if (!['media', 'documents'].includes(first) || second === undefined) return false;
  if (second === 'file') return third === undefined;
  return !words.has(second) && possibleId({ db: { payload } }, second) === null;
}

export const isForm = (headers: Headers): boolean => /^multipart\//i.test(headers.get('content-type') ?? '');
