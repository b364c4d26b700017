/** Errors of the CMS's own REST API keep Payload's shape, which its forms read; ours get a status and a sentence. */
import type { AfterErrorHook } from 'payload';
import { Failure, isFailure } from '../domain/failure';
import { isStorageFault } from '../domain/storageFault';
import { isWriteConflict } from '../domain/writeConflict';
import { entryOf } from '../authority/entry';
import { languageOf } from '../services/openCtx';
import { toAnswer } from './respond';

export const respondToCmsError: AfterErrorHook = ({ error, req }) => {
  const known = isUnreadable(error) ? new Failure('malformed') : error;
  if (!isFailure(known) && !isStorageFault(known) && !isWriteConflict(known)) return;
  const edge = { language: languageOf(req.headers.get('accept-language')), requestId: entryOf(req.headers)?.requestId ?? 'none' };
  const answer = toAnswer(known, edge);
  const wait = answer.headers['Retry-After'];
  if (wait) req.responseHeaders = new Headers([...(req.responseHeaders ?? []), ['Retry-After', String(wait)]]);
  const status = answer.http === 200 ? Number(answer.body?.status ?? 400) : answer.http;
  const message = String(answer.body?.message ?? '');
  const data = Object.entries((answer.body?.errors ?? {}) as Record<string, string[]>).flatMap(([path, list]) =>
    list.map((each) => ({ path, message: each })),
  );
  return {
    status: status === 420 || status === 201 ? 400 : status,
    response: { errors: [{ name: data.length > 0 ? 'ValidationError' : 'Failure', message, ...(data.length > 0 ? { data: { errors: data } } : {}) }] },
  };
};

/** Thousands of lists in one another, which the CMS walks into by calling itself; a form that is cut off or has no form. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && (error instanceof RangeError ? /call stack/i : /^(Malformed (part header|content type|urlencoded form)|Multipart: |Unexpected end of (form|file))/).test(error.message);
