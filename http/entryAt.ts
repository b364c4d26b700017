import type { Request } from 'express';
import type { Entry } from '../authority/entry';

/** What the server knows of a request that came through one of its API entry points. */
export const entryAt = (door: Entry['door'], req: Request, keyScope: Entry['keyScope']): Entry => ({
  door,
  requestId: String(req.id),
  address: req.ip ?? 'unknown',
  keyScope,
});
