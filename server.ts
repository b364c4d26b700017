/**
 * One process, one origin: the API, the rendered storefront, the panel, pictures. `createApp` can be used without
 * listening.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import express, { type Express } from 'express';
import { createLocalReq, getPayload, type Payload } from 'payload';
import pino from 'pino';
import { implementations } from './endpoints/index';
import { env, keepShopsTime, type Env } from './env';
import { Failure } from './domain/failure';
import { toAnswer, toResponse } from './endpoints/respond';
import { api } from './http/api';
import { compress } from './http/compressed';
import { isMongo } from './database/adapter';
import { migrateInDevelopment } from './database/migrateInDevelopment';
import { docs } from './http/docs';
import { withDay } from './http/dayRevision';
import { door, type Door } from './http/door';
import { answerAndStop } from './http/ending';
import { listener } from './http/listener';
import { healthz, readyz } from './http/health';
import { watchBacklog } from './http/backlog';
import { mayMeasure, metrics, type Metrics } from './http/metrics';
import { embeddedBy, ourPages, sharedWith } from './http/origins';
import { countPages } from './http/pages';
import { openPanel } from './http/panel';
import { plainHttp } from './http/plainHttp';
import { mustBeFree } from './http/portFree';
import { publicAnswers, type PublicAnswers } from './http/publicAnswers';
import { PublicCache } from './http/publicCache';
import { requestLog } from './http/requestLog';
import { sandbox } from './http/sandbox';
import { shopSecurity } from './http/security';
import { setUpGate } from './http/setUp/gate';
import { sitemap } from './http/sitemap';
import { storefront } from './http/storefront';
import { ownTarget, readableTarget } from './http/target';
import { traces } from './http/traces';
import { uploads } from './http/uploads';
import { sendWebResponse } from './http/webRequest';
import { openDb } from './services/db/openDb';
import { beginToEnd, endJobs } from './services/jobs/endJobs';
import { recoverAtStart } from './services/jobs/recovery';
import { placePast } from './services/orders/placePast';
import { postPast } from './services/ledger/postPast';
import { listPast } from './services/payouts/listPast';
import { keyPast } from './services/refunds/keyPast';
import { languageOf, openCtx, settingsOf } from './services/openCtx';
import { passedTurns } from './services/publicTurns';
import { writeMissed } from './services/search/noteMissed';
import { describeError } from './telemetry/errors';
import { projectVersion } from './projectRoot';
import config from './payload.config';

export type AppOptions = {
  /** Serve the panel (Next). Off for API tests. */
  panel?: boolean;
  /** Serve the rendered storefront. Off for API tests. */
  storefront?: boolean;
};
export type App = { express: Express; payload: Payload; close: () => Promise<void>; stop: () => void };

const MB = 1024 * 1024;
const ROOM_FOR_ANSWERS = { entries: 2_000, bytes: 24 * MB };
const ROOM_FOR_PAGES = { entries: 2_000, bytes: 64 * MB };

/** Everything the server does, without listening. */
export async function createApp(options: AppOptions = {}): Promise<App> {
  const settings = env();
  const startedAt = new Date();
  const payload = await getPayload({ config, cron: true });
  const usesMongo = isMongo(settings.DATABASE_URI);
  await migrateInDevelopment(payload);
  const isAlone = !usesMongo && settings.PROCESS_ROLE === 'both';
  await recoverAtStart(openDb(payload, await createLocalReq({}, payload)), startedAt, isAlone);
  await postPast(openCtx(await createLocalReq({}, payload)), (line) => payload.logger.info(line));
  await listPast(openCtx(await createLocalReq({}, payload)), (line) => payload.logger.info(line));
  await keyPast(openCtx(await createLocalReq({}, payload)));
  await placePast(openCtx(await createLocalReq({}, payload)), (line) => payload.logger.info(line));
  let stopping = false;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.TRUST_PROXY);
  app.set('etag', false);
  app.use(ownTarget);
  const measured = watch(app, settings, payload, () => stopping);
  const endTelemetry = await beginTelemetry(settings, measured);
  const parts = settings.PROCESS_ROLE === 'worker' ? [] : await openShop(app, { settings, payload, measured }, options);
  app.use((_req, _res, next) => next(new Failure('noSuchPath')));
  app.use(lastError);

  return {
    express: app,
    payload,
    stop: () => {
      stopping = true;
      beginToEnd(payload);
    },
    close: async () => {
      await endJobs(payload);
      for (const part of parts) await part.close();
      await writeMissed(payload);
      await endTelemetry?.();
      await payload.destroy();
    },
  };
}

