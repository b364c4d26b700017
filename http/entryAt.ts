import type { Request } from 'express';
import type { Entry } from '../authority/entry';

/** What the server knows of a request that came by one of its API doors. */
export const entryAt = (door: Entry['door'], req: Request, keyScope: Entry['keyScope']): Entry => ({
  door,
  requestId: String(req.id),
  address: req.ip ?? 'unknown',
  keyScope,
});
