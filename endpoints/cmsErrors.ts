/** Errors of the CMS's own REST API keep Payload's format, which its forms read; ours get a status and a sentence. */
import type { AfterErrorHook } from 'payload';
import { statuses } from '../contract/statuses';
import { Failure, isFailure } from '../domain/failure';
import { isDatabaseAway } from '../domain/databaseAway';
import { isStorageFault } from '../domain/storageFault';
import { isWriteConflict } from '../domain/writeConflict';
import { entryOf } from '../authority/entry';
import { languageOf } from '../services/openCtx';
import { fill } from './messages/index';
import { parameterMessages } from './messages/parameters';
import { toAnswer, type Answer, type Edge } from './respond';

type CmsError = { name: string; message: string; data?: unknown };
type CmsAnswer = Pick<Answer, 'http' | 'headers'> & { body: Record<string, unknown> };

export const respondToCmsError: AfterErrorHook = ({ error, req }) => shaped(error, req) ?? undefined;

/** The same for errors outside the CMS. An error that is not a Failure reveals nothing about its cause. */
type Asked = { headers: Headers; responseHeaders?: Headers };
export function cmsAnswer(error: unknown, req: Asked): Response {
  const { status, response } = shaped(error, req) ?? {
    status: 500,
    response: { errors: [{ message: 'Something went wrong.' }] },
  };
  return Response.json(response, { status, headers: req.responseHeaders ?? {} });
}

function shaped(error: unknown, req: Asked) {
  const known = knownIn(error);
  const isKnown = [isFailure, isStorageFault, isWriteConflict, isDatabaseAway].some((is) => is(known));
  if (!isKnown) return null;
  const edge = {
    language: languageOf(req.headers.get('accept-language')),
    requestId: entryOf(req.headers)?.requestId ?? 'none',
  };
  const { http, body, headers } = toCmsAnswer(known, edge);
  const wait = headers['Retry-After'];
  if (wait) req.responseHeaders = new Headers([...(req.responseHeaders ?? []), ['Retry-After', String(wait)]]);
  return { status: http, response: body ?? {} };
}

const LOCKED = 423;

/** Payload's own errors that people meet, as ours with a sentence in both languages. */
function knownIn(error: unknown): unknown {
  if (isUnreadable(error)) return new Failure('malformed');
  return (error as { status?: unknown } | null)?.status === LOCKED ? new Failure('lockedByOther') : error;
}

/** An error before the CMS was called, in the CMS's own format. */
export function toCmsAnswer(error: unknown, edge: Edge): CmsAnswer {
  const answer = toAnswer(error, edge);
  const status = answer.http === 200 ? Number(answer.body?.status ?? 400) : answer.http;
  const http = status === 420 || status === 201 ? 400 : status;
  return {
    http,
    body: { errors: [errorOf(error, answer, edge)] },
    headers: answer.headers,
  };
}

function errorOf(error: unknown, { body }: Answer, { language }: Edge): CmsError {
  if (isFailure(error) && error.code === 'wrongParameter') return parameterError(error, language);
  const message = String(body?.message ?? '');
  const data = Object.entries((body?.errors ?? {}) as Record<string, string[]>).flatMap(([path, list]) =>
    list.map((each) => ({ path, message: each })),
  );
  return data.length > 0 ? { name: 'ValidationError', message, data: { errors: data } } : { name: 'Failure', message };
}

/** Payload's error for a field that cannot be queried: `data` lists the paths. */
function parameterError({ fields }: Failure, language: Edge['language']): CmsError {
  const problems = Object.values(fields).flat();
  const said = problems.map(({ code, params }) =>
    fill(
      (parameterMessages[code as keyof typeof parameterMessages] ?? parameterMessages.form)[language],
      params ?? {},
      language,
    ),
  );
  return { name: 'QueryError', message: said.join(' '), data: Object.keys(fields).map((path) => ({ path })) };
}

/** Thousands of nested lists, which the CMS walks recursively; broken JSON; or a form that is truncated or malformed. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof RangeError
    ? /call stack/i
    : /^(Invalid JSON$|Malformed (part header|content type|urlencoded form)|Multipart: |Unexpected end of (form|file))/
  ).test(error.message);

/** The caller's own mistakes are answered but not logged as errors: the owner need not act on them. */
export function isCallersDoing(error: unknown): boolean {
  if (isFailure(error)) return statuses[error.code].http < 500;
  const status = (error as { status?: unknown } | null)?.status;
  return isUnreadable(error) || (typeof status === 'number' && status >= 400 && status < 500);
}
