/** The pages that may send requests from a browser: our own, and those of the listed origins (CORS_ORIGINS). */
import cors from 'cors';
import type { Request, RequestHandler } from 'express';

/** How many seconds a browser may cache a preflight. */
const PREFLIGHT_SECONDS = 600;

/** The headers a client may read in addition to the few that every page may. */
const exposed = [
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-Request-Id',
  'ETag',
  'Content-Disposition',
];

/**
 * Permits calls from the listed origins, with cookies and tokens. Any other origin gets no such headers, so its browser
 * refuses.
 */
export function sharedWith(origins: readonly string[]): RequestHandler {
  if (origins.length === 0) return (_req, _res, next) => next();
  // No list of request headers: the requested ones are allowed, because a listed origin is trusted with the token
  // itself.
  const share = cors({
    origin: [...origins],
    credentials: true,
    exposedHeaders: exposed,
    maxAge: PREFLIGHT_SECONDS,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  });
  return (req, res, next) => {
    if (origins.includes(req.headers.origin ?? '')) return share(req, res, next);
    // Shared caches store the answers for different origins separately.
    res.vary('Origin');
    next();
  };
}

/** The listed storefronts may show pictures; other pages may not embed them. */
export function embeddedBy(origins: readonly string[]): RequestHandler {
  return (_req, res, next) => {
    if (origins.length > 0) res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  };
}

export type IsOurs = (req: Pick<Request, 'headers'>) => boolean;

/**
 * Whether a request comes from one of our pages, a listed one, or no page at all. Another site could otherwise sign a
 * visitor in as someone else, or out. Programs send no Origin; browsers send one with every form and every call that
 * changes something.
 */
export function ourPages(serverUrl: string, origins: readonly string[]): IsOurs {
  const known = new Set([new URL(serverUrl).origin, ...origins]);
  return ({ headers }) => {
    const { origin, host } = headers;
    if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
    if (known.has(origin)) return true;
    // The shop opened under another of its names: the cookie is valid for that name only.
    return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
  };
}
