/** The panel: Payload's, drawn by Next. Nothing else goes through Next. */
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import { projectRoot } from '../projectRoot';
import { builtFiles } from './builtFiles';
import { compress } from './compressed';
import { panelSecurity } from './security';

type Panel = { paths: string[]; handler: express.Router; close: () => Promise<void> };
type Next = (typeof import('next'))['default'];
type NextServer = ReturnType<Next>;
type Options = { isHttps: boolean; isDevelopment: boolean; cdn: string; port: number };

const built = path.join(projectRoot, '.next');

/**
 * The first request loads Next: that takes as long as the rest of the start, and many processes never serve a panel.
 */
export function openPanel(options: Options): Panel {
  if (!options.isDevelopment && !fs.existsSync(path.join(built, 'server/node_modules/next')))
    throw new Error('The panel is not built: run npm run build first.');
  let opened: Promise<NextServer> | null = null;
  const open = (): Promise<NextServer> => {
    opened ??= prepare(options).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const router = express.Router();
  router.use(panelSecurity(options));
  // Below /_next, where this is mounted.
  if (!options.isDevelopment)
    router.use(
      '/static',
      builtFiles('.next/static', () => true),
    );
  router.use(samePerson, compress);
  const toNext: RequestHandler = async (req, res) => {
    const handle = (await open()).getRequestHandler();
    // Mounted handlers see a shortened URL; Next needs the whole one.
    req.url = req.originalUrl;
    void handle(req, res);
  };
  router.use(toNext);
  const close = async () => {
    const server = await opened?.catch(() => null);
    await server?.close();
  };
  return { paths: ['/multi-vendor/admin', '/_next'], handler: router, close };
}

async function prepare({ isDevelopment, port }: Options): Promise<NextServer> {
  const { prepareStackTrace } = Error;
  const next = isDevelopment ? await developersNext() : builtNext();
  const server = next({
    dev: isDevelopment,
    dir: projectRoot,
    customServer: true,
    port,
    // Next handles upgrades of the server it is given, on every path, and leaves them open. Its own sockets are for
    // development.
    ...(isDevelopment ? {} : { httpServer: http.createServer() }),
  });
  await server.prepare();
  // Next installs its own handler, which supports no source maps but those of its compiler (scripts/sourceMaps.mjs).
  if (prepareStackTrace && !isDevelopment) Error.prepareStackTrace = prepareStackTrace;
  return server;
}

/** The installed package: a development tool, with its compiler. */
async function developersNext(): Promise<Next> {
  const { default: next } = await import('next');
  return next;
}

/** The part of Next that `npm run build` copies next to the panel, and the settings the panel was built with. */
function builtNext(): Next {
  const { config } = JSON.parse(fs.readFileSync(path.join(built, 'required-server-files.json'), 'utf8')) as {
    config: object;
  };
  // As in the server that Next generates itself: otherwise Next looks for next.config.mjs and for its compiler.
  // eslint-disable-next-line no-restricted-syntax -- Next takes it from nowhere else.
  Object.assign(process.env, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) });
  return createRequire(path.join(built, 'server/'))('next') as Next;
}

/** A person who uses the shop in Bangla gets the panel in Bangla, until they choose otherwise there. */
const shopLanguages: Readonly<Record<string, string>> = { bn: 'bn-BD', en: 'en' };

/**
 * The panel recognises a person as the shop does. Viewing a page changes nothing, so a page is shown signed in even
 * when a link on another site led there, or plain http keeps the browser from saying where the request comes from.
 */
const samePerson: RequestHandler = (req, _res, next) => {
  const cookies = req.headers.cookie ?? '';
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookies)?.[1] ?? '';
  const language = shopLanguages[chosen];
  if (language && !/(?:^|;\s*)payload-lng=/.test(cookies)) req.headers.cookie = `${cookies}; payload-lng=${language}`;
  if (req.method === 'GET' || req.method === 'HEAD') req.headers['sec-fetch-site'] = 'same-origin';
  // The panel is for people: requests with a key are treated as if they had none.
  delete req.headers['x-api-key'];
  next();
};