/** Loads the exporter of traces and metrics, if a collector is configured. */
async function beginTelemetry(settings: Env, { registry }: Metrics): Promise<(() => Promise<void>) | null> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === '') return null;
  const { sendTelemetry } = await import('./telemetry/otlp');
  const to = {
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: settings.OTEL_SERVICE_NAME,
    version: projectVersion,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
    everyMs: settings.OTEL_METRIC_EXPORT_INTERVAL,
  };
  return sendTelemetry(to, registry);
}

type Open = { settings: Env; payload: Payload; measured: Metrics };

/**
 * The parts for visitors: the panel, the API, pictures and the storefront. Returns what has to be closed at the end.
 */
async function openShop(
  app: Express,
  { settings, payload, measured }: Open,
  options: AppOptions,
): Promise<{ close: () => Promise<void> }[]> {
  app.use(plainHttp({ serverUrl: settings.SERVER_URL, panelPath: '/multi-vendor/admin' }));
  const security = {
    isHttps: settings.SERVER_URL.startsWith('https:'),
    isDevelopment: settings.NODE_ENV === 'development',
    cdn: settings.CDN_URL,
  };
  const unset = await setUpGate({ payload, serverUrl: settings.SERVER_URL });
  app.use(['/multi-vendor/admin', '/_next'], unset.panel);
  const doorkeeper = door(payload);
  app.use('/multi-vendor/admin', countPages(doorkeeper));
  const panel = options.panel ? openPanel({ ...security, port: settings.PORT }) : null;
  if (panel) app.use(panel.paths, panel.handler);
  app.use(shopSecurity(security));
  const stored = () => (settings.PUBLIC_CACHE === 'on' ? payload.db.publicRevision() : null);
  const revision = withDay(
    stored,
    () => settingsOf(payload).gateways.clock.now(),
    (now) => passedTurns(payload, now),
  );
  const cache = new PublicCache(revision, ROOM_FOR_ANSWERS);
  const parts = { answers: publicAnswers(payload, settings.SERVER_URL, cache), door: doorkeeper };
  answer(app, settings, payload, parts);
  app.use(compress);
  app.use('/multi-vendor', unset.shop);
  app.use(sitemap({ payload, origin: settings.SERVER_URL, cache, door: parts.door }));
  const pages = new PublicCache(() => (settings.NODE_ENV === 'development' ? null : revision()), ROOM_FOR_PAGES);
  measured.watchCaches({ answers: cache, pages });
  const shop = options.storefront
    ? await storefront({ payload, implementations, settings, cache: pages, ...parts })
    : null;
  if (shop) app.use(shop.handler);
  app.get('/', (_req, res) => res.redirect(302, '/multi-vendor/'));
  return [shop, panel].filter((part) => part !== null);
}

/** Request ids, logs, health and metrics: before everything else, so that they cover every request. */
function watch(app: Express, settings: Env, payload: Payload, isStopping: () => boolean): Metrics {
  const autoLogging = settings.isProduction && !settings.DEMO_MODE;
  const { reportError: reports } = settingsOf(payload);
  app.use(requestLog({ level: settings.LOG_LEVEL, autoLogging, reports }));
  app.use((req, res, next) => {
    res.setHeader('X-Request-Id', String(req.id));
    res.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  });
  const measured = metrics();
  app.use(measured.measure);
  watchBacklog(measured.registry, payload);
  app.use(readableTarget);
  app.get('/healthz', healthz);
  app.get('/readyz', readyz(payload, isStopping));
  app.get('/metrics', mayMeasure(settings.METRICS_TOKEN), measured.show);
  app.use(traces);
  return measured;
}

