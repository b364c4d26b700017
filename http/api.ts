/** `/api`: the contract's calls straight to their handlers, the rest to the CMS's own REST API. */
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { handleEndpoints, type Payload, type PayloadRequest } from 'payload';
import type { Route } from '../contract/route';
import { enter, entryOf, type Entry } from '../authority/entry';
import { scopeOf } from '../contract/scopeOf';
import { scopeOfSlug } from '../domain/apiKeys/scopes';
import { Failure } from '../domain/failure';
import { isStaff, rolesOf, type RoleMarks } from '../domain/permissions';
import type { Implementation } from '../endpoints/implement';
import { spendCms } from '../endpoints/limits';
import { answerCall, notKept, refusedKey } from '../endpoints/register';
import { toAnswer, type Edge } from '../endpoints/respond';
import { inEqualTime } from '../services/auth/inEqualTime';
import { languageOf, settingsOf } from '../services/openCtx';
import { openRequest, webHeaders } from './callRequest';
import { CallTable, type FoundCall } from './callTable';
import { dispatcher } from './dispatch';
import { sendEntry, type PublicCache } from './publicCache';
import { recognise } from './session';
import { readBody, sendAnswer, sendWebResponse, toWebRequest } from './webRequest';

const KB = 1024;
const JSON_BYTES = 256 * KB;
/** Pictures come as forms; everything else the CMS takes is a small document. */
const CMS_BYTES = KB * KB;
const CMS_FORM_BYTES = 32 * KB * KB;

export type ApiOptions = {
  payload: Payload;
  implementations: readonly Implementation[];
  origin: string;
  cache: PublicCache;
};

export function api({ payload, implementations, origin, cache }: ApiOptions): RequestHandler {
  const table = new CallTable(implementations);
  const ask = dispatcher(payload, implementations, origin);
  /** An answer that is the same for everybody: from the cache, or made once as a visitor. False: not to be cached. */
  const cached = async (req: ExpressRequest, res: ExpressResponse, { implementation, params }: FoundCall): Promise<boolean> => {
    const language = languageOf(req.headers['accept-language'] ?? null);
    const key = `${language} ${req.originalUrl}`;
    const entry = await cache.through(key, async () => {
      const query = Object.fromEntries(new URL(req.originalUrl, origin).searchParams);
      const { httpStatus, text } = await ask.text(implementation.route, { params, query }, language);
      return httpStatus === 200 ? text : null;
    });
    if (!entry) return false;
    sendEntry(entry, 'application/json; charset=utf-8', req, res);
    return true;
  };
  return async (req, res) => {
    const edge: Edge = { language: languageOf(req.headers['accept-language'] ?? null), requestId: String(req.id) };
    try {
      const path = req.path;
      const found = table.find(req.method, path);
      if (found) {
        if (found.implementation.route.cache && (await cached(req, res, found))) return;
        const asked = {
          method: req.method,
          url: new URL(req.originalUrl, origin),
          headers: webHeaders(req.headers),
          entry: entryAt('contract', req, scopeOf(found.implementation.route)),
          params: found.params,
          body: await readBody(req, allowedBytes(found.implementation.route)),
        };
        sendAnswer(await answerCall(found.implementation, await openRequest(payload, asked)), notKept, res);
        return;
      }
      // What Payload will see: dots and backslashes lead elsewhere than the words that were sent.
      const { pathname } = new URL(req.originalUrl, origin);
      const cmsPath = pathname.startsWith('/api/') ? pathname.slice('/api'.length) : '';
      if (table.knows(path) || table.knows(cmsPath)) throw new Failure('noSuchPath');
      const body = await readBody(req, isForm(req) ? CMS_FORM_BYTES : CMS_BYTES);
      const asked = asksAsPanel(req) ? questionIn(req, origin, body) : toWebRequest(req, origin, body);
      enter(asked.headers, entryAt('cms', req, scopeOfSlug(firstWord(cmsPath), asked.method)));
      await sendWebResponse(await cms(payload, cmsPath, asked), res);
    } catch (error) {
      const known = error instanceof URIError ? new Failure('malformed') : error;
      const answer = toAnswer(known, edge);
      if (answer.http >= 500) req.log.error({ err: error }, 'request failed');
      sendAnswer(answer, notKept, res);
    }
  };
}

const firstWord = (path: string): string => path.split('/').filter(Boolean)[0] ?? '';

const entryAt = (door: Entry['door'], req: ExpressRequest, keyScope: Entry['keyScope']): Entry => ({
  door,
  requestId: String(req.id),
  address: req.ip ?? 'unknown',
  keyScope,
});

/**
 * The panel asks long questions with a POST that Payload reads as a GET. That is done here, before any rule looks at the
 * method, and for a signed-in browser alone: API keys and bearer tokens name a method by using it.
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

/** The CMS REST API. Paths that are nobody's get the contract's 404. */
async function cms(payload: Payload, path: string, request: Request): Promise<Response> {
  const { rateLimits, gateways } = settingsOf(payload);
  const first = firstWord(path);
  const isCms = Object.hasOwn(payload.collections, first) || first === 'globals' || first === 'access' || first === 'payload-jobs';
  if (!isCms || unused.test(path)) throw new Failure('noSuchPath');
  if (rateLimits) await spendCms(gateways.limits, entryOf(request.headers)?.address ?? 'unknown', path, request.method);
  if (request.headers.has('x-api-key')) await mustOpen(payload, request);
  if (forStaff.has(first) && !worksHere(await recognise({ headers: request.headers, payload }))) throw new Failure('forbidden');
  const handled = () => handleEndpoints({ config: payload.config, request });
  // Whether there is such an account shows neither in the answer nor in the time it takes.
  return forgotten.test(path) ? inEqualTime(handled) : handled();
}

/** Ways of the CMS that lead nowhere here. */
const unused = /^\/users\/verify\/|^\/[a-z-]+\/paste-url(\/|$)/;
const forgotten = /^\/users\/forgot-password\/?$/;
/** What the CMS keeps for whoever works in the panel: how they left a screen, and that they are editing something. */
const forStaff = new Set(['payload-preferences', 'payload-locked-documents']);

const worksHere = (user: PayloadRequest['user']): boolean => user !== null && isStaff(rolesOf(user as unknown as RoleMarks));
const isForm = (req: ExpressRequest): boolean => /^multipart\//i.test(req.headers['content-type'] ?? '');

/** A key that does not open this door is told so, instead of being shown what a visitor may see. */
async function mustOpen(payload: Payload, { headers }: Request): Promise<void> {
  if (await recognise({ headers, payload })) return;
  throw refusedKey(headers);
}

function allowedBytes(route: Route): number {
  const files = Object.values(route.files ?? {}).reduce((sum, rule) => sum + rule.maxBytes, 0);
  // A picture a little over its limit still has to be read, to say which one it is.
  return files > 0 ? files * 2 + JSON_BYTES : (route.maxBodyBytes ?? JSON_BYTES);
}
