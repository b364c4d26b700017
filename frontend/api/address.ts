/** The address of a call: the route's path with its parameters filled in. The same string is the key in the cache. */
import type { CallOf, Route } from '../../contract/route';

type AnyCall = { params?: unknown; query?: unknown };

const entries = (values: unknown): [string, unknown][] =>
  typeof values === 'object' && values !== null ? Object.entries(values) : [];

/** `/get-shop-data/:slug/:offset/:limit` with its values, below `/api`. */
export function addressOf<R extends Route>(route: R, call: CallOf<R>): string {
  const { params, query }: AnyCall = call;
  let path: string = route.path;
  for (const [name, value] of entries(params)) path = path.replace(`:${name}`, encodeURIComponent(String(value)));
  const search = new URLSearchParams();
  for (const [name, value] of entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
