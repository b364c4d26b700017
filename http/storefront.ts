/** The storefront: its built files, and its pages rendered with the words and prices in the HTML. */
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import type { Payload } from 'payload';
import sirv from 'sirv';
import type { Implementation } from '../endpoints/implement';
import type { Env } from '../env';
import { createPageRenderer, storedOf } from '../storefront/render';
import { dispatcher } from './dispatch';
import { sendEntry, type PublicCache } from './publicCache';

type Options = { payload: Payload; implementations: readonly Implementation[]; settings: Env; cache: PublicCache };

export async function storefront({ payload, implementations, settings, cache }: Options) {
  const isDevelopment = settings.NODE_ENV === 'development';
  const renderer = await createPageRenderer({
    mode: isDevelopment ? 'development' : 'production',
    dispatch: dispatcher(payload, implementations, settings.SERVER_URL).body,
    isDemo: settings.DEMO_MODE,
  });
  const router = express.Router();
  if (renderer.middleware) router.use(renderer.middleware, withBasePath);
  else router.use('/multi-vendor', builtFiles());
  const page: RequestHandler = async (req, res) => {
    const cookies = req.headers.cookie ?? '';
    const render = () => renderer.renderPage({ url: req.originalUrl, origin: settings.SERVER_URL, cookies });
    let other: Awaited<ReturnType<typeof render>> | undefined;
    // Pages are rendered as for a visitor; only the mirrored choices (language, theme, place) make them differ.
    const entry = isDevelopment
      ? null
      : await cache.through(`page ${JSON.stringify(storedOf(cookies))} ${req.originalUrl}`, async () => {
          const made = await render();
          if (made.status === 200) return made.html;
          other = made;
          return null;
        });
    if (entry) {
      sendEntry(entry, 'text/html; charset=utf-8', req, res, 'Cookie');
      return;
    }
    const { status, headers, html } = other ?? (await render());
    res.status(status).set(headers).send(html);
  };
  // Forms sent before a page's scripts have come: a search is led to its page, anything else to the page it stands on. Such
  // forms are sent by POST, so that no password ever stands in an address.
  router.get('/multi-vendor/search', (req, res) => {
    const { keyword } = req.query;
    const words = typeof keyword === 'string' ? keyword.trim() : '';
    res.redirect(302, words === '' ? '/multi-vendor/' : `/multi-vendor/search/${encodeURIComponent(words)}`);
  });
  router.post(/^\/multi-vendor(\/.*)?$/, (req, res) => res.redirect(303, req.originalUrl));
  router.get(/^\/multi-vendor(\/.*)?$/, page);
  return { handler: router, close: () => renderer.close() };
}

/** Vite takes the base path off the address of what it leaves to others; the pages want it whole. */
const withBasePath: RequestHandler = (req, _res, next) => {
  req.url = req.originalUrl;
  next();
};

/** Files with a hash in their name never change; the others are asked for again. */
function builtFiles(): RequestHandler {
  return sirv(path.resolve('dist/storefront/client'), {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (res, pathname) => {
      const isHashed = pathname.startsWith('/assets/');
      res.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
