/** The panel: Payload's, drawn by Next. Nothing else goes through Next. */
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import { projectRoot } from '../projectRoot';
import { panelSecurity } from './security';

type Panel = { paths: string[]; handler: express.Router; close: () => Promise<void> };
type Next = (typeof import('next'))['default'];
type NextServer = ReturnType<Next>;
type Options = { isHttps: boolean; isDevelopment: boolean; port: number };

const built = path.join(projectRoot, '.next');

/** Next is loaded by the first request: it takes as long as the start of everything else, and many processes never draw a panel. */
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
  router.use(panelSecurity(options), samePerson);
  const toNext: RequestHandler = async (req, res) => {
    const handle = (await open()).getRequestHandler();
    // Mounted handlers see a shortened address; Next wants the whole one.
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
    // Next takes over upgrades of the server it is given, on every path, and leaves them open. Its own sockets are for development.
    ...(isDevelopment ? {} : { httpServer: http.createServer() }),
  });
  await server.prepare();
  // Next sets its own, which knows no source maps but its compiler's (scripts/sourceMaps.mjs).
  if (prepareStackTrace && !isDevelopment) Error.prepareStackTrace = prepareStackTrace;
  return server;
}

/** The installed package: a development tool, with its compiler. */
async function developersNext(): Promise<Next> {
  const { default: next } = await import('next');
  return next;
}

/** The part of Next that `npm run build` keeps with the panel, and the settings the panel was built with. */
function builtNext(): Next {
  const { config } = JSON.parse(fs.readFileSync(path.join(built, 'required-server-files.json'), 'utf8')) as {
    config: object;
  };
  // As the server does that Next itself writes for this: without it Next looks for next.config.mjs and for its compiler.
  // eslint-disable-next-line no-restricted-syntax -- Next takes it from nowhere else.
  Object.assign(process.env, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) });
  return createRequire(path.join(built, 'server/'))('next') as Next;
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
