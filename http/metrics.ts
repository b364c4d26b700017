/** The process's metrics for a collector (Prometheus). */
import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Failure } from '../domain/failure';
import { figures, keepFigures } from '../telemetry/figures';
import type { PublicCache } from './publicCache';

/**
 * Metrics are for the owner's collector: with the bearer token, or, if none is set, from this machine only. Behind a
 * proxy on this machine every request seems to be local, so a forwarded request needs the token.
 */
export const mayMeasure =
  (token: string): RequestHandler =>
  (req, _res, next) => {
    const isLocal =
      /^(::1|(::ffff:)?127\.)/.test(req.socket.remoteAddress ?? '') &&
      !req.headers['x-forwarded-for'] &&
      !req.headers.forwarded;
    const given = Buffer.from(req.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    const isRight = token !== '' && given.length === wanted.length && timingSafeEqual(given, wanted);
    next(isRight || (token === '' && isLocal) ? undefined : new Failure('noSuchPath'));
  };

type Labels = Record<string, string>;

export type Metrics = {
  measure: RequestHandler;
  show: RequestHandler;
  registry: Registry;
  /** Reports how much a cache holds and how often an entry had to be made. */
  watchCaches(caches: Readonly<Record<string, PublicCache>>): void;
};

const routes = new WeakMap<Response, string>();

/** The name of its call, or the part of the server that the path belongs to. */
export const routeOf = (res: Response, path: string): string => routes.get(res) ?? areaOf(path);

/** The request's label in the metrics: the name of its call, or the CMS collection. Never text from the client. */
export const nameRoute = (res: Response, name: string): void => void routes.set(res, name);

/** Request counts and durations by route; paths with ids never become labels of their own. */
export function metrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  keepFiguresIn(registry);
  return {
    measure: (req, res, next) => {
      const stop = seconds.startTimer();
      // Routers shorten the path as they pass the request on.
      const { path } = req;
      res.once('finish', () =>
        stop({ route: routeOf(res, path), method: methodOf(req.method), status: String(res.statusCode) }),
      );
      next();
    },
    registry,
    watchCaches: (caches) => watchCaches(registry, caches),
    show: async (_req, res) => {
      res.setHeader('Cache-Control', 'no-store');
      res.type(registry.contentType).send(await registry.metrics());
    },
  };
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Jobs and outside services take longer than answers. */
const LONG_BUCKETS = [...BUCKETS, 10, 30, 60];

/** The metrics that services and gateways report. */
function keepFiguresIn(registry: Registry): void {
  const kept = new Map(
    Object.entries(figures).map(([name, { kind, help, labels }]) => {
      const options = { name, help, labelNames: labels as readonly string[], registers: [registry] };
      if (kind === 'counter') {
        const counter = new Counter(options);
        return [name, (given: Labels, value: number) => counter.inc(given, value)];
      }
      const histogram = new Histogram({ ...options, buckets: LONG_BUCKETS });
      return [name, (given: Labels, value: number) => histogram.observe(given, value)];
    }),
  );
  keepFigures({ add: (name, labels, value) => kept.get(name)?.(labels, value) });
}

function watchCaches(registry: Registry, caches: Readonly<Record<string, PublicCache>>): void {
  const shared = { labelNames: ['kind'] as const, registers: [registry] };
  new Gauge({
    ...shared,
    name: 'public_cache_entries',
    help: 'Public answers and pages kept ready',
    collect() {
      for (const [kind, { size }] of Object.entries(caches)) this.set({ kind }, size);
    },
  });
  new Counter({
    ...shared,
    name: 'public_cache_made_total',
    help: 'Public answers and pages that had to be made',
    collect() {
      this.reset();
      for (const [kind, { made }] of Object.entries(caches)) this.inc({ kind }, made);
    },
  });
  new Counter({
    ...shared,
    name: 'public_cache_served_total',
    help: 'Public answers and pages that were there already',
    collect() {
      this.reset();
      for (const [kind, { served }] of Object.entries(caches)) this.inc({ kind }, served);
    },
  });
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
export const methodOf = (method: string): string => (methods.has(method) ? method : 'other');

/** For paths that no call answers. */
function areaOf(path: string): string {
  const [first, second] = path.split('/').filter(Boolean);
  if (first === 'multi-vendor') return second === 'admin' ? 'panel' : 'storefront';
  return first === 'api' || first === 'uploads' || first === '_next' ? first : 'other';
}
