/** Every page of the shop, each in its own script. */
import { use, useEffect, useMemo } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { hydrationDone } from '../api/hydration';
import { loadedPage, loadPage } from './loadPage';
import type { PageModule, PageRoute } from './page';
import { fetchOtherPages, knownOtherPages } from './pageList';
import { frequentPages } from './pages.frequent';

/**
 * A page whose script is still loading delays the navigation, and the last page stays (the router navigates in a
 * transition). There is deliberately no Suspense around it: React would hydrate the page after the frame, and a
 * language known only to the browser would change in between.
 */
function LoadedPage({ page }: { page: PageRoute }) {
  const { Page }: PageModule = loadedPage(page) ?? use(loadPage(page));
  return <Page />;
}

const routesOf = (pages: readonly PageRoute[]): RouteObject[] =>
  pages.map((page) => ({ path: page.path, element: <LoadedPage key={page.file} page={page} /> }));

/** Delays the navigation too, until the list of these pages is there. */
function OtherPage() {
  const pages = knownOtherPages() ?? use(fetchOtherPages());
  return useRoutes(useMemo(() => routesOf(pages), [pages]));
}

const routes: RouteObject[] = [...routesOf(frequentPages), { path: '*', element: <OtherPage /> }];

/** The page of the current URL. */
export function CurrentPage() {
  useEffect(hydrationDone, []);
  return useRoutes(routes);
}
