/** Files that the build made, in the compressed form it left beside them. */
import path from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { projectRoot } from '../projectRoot';

/** Files with a hash in their name never change; the others are revalidated. */
export function builtFiles(folder: string, isHashed: (pathname: string) => boolean): RequestHandler {
  return sirv(path.join(projectRoot, folder), {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (res, pathname) =>
      res.setHeader('Cache-Control', isHashed(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
}
