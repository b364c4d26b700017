/** Every page of the shop, each in its own script. */
import { use, useEffect } from 'react';
import { useRoutes } from 'react-router-dom';
import { hydrationDone } from '../api/hydration';
import { loadedPage, loadPage } from './loadPage';
import type { PageModule, PageRoute } from './page';
import { accountPages } from './pages.account';
import { publicPages } from './pages.public';

const anythingElse: PageRoute = {
  path: '*',
  file: 'routes/NotFoundPage',
  load: () => import('../routes/NotFoundPage'),
};

export const pages: readonly PageRoute[] = [...publicPages, ...accountPages, anythingElse];

/**
 * A page whose script is still loading delays the navigation, and the last page stays (the router navigates in a
 * transition). There is deliberately no Suspense around it: React would hydrate the page after the frame, and a
 * language known only to the browser would change in between.
 */
function LoadedPage({ page }: { page: PageRoute }) {
  const { Page }: PageModule = loadedPage(page) ?? use(loadPage(page));
  return <Page />;
}

const routes = pages.map((page) => ({ path: page.path, element: <LoadedPage key={page.file} page={page} /> }));

/** The page of the current URL. */
export function CurrentPage() {
  useEffect(hydrationDone, []);
  return useRoutes(routes);
}
