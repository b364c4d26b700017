/** Is the process up, does the database answer, and how is it going. */
import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Payload } from 'payload';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Failure } from '../domain/failure';

export const healthz: RequestHandler = (_req, res) => {
  res.json({ status: 200 });
};

/** 503 when the database cannot be asked, or when the server is stopping. */
export const readyz =
  (payload: Payload, isStopping: () => boolean): RequestHandler =>
  async (_req, res) => {
    try {
      if (isStopping()) throw new Error('stopping');
      await payload.db.count({ collection: 'districts', where: {} });
      res.json({ status: 200 });
    } catch {
      res.status(503).json({ status: 503, message: 'The database does not answer' });
    }
  };

/**
 * Figures are for the owner's collector: with the token as a bearer, or, where none is set, from this machine alone. Behind a
 * proxy on this machine everybody seems to be from here, so a request that was handed on needs the token.
 */
export const mayMeasure =
  (token: string): RequestHandler =>
  (req, _res, next) => {
    const isLocal = /^(::1|(::ffff:)?127\.)/.test(req.socket.remoteAddress ?? '') && !req.headers['x-forwarded-for'] && !req.headers.forwarded;
    const given = Buffer.from(req.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    const isRight = token !== '' && given.length === wanted.length && timingSafeEqual(given, wanted);
    next(isRight || (token === '' && isLocal) ? undefined : new Failure('noSuchPath'));
  };

export type Metrics = { measure: RequestHandler; show: RequestHandler };

/** Request counts and times by kind of path; paths with ids never become labels of their own. */
export function metrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by area, method and status',
    labelNames: ['area', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    measure: (req, res, next) => {
      const stop = seconds.startTimer();
      res.once('finish', () => stop({ area: areaOf(req.path), method: req.method, status: String(res.statusCode) }));
      next();
    },
    show: async (_req, res) => {
      res.type(registry.contentType).send(await registry.metrics());
    },
  };
}

function areaOf(path: string): string {
  const parts = path.split('/').filter(Boolean);
  if (parts[0] === 'api') return `api/${(parts[1] ?? '').slice(0, 60).replace(/[^a-z0-9-]/gi, '')}`;
  if (parts[0] === 'multi-vendor') return parts[1] === 'admin' ? 'panel' : 'storefront';
  return parts[0] === 'uploads' ? 'uploads' : 'other';
}
