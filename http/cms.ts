/** The CMS's own REST API: what is refused before it is called, and how its panel sends long queries. */
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { handleEndpoints, type Payload, type PayloadRequest } from 'payload';
import { enter, entryOf } from '../authority/entry';
import { scopeOfSlug } from '../domain/apiKeys/scopes';
import { Failure, isFailure } from '../domain/failure';
import { isStaff, rolesOf } from '../domain/permissions';
import { cmsForStaff } from '../endpoints/cmsForStaff';
import { cmsAnswer, toCmsAnswer } from '../endpoints/cmsErrors';
import { spendCms } from '../endpoints/limits';
import { notKept, refusedKey } from '../endpoints/register';
import { toResponse } from '../endpoints/respond';
import { inEqualTime } from '../services/auth/inEqualTime';
import { languageOf, settingsOf } from '../services/openCtx';
import { payloadLanguage, webHeaders } from './callRequest';
import { cmsFiles, isForm } from './cmsFiles';
import { onlyWords, withoutForm } from './cmsForm';
import { checkCmsQuestion } from './cmsQuery';
import { entryAt } from './entryAt';
import { nameRoute } from './metrics';
import type { IsOurs } from './origins';
import { recognise } from './session';
import { readBody, sendWebResponse, toWebRequest } from './webRequest';

/** Requests to the CMS are small documents, except pictures: `cmsFiles.ts`. */
const DOCUMENT_BYTES = 1024 * 1024;

/** Sign-in, sign-out, refresh and password reset: all answer with a cookie. */
const accountCall = /^\/users\/[a-z-]+\/?$/i;
/** Endpoints of the CMS that are disabled here. Payload matches paths case-insensitively. */
const unused = /^\/users\/verify\/|^\/[a-z-]+\/paste-url(\/|$)/i;
const forgotten = /^\/users\/forgot-password\/?$/i;
const firstWord = (path: string): string => path.split('/').filter(Boolean)[0] ?? '';

/** Payload's internal collections: its queue, its migrations. */
const isInternal = (slug: string): boolean => slug.startsWith('payload-') && !cmsForStaff.has(slug);

function isCms(payload: Payload, path: string): boolean {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  const isKnown = Object.hasOwn(payload.collections, first) || first === 'globals' || first === 'access';
  return isKnown && !isInternal(first) && !isInternal(second);
}

/** The methods a path of the CMS accepts; none for any other path. */
export const cmsMethods = (payload: Payload, path: string): string[] =>
  isCms(payload, path) ? ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'] : [];

type Options = { payload: Payload; origin: string; isOurs: IsOurs };

/** Answers one request to the CMS. Throws failures for what is refused before the CMS is called. */
export function openCms({
  payload,
  origin,
  isOurs,
}: Options): (path: string, req: ExpressRequest, res: ExpressResponse) => Promise<void> {
  return async (path, req, res) => {
    // Payload ignores trailing slashes, but the rules here would not: for them `/users/login//` would be no sign-in.
    if (path.includes('//') || !isCms(payload, path) || unused.test(path)) throw new Failure('noSuchPath');
    nameRoute(res, `cms ${firstWord(path)}`);
    await count(payload, path, req, res);
    if (req.method === 'POST' && accountCall.test(path) && !isOurs(req)) throw new Failure('foreignOrigin');
    const asksLong = asksAsPanel(req);
    const entry = entryAt('cms', req, scopeOfSlug(firstWord(path), asksLong ? 'GET' : req.method));
    const head = toWebRequest(req, origin, undefined);
    enter(head.headers, entry);
    // A key that may not use this call gets an error, instead of what a visitor may see.
    if (head.headers.has('x-api-key') && !(await recognise({ headers: head.headers, payload })))
      throw refusedKey(head.headers);
    const files = asksLong ? null : await cmsFiles(payload, path, req, head, entry);
    if (files) return sendWebResponse(files, res, notKept);
    const body = await readBody(req, DOCUMENT_BYTES);
    const request = asksLong
      ? questionIn(req, origin, body)
      : await withoutForms(path, toWebRequest(req, origin, body), head);
    if (request instanceof Response) return sendWebResponse(request, res, notKept);
    enter(request.headers, entry);
    await sendWebResponse(await ask(payload, path, request), res, notKept);
  };
}

async function count(payload: Payload, path: string, req: ExpressRequest, res: ExpressResponse): Promise<void> {
  const { rateLimits, gateways } = settingsOf(payload);
  if (!rateLimits) return;
  const allowance = await spendCms(gateways.limits, req.ip ?? 'unknown', path, req.method);
  for (const [name, value] of Object.entries(allowance ?? {})) res.setHeader(name, value);
}

async function ask(payload: Payload, path: string, request: Request): Promise<Response> {
  const { headers } = request;
  const refused = refusal(payload, path, request);
  if (refused) return refused;
  if (cmsForStaff.has(firstWord(path)) && !worksHere(await recognise({ headers, payload })))
    throw new Failure('forbidden');
  // Payload knows `bn-BD` only, and prefers a language by other rules than ours: one answer has one language.
  headers.set('accept-language', payloadLanguage(headers));
  const handled = () => handleEndpoints({ config: payload.config, request });
  // Neither the answer nor its time reveals whether such an account exists.
  return forgotten.test(path) ? inEqualTime(handled) : handled();
}

/** The errors in the query itself, in the format of the CMS's own errors. */
function refusal(payload: Payload, path: string, request: Request): Response | null {
  try {
    const { method, headers, url } = request;
    checkCmsQuestion(payload, { method, path, search: new URL(url).search, headers });
    return null;
  } catch (error) {
    const edge = {
      language: languageOf(request.headers.get('accept-language')),
      requestId: entryOf(request.headers)?.requestId ?? 'none',
    };
    if (isFailure(error)) return toResponse(toCmsAnswer(error, edge));
    throw error;
  }
}

/**
 * The panel sends long queries with a POST that Payload reads as a GET. That conversion is done here, before any rule
 * checks the method, and for a signed-in browser only: API keys and bearer tokens have to use the real method.
 */
function asksAsPanel(req: ExpressRequest): boolean {
  const isBrowser = Boolean(req.headers.cookie) && !req.headers['x-api-key'] && !req.headers.authorization;
  const asks = req.method === 'POST' && req.get('x-payload-http-method-override') === 'GET';
  return asks && isBrowser && Boolean(req.is('application/x-www-form-urlencoded'));
}

/** The GET that such a POST stands for: its body is the query. */
function questionIn(req: ExpressRequest, origin: string, body: Buffer | undefined): Request {
  const url = new URL(req.originalUrl, origin);
  url.search = body?.toString('utf8') ?? '';
  return new Request(url, { headers: webHeaders(req.headers) });
}

const worksHere = (user: PayloadRequest['user']): boolean => user !== null && isStaff(rolesOf(user));

/**
 * The request as the CMS reads it: the document of a form as JSON, of a picture only its text fields. Or the refusal,
 * in the CMS's format.
 */
async function withoutForms(path: string, request: Request, head: Request): Promise<Request | Response> {
  try {
    const whole = isForm(request.headers) ? await withoutForm(request) : request;
    return path.startsWith('/media') && request.method === 'PATCH' ? await onlyWords(whole) : whole;
  } catch (error) {
    return cmsAnswer(error, head);
  }
}
