/** Is the process up, does the database answer, and how is it going. */
import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { createLocalReq, type Payload } from 'payload';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Failure } from '../domain/failure';
import { openDb } from '../services/db/openDb';
import type { PublicCache } from './publicCache';

export const healthz: RequestHandler = (_req, res) => {
  res.json({ status: 200 });
};

const refuse = (res: Response, message: string) => void res.status(503).json({ status: 503, message });

/** 503 when the database cannot be asked or cannot keep anything, or when the server is stopping. */
export function readyz(payload: Payload, isStopping: () => boolean): RequestHandler {
  const canWrite = writeProbe(payload);
  return async (_req, res) => {
    if (isStopping()) return refuse(res, 'The server is stopping');
    try {
      await payload.db.count({ collection: 'districts', where: {} });
    } catch {
      return refuse(res, 'The database does not answer');
    }
    if (!(await canWrite())) return refuse(res, 'The database cannot keep anything: is the disk full or read-only?');
    res.json({ status: 200 });
  };
}

const PROBE_MS = 5_000;
/** More than a page of the database, so that room has to be found for it. */
const PROBE_NAME = `readyz ${'x'.repeat(16_000)}`;

/** Writes something and takes it away again, every few seconds at most however often it is asked. */
function writeProbe(payload: Payload): () => Promise<boolean> {
  let last: { at: number; result: Promise<boolean> } | undefined;
  const probe = async (): Promise<boolean> => {
    try {
      const db = openDb(payload, await createLocalReq({}, payload));
      await db.inTransaction(async () => {
        await db.append('whether anything can be kept is tried', 'counters', { name: PROBE_NAME, value: 0 });
        await db.dropWhere('counters', { name: { equals: PROBE_NAME } });
      });
      return true;
    } catch (error) {
      payload.logger.error({ err: error }, 'nothing can be written');
      return false;
    }
  };
  return () => {
    const now = performance.now();
    if (!last || now - last.at > PROBE_MS) last = { at: now, result: probe() };
    return last.result;
  };
}

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

export type Metrics = {
  measure: RequestHandler;
  show: RequestHandler;
  /** Shows how much a cache keeps and how often something had to be made for it. */
  watchCaches(caches: Readonly<Record<string, PublicCache>>): void;
};

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

function areaOf(path: string): string {
  const parts = path.split('/').filter(Boolean);
  if (parts[0] === 'api') return `api/${(parts[1] ?? '').slice(0, 60).replace(/[^a-z0-9-]/gi, '')}`;
  if (parts[0] === 'multi-vendor') return parts[1] === 'admin' ? 'panel' : 'storefront';
  return parts[0] === 'uploads' ? 'uploads' : 'other';
}