/** The API with its reference, pictures, and the payment simulator if it is configured. */
function answer(app: Express, settings: Env, payload: Payload, parts: { answers: PublicAnswers; door: Door }): void {
  const { SERVER_URL, CORS_ORIGINS } = settings;
  const calls = api({
    payload,
    implementations,
    origin: SERVER_URL,
    isOurs: ourPages(SERVER_URL, CORS_ORIGINS),
    ...parts,
  });
  app.use(['/api', '/sanctum', '/uploads'], sharedWith(CORS_ORIGINS));
  app.use('/api', docs(settings.SERVER_URL));
  app.use('/api', calls);
  app.get('/sanctum/csrf-cookie', (req, res, next) => {
    req.url = '/csrf-cookie';
    req.originalUrl = '/api/csrf-cookie';
    void calls(req, res, next);
  });
  app.use('/uploads', embeddedBy(CORS_ORIGINS), uploads(payload, settings.DATA_DIR));
  if (settings.BKASH_GATEWAY === 'simulator') app.use('/sandbox/bkash', sandbox(settings));
}

const lastError: express.ErrorRequestHandler = (error, req, res, _next) => {
  const language = languageOf(req.headers['accept-language'] ?? null);
  const answer = toAnswer(error, { language, requestId: String(req.id) });
  if (answer.http >= 500) req.log.error({ err: error as Error }, 'request failed');
  if (res.headersSent) return void res.end();
  void sendWebResponse(toResponse(answer), res);
};

/** For jobs and the database, when connections had to be closed after all. */
const CLOSE_MS = 5_000;
const GRACE_MS = 20_000;

/**
 * By default V8 would let the heap grow to several times what is in use before it collects, because this machine has
 * the memory. Collecting a little more often keeps the process under 700 MB on a shop of any size (`npm run
 * report:scale` measures it).
 */
const HEAP_GROWTH = '--heap-growing-percent=30';

/** Listens until SIGTERM or SIGINT, then finishes the requests in progress and closes the database. */
export async function serve(parts: AppOptions = { panel: true, storefront: true }): Promise<void> {
  v8.setFlagsFromString(HEAP_GROWTH);
  keepShopsTime();
  const settings = env();
  // Usually the same shop was started twice. To open it would take the running server's work for that of a crashed one.
  await mustBeFree(settings.PORT, settings.HOST);
  const app = await createApp(parts);
  const server = listener(app.express);
  await new Promise<void>((resolve, reject) => {
    // Without this, a port that was taken meanwhile would leave a process that neither serves nor ends.
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  app.payload.logger.info(
    settings.PROCESS_ROLE === 'worker' ? 'Haat works on jobs' : `Haat is open at ${settings.SERVER_URL}/multi-vendor`,
  );
  process.send?.('listening');

  // Payload checks the parts of a query in parallel: when two are refused, nothing handles the second rejection.
  // Without this, an invalid query from a visitor would end the process.
  process.on('unhandledRejection', (error) => app.payload.logger.error({ err: error }, 'unhandled promise rejection'));

  const stop = answerAndStop(server);
  let ending = false;
  const end = (signal: string) => {
    // It is often sent twice: npm passes the signal on to a process that has already got it from systemd or the
    // terminal.
    if (ending) return;
    ending = true;
    app.stop();
    app.payload.logger.info(`${signal}: finishing what is in flight`);
    const drainMs = settings.DRAIN_SECONDS * 1_000;
    let cut = false;
    setTimeout(() => {
      cut = true;
      server.closeAllConnections();
    }, drainMs + GRACE_MS).unref();
    setTimeout(() => process.exit(1), drainMs + GRACE_MS + CLOSE_MS).unref();
    // Not ready any more, but open: a proxy that has not noticed yet still gets its answers.
    void wait(drainMs)
      .then(stop)
      .then(app.close)
      .then(() => process.exit(cut ? 1 : 0));
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  serve().catch((error: unknown) => {
    pino().fatal(describeError(error).message);
    process.exit(1);
  });
}
