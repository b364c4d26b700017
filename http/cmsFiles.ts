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
/** A picture slightly over its limit still has to be read, so that the error can say so. */
const UPLOAD_BYTES = 20 * 1024 * 1024;

/** Segments that follow the slug in a path and are not ids. */
const words = new Set(['access', 'count', 'file', 'paste-url', 'versions']);

/**
 * An upload or download of a file through the CMS REST API, or an endpoint that is disabled; null for anything else.
 */
export async function cmsFiles(
  payload: Payload,
  path: string,
  incoming: ExpressRequest,
  { headers, url }: Request,
  entry: Entry,
): Promise<Response | null> {
  // Our services answer here, so the limits on CMS queries do not apply.
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

/** An id this database cannot have, or a file without a name: the CMS would query the database for it. */
function isNowhere(payload: Payload, path: string): boolean {
  const [first = '', second, third] = path.split('/').filter(Boolean);
  if (!['media', 'documents'].includes(first) || second === undefined) return false;
  if (second === 'file') return third === undefined;
  return !words.has(second) && possibleId({ db: { payload } }, second) === null;
}

export const isForm = (headers: Headers): boolean => /^multipart\//i.test(headers.get('content-type') ?? '');
