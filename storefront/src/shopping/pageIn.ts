/** The page of a list in an address, from 0: a whole number, within what a list can have. */
const MOST_PAGES = 10_000;

export const pageIn = (query: URLSearchParams, name = 'page'): number =>
  Math.max(0, Math.min(MOST_PAGES, Math.trunc(Number(query.get(name)) || 1)) - 1);

/** The query of a page with nothing but its list's page. */
export function readPageQuery(query: URLSearchParams): URLSearchParams {
  const page = pageIn(query);
  return new URLSearchParams(page > 0 ? { page: String(page + 1) } : {});
}
