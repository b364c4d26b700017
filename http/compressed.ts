/** Compression of answers that are made for one request. Without it a small answer need not pass through the middleware. */
import compression from 'compression';
import type { Request, Response } from 'express';

/** Below this many bytes compression saves no packet. */
export const worthCompressing = 1_024;

export const compress = compression({ threshold: worthCompressing });

/** Calls `send`, which ends the response with this many bytes: compressed if that pays and the client accepts it. */
export function compressed(req: Request, res: Response, bytes: number, send: () => void): void {
  if (bytes >= worthCompressing && req.headers['accept-encoding'] !== undefined) compress(req, res, send);
  else send();
}
