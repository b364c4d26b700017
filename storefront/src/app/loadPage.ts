/** Loads page modules once, and remembers them so that a loaded page renders without waiting. */
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { startWork } from '../ui/progress';
import { basePath } from './paths';
import type { PageModule, PageRoute } from './page';

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

let isOutOfReach = false;

/** A script could not be fetched. Browsers may answer so for as long as the document lives: a new one asks again. */
export const noteMissingScript = (): void => void (isOutOfReach = true);
export const missesScripts = (): boolean => isOutOfReach;

export const loadedPage = (page: PageRoute): PageModule | undefined => loaded.get(page.file);

export function loadPage(page: PageRoute): Promise<PageModule> {
  const started = loading.get(page.file);
  if (started) return started;
  const done = startWork();
  const promise = page
    .load()
    .then((module) => {
      loaded.set(page.file, module);
      return module;
    })
    .catch((error: unknown) => {
      // A page that could not be fetched can be requested again.
      loading.delete(page.file);
      noteMissingScript();
      throw error;
    })
    .finally(done);
  loading.set(page.file, promise);
  return promise;
}

/** The page rendered for an unknown URL. */
const noSuchPage = '/no-such-page';

/**
 * The normalised path of a page: a path in another case or with a trailing slash gets the same page, which need not
 * be rendered again.
 */
export const pathOf = (page: PageRoute, params: PageMatch['params']): string =>
  page.path === '*'
    ? noSuchPage
    : page.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

export type PageMatch = { page: PageRoute; params: Readonly<Record<string, string | undefined>> };

/** The page for a path below the base path. */
export function matchPage(pages: readonly PageRoute[], pathname: string): PageMatch | undefined {
  const routes: RouteObject[] = pages.map((page) => ({ path: page.path, handle: page }));
  const match = matchRoutes(routes, pathname)?.[0];
  return match ? { page: match.route.handle as PageRoute, params: match.params } : undefined;
}

/** `/multi-vendor/mall` -> `/mall`. */
export function belowBase(pathname: string): string {
  const rest = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  return rest === '' ? '/' : rest;
}
