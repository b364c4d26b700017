import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import { notesOf } from '../../authority/requestNotes';

/**
 * A change states the values its writer had seen. Before the first write of its transaction the record is read again,
 * so that another person's changes are not overwritten.
 */
export const refuseStale: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, collection, req }) => {
  if (operation === 'update') await look(req, collection.slug, (originalDoc as { id: number | string }).id);
  return data as object;
};

/** The same for a global. */
export const refuseStaleGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  await look(req, global.slug, global.slug);
  return data as unknown;
};

/** Checked once in a transaction: later differences are the request's own writes. */
async function look(req: PayloadRequest, target: string, id: number | string): Promise<void> {
  const notes = notesOf(req);
  if (!notes.seen) return;
  const transaction = String(await req.transactionID);
  if (notes.seenIn === transaction) return;
  notes.seenIn = transaction;
  await notes.seen(target, id);
}
