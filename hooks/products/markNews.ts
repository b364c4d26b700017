import type { CollectionAfterChangeHook } from 'payload';
import { isNewlyShown } from '../../domain/follows/rules';
import type { Product } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { markFollows } from '../../services/follows/markFollows';
import { refId } from '../../services/relations';

/**
 * Marks the followers of a shop when one of its products is shown for the first time, for the job that notifies them.
 */
export const markNews: CollectionAfterChangeHook<Product> = async ({ doc, previousDoc, operation, req }) => {
  const shop = refId(doc.shop);
  if (shop !== null && isNewlyShown(operation === 'create' ? null : previousDoc, doc))
    await markFollows(openDb(req.payload, req), shop);
  return doc;
};
