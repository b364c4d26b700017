/** Every page of the shop, each in a script of its own. */
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

function LoadedPage({ page }: { page: PageRoute }) {
  const { Page }: PageModule = loadedPage(page) ?? use(loadPage(page));
  return <Page />;
}

const routes = pages.map((page) => ({ path: page.path, element: <LoadedPage key={page.file} page={page} /> }));

/** The page of the present address. */
export function CurrentPage() {
  // Said from here and not from the app: what stands inside Suspense comes to life after what stands around it.
  useEffect(hydrationDone, []);
  return useRoutes(routes);
}
