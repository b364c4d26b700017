import type { CollectionAfterChangeHook } from 'payload';
import { mayBeAwaited } from '../../domain/watches/rules';
import type { Product } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { markWatches } from '../../services/watches/markWatches';

/** Marks the watches of a product that is back, shown again or cheaper, for the job that notifies customers. */
export const markWaiting: CollectionAfterChangeHook<Product> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && mayBeAwaited(previousDoc, doc)) await markWatches(openDb(req.payload, req), [doc.id]);
  return doc;
};
