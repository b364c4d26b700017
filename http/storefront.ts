/** The storefront: its built files, and its pages rendered with texts and prices in the HTML. */
import express, { type RequestHandler } from 'express';
import type { Payload } from 'payload';
import { Failure } from '../domain/failure';
import type { Env } from '../env';
import { createPageRenderer } from '../storefront/render';
import { builtFiles } from './builtFiles';
import { movedPage } from './movedPage';
import { knownPlaces } from './knownPlaces';
import type { Door } from './door';
import { countPages, pageAnswers } from './pages';
import type { PageSources } from './pageMaker';
import { accountOfPages } from './session';

type Options = PageSources & { door: Door; payload: Payload; settings: Env };

export async function storefront({ payload, settings, ...sources }: Options) {
  const isDevelopment = settings.NODE_ENV === 'development';
  const renderer = await createPageRenderer({
    mode: isDevelopment ? 'development' : 'production',
    origin: settings.SERVER_URL,
    isDemo: settings.DEMO_MODE,
    knownPlace: knownPlaces(payload),
  });
  const router = express.Router();
  if (renderer.middleware) router.use(renderer.middleware, withBasePath);
  else
    router.use(
      '/multi-vendor',
      builtFiles('dist/storefront/client', (file) => file.startsWith('/assets/')),
    );
  // Forms submitted before a page's scripts have loaded: a search is redirected to its page, anything else to the page
  // the form is on. Such forms are sent by POST, so that a password never appears in a URL.
  router.get('/multi-vendor/search', (req, res) => {
    const { keyword } = req.query;
    const words = typeof keyword === 'string' ? keyword.trim() : '';
    res.redirect(302, words === '' ? '/multi-vendor/' : `/multi-vendor/search/${encodeURIComponent(words)}`);
  });
  router.get('/multi-vendor/page/:slug', movedPage(payload));
  router.post(/^\/multi-vendor(\/.*)?$/, (req, res) => res.redirect(303, req.originalUrl));
  router.get(/^\/multi-vendor$/, (req, res) =>
    res.redirect(301, req.originalUrl.replace('/multi-vendor', '/multi-vendor/')),
  );
  router.get(
    /^\/multi-vendor(\/.*)?$/,
    countPages(sources.door),
    pageAnswers(renderer, { ...sources, accountOf: accountOfPages(payload) }),
  );
  router.all(/^\/multi-vendor(\/.*)?$/, (_req, _res, next) =>
    next(new Failure('wrongMethod', { params: { allow: 'GET, HEAD, POST, OPTIONS' } })),
  );
  return { handler: router, close: () => renderer.close() };
}

/** Vite removes the base path from the URL of requests it leaves to others; the pages need it whole. */
const withBasePath: RequestHandler = (req, _res, next) => {
  req.url = req.originalUrl;
  next();
};
