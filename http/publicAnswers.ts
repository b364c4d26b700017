/**
 * Answers that are the same for everybody, kept by what is asked and not by how the address was written: parameters a call
 * does not know, their order and their spelling make no difference.
 */
import type { Payload } from 'payload';
import type { Route } from '../contract/route';
import type { Implementation } from '../endpoints/implement';
import { answerCall } from '../endpoints/register';
import type { Answer } from '../endpoints/respond';
import type { Language } from '../services/ctx';
import { openRequest, webHeaders } from './callRequest';
import type { Entry, PublicCache } from './publicCache';

/** As they stand in an address. */
export type Given = { params: Record<string, string>; query: Record<string, string> };

export type PublicAnswers = {
  /** What the answer is kept under; null for calls that are not kept and for input that is wrong. */
  keyOf(implementation: Implementation, given: Given, language: Language): string | null;
  /** The answer under that key when it is there and of now. */
  fresh(key: string): Promise<Entry | null>;
  /** The answer, made when it is missing. */
  through(
    key: string,
    implementation: Implementation,
    given: Given,
    language: Language,
    mayMake?: () => Promise<void>,
  ): Promise<Entry>;
  /** Made as for a visitor, and not kept. */
  make(implementation: Implementation, given: Given, language: Language): Promise<Answer>;
};

export function publicAnswers(payload: Payload, origin: string, cache: PublicCache): PublicAnswers {
  const make = async (
    { route, handle }: Implementation,
    { params, query }: Given,
    language: Language,
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
          const { http, body, headers } = await make(implementation, given, language);
          // "Not found" is not kept: there is no end of things that are not there.
          return { text: JSON.stringify(body), status: http, headers, isKept: http === 200 && body?.status === 200 };
        },
        mayMake,
      ),
  };
}

/** The input in one form, or null when it is wrong. */
function readAsked(route: Route, { params, query }: Given): string | null {
  if (!route.params && !route.query) return '';
  const known = route.query
    ? Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(route.query!.shape, name)))
    : {};
  const [inPath, inQuery] = [route.params?.safeParse(params), route.query?.safeParse(known)];
  if (inPath?.success === false || inQuery?.success === false) return null;
  return JSON.stringify([inPath?.data ?? null, inQuery?.data ?? null]);
}
