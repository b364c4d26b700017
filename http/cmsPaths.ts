/** Which paths and methods the CMS's own REST API has here. */
import type { Endpoint, Payload } from 'payload';
import { Failure } from '../domain/failure';
import { cmsForStaff } from '../endpoints/cmsForStaff';

/** Endpoints of the CMS that are disabled here. Payload matches paths case-insensitively. */
const unused = /^\/users\/verify\/|^\/[a-z-]+\/paste-url(\/|$)/i;

const wordsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** The first word of a path: the collection, `globals` or `access`. */
export const firstWord = (path: string): string => wordsOf(path)[0] ?? '';

/** Payload's internal collections: its queue, its migrations. */
const isInternal = (slug: string): boolean => slug.startsWith('payload-') && !cmsForStaff.has(slug);

/** Whether a path is one of the CMS, or below one. */
export function isCms(payload: Payload, path: string): boolean {
  const [first = '', second = ''] = wordsOf(path);
  const isKnown = Object.hasOwn(payload.collections, first) || first === 'globals' || first === 'access';
  // Payload ignores trailing slashes, but the rules here would not: for them `/users/login//` would be no sign-in.
  return isKnown && !path.includes('//') && !unused.test(path) && !isInternal(first) && !isInternal(second);
}

type Place = { endpoints: readonly Omit<Endpoint, 'root'>[]; words: string[] };

/** Where Payload looks for the endpoint of a path, and the words it compares. */
function placeOf(payload: Payload, path: string): Place | null {
  const words = wordsOf(path);
  const [first = '', second = ''] = words;
  if (first === 'access') return { endpoints: payload.config.endpoints, words };
  const settings = payload.config.globals.find(({ slug }) => slug === second);
  const kind = first === 'globals' ? settings : payload.config.collections.find(({ slug }) => slug === first);
  return kind?.endpoints ? { endpoints: kind.endpoints, words: words.slice(first === 'globals' ? 2 : 1) } : null;
}

/** How many words of a pattern such as `/versions/:id` are parameters; null when the words do not match it. */
function matched(pattern: string, words: readonly string[]): number | null {
  const parts = wordsOf(pattern);
  const needed = parts.filter((part) => !part.endsWith('?')).length;
  if (words.length < needed || words.length > parts.length) return null;
  const fits = words.every((word, at) => parts[at]!.startsWith(':') || parts[at]!.toLowerCase() === word.toLowerCase());
  return fits ? parts.filter((part) => part.startsWith(':')).length : null;
}

const inOrder = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods a path of the CMS accepts; none for any other path. */
export function cmsMethods(payload: Payload, path: string): string[] {
  const place = isCms(payload, path) ? placeOf(payload, path) : null;
  const found = (place?.endpoints ?? []).flatMap(({ method, path: pattern }) => {
    const parameters = matched(pattern, place?.words ?? []);
    return parameters === null ? [] : [{ method: method.toUpperCase(), parameters }];
  });
  // `/users/login` is no record with the id `login`.
  const fewest = Math.min(...found.map(({ parameters }) => parameters));
  const methods = new Set(found.filter(({ parameters }) => parameters === fewest).map(({ method }) => method));
  if (methods.size === 0) return [];
  const named = inOrder.filter((method) => methods.has(method));
  return [...named.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'];
}

/** Throws when the CMS has no such path, or not this method there. */
export function mustAccept(payload: Payload, path: string, method: string): void {
  const allowed = cmsMethods(payload, path);
  if (allowed.length === 0) throw new Failure('noSuchPath');
  if (!allowed.includes(method)) throw new Failure('wrongMethod', { params: { allow: allowed.join(', ') } });
}
