/**
 * Browsers state where a request comes from (Sec-Fetch-Site) on https and on localhost only. A shop that is opened by
 * plain http under another name (a local test at http://192.168.0.5:3000) gets GETs with nothing but a Referer, and the
 * CMS accepts no cookie from a request that does not state its origin. Here the Referer is used instead.
 *
 * Only for reads: browsers send an Origin with everything that changes something, and that one is still compared with
 * the shop's own address. No page can make a browser send another page's Referer.
 */
import type { Request, RequestHandler } from 'express';

type Options = { serverUrl: string; panelPath: string };

/** Runs before everything that needs the signed-in person. Does nothing if the browser sends the header. */
export function plainHttp({ serverUrl, panelPath }: Options): RequestHandler {
  const { protocol, origin, hostname, host } = new URL(serverUrl);
  if (protocol === 'https:' || hostname === 'localhost') return (_req, _res, next) => next();
  return (req, _res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const isSilent = req.headers['sec-fetch-site'] === undefined && req.headers.origin === undefined;
    if (isRead && isSilent && req.headers.host === host) {
      if (comesFrom(req) === origin) req.headers['sec-fetch-site'] = 'same-origin';
      // A page of the panel opened by its address: the answer is a page, which no other page can read.
      else if (isPage(req, panelPath)) req.headers['sec-fetch-site'] = 'none';
    }
    next();
  };
}

function comesFrom(req: Request): string | null {
  try {
    return new URL(req.headers.referer ?? '').origin;
  } catch {
    return null;
  }
}

const isPage = (req: Request, panelPath: string): boolean =>
  (req.path === panelPath || req.path.startsWith(`${panelPath}/`)) && (req.headers.accept ?? '').includes('text/html');
