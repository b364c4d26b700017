/** Which pages may ask in a browser: our own, and those of the listed origins (CORS_ORIGINS). */
import cors from 'cors';
import type { Request, RequestHandler } from 'express';

/** A preflight is asked for once in so many seconds. */
const PREFLIGHT_SECONDS = 600;

/** What a client may read of an answer besides the few headers every page may. */
const exposed = [
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-Request-Id',
  'ETag',
  'Content-Disposition',
];

/** Leave for the listed origins to call, with cookies and tokens. Any other origin is told nothing, so its browser refuses. */
export function sharedWith(origins: readonly string[]): RequestHandler {
  if (origins.length === 0) return (_req, _res, next) => next();
  // No list of request headers: those that are asked for are allowed, because a listed origin is trusted with the token itself.
  const share = cors({
    origin: [...origins],
    credentials: true,
    exposedHeaders: exposed,
    maxAge: PREFLIGHT_SECONDS,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  });
  return (req, res, next) => {
    if (origins.includes(req.headers.origin ?? '')) return share(req, res, next);
    // Shared caches keep the answer for one origin apart from that for another.
    res.vary('Origin');
    next();
  };
}

/** Pictures are shown by the listed storefronts; nobody else's pages may embed them. */
export function embeddedBy(origins: readonly string[]): RequestHandler {
  return (_req, res, next) => {
    if (origins.length > 0) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  };
}

export type IsOurs = (req: Pick<Request, 'headers'>) => boolean;

/**
 * Whether a request comes from one of our pages, a listed one, or no page at all. Another site could otherwise sign a visitor
 * in as somebody else, or out. Programs send no Origin; browsers send one with every form and every call that changes something.
 */
export function ourPages(serverUrl: string, origins: readonly string[]): IsOurs {
  const known = new Set([new URL(serverUrl).origin, ...origins]);
  return ({ headers }) => {
    const { origin, host } = headers;
    if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
    if (known.has(origin)) return true;
    // The shop opened under another of its names: the cookie is kept for that name alone.
    return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
  };
}
