/** The first check of a request: its method and URL. Anything no route could handle is refused before any tries. */
import type { Request, RequestHandler, Response } from 'express';
import { Failure } from '../domain/failure';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Much longer than any address of ours: a search of a hundred Bangla letters takes nine hundred. */
const LONGEST_PATH = 4_096;
/** In characters, decoded. */
const LONGEST_PART = 1_000;

const controlCharacter = /[\u0000-\u001f\u007f]/;
/** Only some parsers treat these as a part of the path. */
const ambiguous = /[\\#]/;

export const readableTarget: RequestHandler = (req, res, next) => {
  if (!methods.includes(req.method)) return next(new Failure('wrongMethod', { params: { allow: methods.join(', ') } }));
  next(problemOf(req.url.split('?', 1)[0] ?? '/') ?? otherProtocol(req, res));
};

/**
 * Runs first: a request in the form proxies use (`GET http://host/path`) is handled again without its host, which is
 * irrelevant here.
 */
export const ownTarget: RequestHandler = (req, res, next) => {
  if (req.url.startsWith('/')) return next();
  req.url = pathIn(req.url);
  req.originalUrl = req.url;
  req.app(req, res);
};

const UNREADABLE = '/%';

function pathIn(url: string): string {
  if (url === '*') return '/';
  if (!URL.canParse(url)) return UNREADABLE;
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/') ? pathname + search : UNREADABLE;
}

/**
 * No other protocol is supported. An offer of HTTP/2, which some programs make with every first request, is answered
 * without it; a request for anything else (a web socket) is refused. Either way the connection is not kept.
 */
function otherProtocol({ headers }: Request, res: Response): Failure | undefined {
  if (headers.upgrade === undefined) return undefined;
  res.setHeader('Connection', 'close');
  return /^h2c$/i.test(headers.upgrade) ? undefined : new Failure('malformed');
}

function problemOf(path: string): Failure | undefined {
  if (path.length > LONGEST_PATH || ambiguous.test(path)) return new Failure('malformed');
  for (const part of path.split('/')) {
    const decoded = decode(part);
    if (decoded === null || controlCharacter.test(decoded) || decoded.length > LONGEST_PART)
      return new Failure('malformed');
    // A client may send dot segments, and the path checked would then differ from the path served.
    if (decoded === '.' || decoded === '..') return new Failure('noSuchPath');
  }
  return undefined;
}

function decode(part: string): string | null {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
