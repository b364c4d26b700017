/** `/api`: the contract's calls go straight to their handlers, the rest to the CMS's own REST API. */
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { Payload } from 'payload';
import type { Route } from '../contract/route';
import { Failure } from '../domain/failure';
import type { Implementation } from '../endpoints/implement';
import { answerCall, notKept } from '../endpoints/register';
import { toAnswer, type Edge } from '../endpoints/respond';
import { languageOf } from '../services/openCtx';
import { openRequest, webHeaders } from './callRequest';
import { CallTable, type FoundCall } from './callTable';
import { cmsMethods, openCms } from './cms';
import { compress, compressed } from './compressed';
import { windows, type Door } from './door';
import { entryAt } from './entryAt';
import { nameRoute } from './metrics';
import type { IsOurs } from './origins';
import type { PublicAnswers } from './publicAnswers';
import { sendEntry } from './publicCache';
import { mayBeSignedIn } from './session';
import { readBody, sendAnswer } from './webRequest';

const KB = 1024;
const JSON_BYTES = 256 * KB;

export type ApiOptions = {
  payload: Payload;
  implementations: readonly Implementation[];
  origin: string;
  answers: PublicAnswers;
  door: Door;
  isOurs: IsOurs;
};

export function api({ payload, implementations, origin, answers, door, isOurs }: ApiOptions): RequestHandler {
  const table = new CallTable(implementations);
  const cms = openCms({ payload, origin, isOurs });
  /**
   * An answer that is the same for everybody: from the cache, or computed once as for a visitor. False: cannot be
   * cached.
   */
  const cached = async (
    req: ExpressRequest,
    res: ExpressResponse,
    { implementation, params }: FoundCall,
  ): Promise<boolean> => {
    const language = languageOf(req.headers['accept-language'] ?? null);
    const given = { params, query: queryOf(req.originalUrl) };
    const key = answers.keyOf(implementation, given, language);
    if (key === null) return false;
    const entry =
      (await answers.fresh(key)) ??
      (await answers.through(key, implementation, given, language, () => countMade(implementation.route, req)));
    // Until an entry has its own compressed forms.
    const bytes = entry.gz ? 0 : entry.plain.length;
    compressed(req, res, bytes, () => sendEntry(entry, 'application/json; charset=utf-8', req, res));
    return true;
  };
  /** Only answers that have to be computed count towards the call's own limits: cached ones cost nothing. */
  const countMade = async ({ name, limits = [] }: Route, req: ExpressRequest): Promise<void> => {
    await door.count(windows.made, req);
    for (const { per, points, perSeconds } of limits)
      if (per === 'address') await door.count({ name, points, perSeconds }, req);
  };
  const call = async (req: ExpressRequest, res: ExpressResponse, found: FoundCall): Promise<void> => {
    const { route } = found.implementation;
    nameRoute(res, route.name);
    if (route.setsCookie && !isOurs(req)) throw new Failure('foreignOrigin');
    // If a call is counted by account, only visitors are answered before the caller is determined.
    const isAnyones = !route.limits?.some(({ per }) => per === 'account') || !mayBeSignedIn(payload, req.headers);
    if (route.cache && isAnyones && (await cached(req, res, found))) return;
    const asked = {
      method: route.method,
      url: new URL(req.originalUrl, origin),
      headers: webHeaders(req.headers),
      entry: entryAt('contract', req, route.scope ?? null),
      params: found.params,
      body: () => readBody(req, allowedBytes(route)),
    };
    sendAnswer(await answerCall(found.implementation, await openRequest(payload, asked)), notKept, res);
  };
  return async (req, res) => {
    const edge: Edge = { language: languageOf(req.headers['accept-language'] ?? null), requestId: String(req.id) };
    try {
      await door.count(windows.calls, req, res);
      const path = req.path;
      const found = table.find(req.method === 'HEAD' ? 'GET' : req.method, path);
      if (found) return await call(req, res, found);
      const allowed = table.methodsOf(path);
      if (req.method === 'OPTIONS') return options(allowed.length > 0 ? allowed : cmsMethods(payload, path), res);
      if (allowed.length > 0) throw new Failure('wrongMethod', { params: { allow: allowed.join(', ') } });
      compress(req, res, () => undefined);
      await cms(path, req, res);
    } catch (error) {
      const known = error instanceof URIError ? new Failure('malformed') : error;
      const answer = toAnswer(known, edge);
      if (answer.http >= 500) req.log.error({ err: error }, 'request failed');
      sendAnswer(answer, notKept, res);
    }
  };
}

const queryOf = (url: string): Record<string, string> => {
  const at = url.indexOf('?');
  return at < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(at)));
};

/**
 * The allowed methods of a path, for programs that ask; a browser's preflight from a listed origin is answered earlier
 * (`origins.ts`).
 */
function options(allowed: readonly string[], res: ExpressResponse): void {
  if (allowed.length === 0) throw new Failure('noSuchPath');
  res.setHeader('Allow', allowed.join(', '));
  res.status(204).end();
}

function allowedBytes(route: Route): number {
  const files = Object.values(route.files ?? {}).reduce((sum, rule) => sum + rule.maxBytes, 0);
  // A picture slightly over its limit still has to be read, so that the error can name it.
  return files > 0 ? files * 2 + JSON_BYTES : (route.maxBodyBytes ?? JSON_BYTES);
}
