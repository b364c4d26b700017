/** Where a call goes: the route's path with its values in place. */
import type { CallOf, Route } from '../../../contract/route';

const entries = (values: unknown): [string, unknown][] =>
  typeof values === 'object' && values !== null ? Object.entries(values) : [];

/** `/get-single-user/:id` with its id and query, below `/api`. */
export function addressOf<R extends Route>(route: R, call: CallOf<R>): string {
  const { params, query }: { params?: unknown; query?: unknown } = call;
  let path: string = route.path;
  for (const [name, value] of entries(params)) path = path.replace(`:${name}`, encodeURIComponent(String(value)));
  const search = new URLSearchParams();
  for (const [name, value] of entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
