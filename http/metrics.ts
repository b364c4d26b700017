/** How the process is going, as figures for a collector (Prometheus). */
import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Failure } from '../domain/failure';
import type { PublicCache } from './publicCache';

/**
 * Figures are for the owner's collector: with the token as a bearer, or, where none is set, from this machine alone. Behind a
 * proxy on this machine everybody seems to be from here, so a request that was handed on needs the token.
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

export type Metrics = {
  measure: RequestHandler;
  show: RequestHandler;
  /** Shows how much a cache keeps and how often something had to be made for it. */
  watchCaches(caches: Readonly<Record<string, PublicCache>>): void;
};

const routes = new WeakMap<Response, string>();

/** What the figures call this request: the name of its call, or the collection it asks the CMS for. Never what a caller wrote. */
export const nameRoute = (res: Response, name: string): void => void routes.set(res, name);

/** Request counts and times by route; paths with ids never become labels of their own. */
export function metrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    measure: (req, res, next) => {
      const stop = seconds.startTimer();
      // Routers cut the path as they hand the request on.
      const area = areaOf(req.path);
      res.once('finish', () =>
        stop({ route: routes.get(res) ?? area, method: methodOf(req.method), status: String(res.statusCode) }),
      );
      next();
    },
    watchCaches: (caches) => watchCaches(registry, caches),
    show: async (_req, res) => {
      res.setHeader('Cache-Control', 'no-store');
      res.type(registry.contentType).send(await registry.metrics());
    },
  };
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
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const methodOf = (method: string): string => (methods.has(method) ? method : 'other');

/** For what no call answers. */
function areaOf(path: string): string {
  const [first, second] = path.split('/').filter(Boolean);
  if (first === 'multi-vendor') return second === 'admin' ? 'panel' : 'storefront';
  return first === 'api' || first === 'uploads' || first === '_next' ? first : 'other';
}
