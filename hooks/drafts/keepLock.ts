/**
 * Payload ends a lock with every save. A draft that is saved while it is written stays locked by its writer: otherwise
 * anybody else who opens it between two saves would not be told.
 */
import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload';
import { actorIn } from '../../authority/actor';
import { isAutosave } from './isAutosave';

export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id } = doc as { id: number | string };
  await lock(req, { document: { relationTo: collection.slug, value: id } });
  return doc as unknown;
};

/** The same for a global. */
export const keepGlobalLock: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await lock(req, { globalSlug: global.slug });
  return doc as unknown;
};

async function lock(req: PayloadRequest, what: Record<string, unknown>): Promise<void> {
  const writer = actorIn(req);
  if (writer?.credential?.kind !== 'session' || !isAutosave(req)) return;
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...what, user: { relationTo: 'users', value: writer.id } },
    returning: false,
    req,
  });
}
