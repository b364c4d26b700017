/**
 * Answers that are the same for everybody, cached by their input and not by how the URL was written: unknown
 * parameters, their order and their spelling make no difference.
 */
import type { Payload, PayloadRequest } from 'payload';
import type { Route } from '../contract/route';
import type { Implementation } from '../endpoints/implement';
import { answerCall } from '../endpoints/register';
import type { Answer } from '../endpoints/respond';
import type { Language } from '../services/ctx';
import { openRequest, webHeaders } from './callRequest';
import type { Entry, PublicCache } from './publicCache';

/** The parameters as they appear in the URL. */
export type Given = { params: Record<string, string>; query: Record<string, string> };

/** The signed-in person, as found by `recognise`; null for a visitor. */
export type Account = PayloadRequest['user'];

export type PublicAnswers = {
  /** The cache key; null for calls that are not cached and for invalid input. */
  keyOf(implementation: Implementation, given: Given, language: Language): string | null;
  /** The cached answer for the key, if there is a current one. */
  fresh(key: string): Promise<Entry | null>;
  /** The answer, computed if it is missing. */
  through(
    key: string,
    implementation: Implementation,
    given: Given,
    language: Language,
    mayMake?: () => Promise<void>,
  ): Promise<Entry>;
  /** Computed as for a visitor or for an account, and not cached. */
  make(implementation: Implementation, given: Given, language: Language, account?: Account): Promise<Answer>;
};

export function publicAnswers(payload: Payload, origin: string, cache: PublicCache): PublicAnswers {
  const make = async (
    { route, handle }: Implementation,
    { params, query }: Given,
    language: Language,
    account: Account = null,
  ): Promise<Answer> => {
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const url = new URL(`/api${path}`, origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
    const headers = webHeaders({ 'accept-language': language });
    const req = await openRequest(payload, {
      method: 'GET',
      url,
      headers,
      params,
      entry: { door: 'render', requestId: 'render', address: 'render', keyScope: null },
    });
    req.user = account;
    return answerCall({ route, handle }, req, { isInner: true });
  };
  return {
    make,
    keyOf: ({ route }, given, language) => {
      if (!route.cache) return null;
      const asked = readAsked(route, given);
      return asked === null ? null : `${language} ${route.name} ${asked}`;
    },
    fresh: (key) => cache.fresh(key),
    through: (key, implementation, given, language, mayMake) =>
      cache.through(
        key,
        async () => {
          const { http, body, headers, isKept = true } = await make(implementation, given, language);
          // "Not found" is not cached: the number of missing things is unlimited.
          const isFound = http === 200 && body?.status === 200;
          return { body: JSON.stringify(body), status: http, headers, isKept: isKept && isFound };
        },
        mayMake,
      ),
  };
}

/** The input in normal form, or null when it is invalid. */
function readAsked(route: Route, { params, query }: Given): string | null {
  if (!route.params && !route.query) return '';
  const known = route.query
    ? Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(route.query!.shape, name)))
    : {};
  const [inPath, inQuery] = [route.params?.safeParse(params), route.query?.safeParse(known)];
  if (inPath?.success === false || inQuery?.success === false) return null;
  return JSON.stringify([inPath?.data ?? null, inQuery?.data ?? null]);
}
