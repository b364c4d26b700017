/** Which page an address shows. */
import { loadPage, matchPage, noteMissingScript, type PageMatch } from './loadPage';
import type { PageRoute } from './page';
import { frequentPages } from './pages.frequent';

let others: readonly PageRoute[] | undefined;
let asked: Promise<readonly PageRoute[]> | undefined;

/** The list of the other pages, once it has been fetched. */
export const knownOtherPages = (): readonly PageRoute[] | undefined => others;

export const fetchOtherPages = (): Promise<readonly PageRoute[]> =>
  (asked ??= import('./pages.other').then(
    ({ otherPages }) => (others = otherPages),
    (error: unknown) => {
      // What could not be fetched can be requested again.
      asked = undefined;
      noteMissingScript();
      throw error;
    },
  ));

/** For a path below the base path: an address nobody knows has a page too, which says so. */
export const pageAt = async (pathname: string): Promise<PageMatch> =>
  matchPage(frequentPages, pathname) ?? matchPage(await fetchOtherPages(), pathname)!;

/** Fetches the page of a path. One that cannot be fetched says so when it is shown. */
export const preparePage = (pathname: string): Promise<unknown> =>
  pageAt(pathname)
    .then(({ page }) => loadPage(page))
    .catch(() => undefined);
