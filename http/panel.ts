/** The panel: Payload's, drawn by Next. Nothing else goes through Next. */
import http from 'node:http';
import express, { type RequestHandler } from 'express';
import { panelSecurity } from './security';

type Panel = { paths: string[]; handler: express.Router; close: () => Promise<void> };

export async function openPanel(options: { isHttps: boolean; isDevelopment: boolean; port: number }): Promise<Panel> {
  const { default: next } = await import('next');
  const app = (next as unknown as (typeof import('next'))['default'])({
    dev: options.isDevelopment,
    dir: process.cwd(),
    customServer: true,
    port: options.port,
    // Next takes over upgrades of the server it is given, on every path, and leaves them open. Its own sockets are for development.
    ...(options.isDevelopment ? {} : { httpServer: http.createServer() }),
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  const router = express.Router();
  router.use(panelSecurity(options), samePerson);
  const toNext: RequestHandler = (req, res) => {
    // Mounted handlers see a shortened address; Next wants the whole one.
    req.url = req.originalUrl;
    void handle(req, res);
  };
  router.use(toNext);
  return { paths: ['/multi-vendor/admin', '/_next'], handler: router, close: () => app.close() };
}

/** Who reads the shop in Bangla reads the panel in Bangla, until they choose otherwise there. */
const shopLanguages: Readonly<Record<string, string>> = { bn: 'bn-BD', en: 'en' };

/**
 * The panel knows a person as the shop does. Looking at a page changes nothing, so a page is also shown signed in when a
 * link on another site led there, or a plain http address keeps the browser from saying where it comes from.
 */
const samePerson: RequestHandler = (req, _res, next) => {
  const cookies = req.headers.cookie ?? '';
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookies)?.[1] ?? '';
  const language = shopLanguages[chosen];
  if (language && !/(?:^|;\s*)payload-lng=/.test(cookies)) req.headers.cookie = `${cookies}; payload-lng=${language}`;
  if (req.method === 'GET' || req.method === 'HEAD') req.headers['sec-fetch-site'] = 'same-origin';
  // The panel is for people: what comes with a key comes without it.
  delete req.headers['x-api-key'];
  next();
};
