/** Public pictures, from wherever the shop keeps them. */
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Payload } from 'payload';
import { Failure } from '../domain/failure';
import { isGatewayError } from '../domain/gatewayError';
import { storeOf } from '../services/media/files';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const picture = /^\/media\/([^/\\\u0000-\u001f.][^/\\\u0000-\u001f]{0,250}\.webp)$/;

/**
 * From the disk as they are; from a storage service through this server, so that `/uploads` works without a CDN too.
 */
export function uploads(payload: Payload, dataDir: string): RequestHandler {
  return storeOf(payload).name === 'disk' ? onDisk(path.join(dataDir, 'uploads')) : outside(payload);
}

function onDisk(folder: string): RequestHandler {
  const files = express.static(folder, {
    immutable: true,
    maxAge: YEAR_SECONDS * 1_000,
    index: false,
    redirect: false,
    dotfiles: 'deny',
  });
  return (req, res, next) =>
    files(req, res, (error?: unknown) => {
      // Deleted after it was found and before it was opened: the headers already describe it.
      if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT' || res.headersSent) return next(error);
      for (const name of ofFile) res.removeHeader(name);
      next();
    });
}

const ofFile = [
  'Content-Length',
  'Content-Type',
  'Content-Range',
  'Accept-Ranges',
  'Cache-Control',
  'ETag',
  'Last-Modified',
];

const outside =
  (payload: Payload): RequestHandler =>
  async (req, res, next) => {
    const name = req.method === 'GET' || req.method === 'HEAD' ? nameIn(req.path) : null;
    if (name === null) return next();
    try {
      await send(payload, name, req, res, next);
    } catch (error) {
      // Half of it is sent: the browser notices that the rest is missing.
      if (res.headersSent) return void res.destroy();
      if (!isGatewayError(error)) return next(error);
      payload.logger.error({ err: error }, 'a picture could not be fetched');
      next(new Failure('filesAway'));
    }
  };

async function send(payload: Payload, name: string, req: Request, res: Response, next: () => void): Promise<void> {
  const store = storeOf(payload);
  const isWhole = req.method === 'GET' && !req.headers.range && !req.headers['if-none-match'];
  // Requested in one go if nothing has to be known before.
  const whole = isWhole ? await store.open('pictures', name) : null;
  const bytes = whole?.bytes ?? (isWhole ? null : (await store.find('pictures', name))?.bytes);
  if (bytes === null || bytes === undefined) return next();
  res.set({
    'Content-Type': 'image/webp',
    'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'Accept-Ranges': 'bytes',
    // The content under a name never changes.
    ETag: `"${encodeURIComponent(name)}"`,
  });
  if (req.fresh) return void res.status(304).end();
  const range = whole ? undefined : rangeOf(req, bytes);
  if (range === 'none') return void res.status(416).set('Content-Range', `bytes */${bytes}`).end();
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`);
  res.set('Content-Length', String(range ? range.end - range.start + 1 : bytes));
  if (req.method === 'HEAD') return void res.end();
  const opened = whole ?? (await store.open('pictures', name, range));
  if (opened) await pipeline(opened.body, res);
  else res.destroy();
}

/** One range of it. Several ranges at once are answered with the whole file, as HTTP permits. */
function rangeOf(req: Request, bytes: number): { start: number; end: number } | 'none' | undefined {
  const ranges = req.range(bytes);
  if (ranges === -1) return 'none';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

function nameIn(asked: string): string | null {
  try {
    return picture.exec(decodeURIComponent(asked))?.[1] ?? null;
  } catch {
    return null;
  }
}
