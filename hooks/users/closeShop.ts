import type { CollectionAfterChangeHook } from 'payload';
import type { User } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { keepOpen } from '../../services/shops/keepOpen';

/** Closes the shop of a suspended account, and opens it again with the account. */
export const closeShop: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.status === previousDoc.status) return doc;
  const db = openDb(req.payload, req);
  const vendor = await db
    .asSystem('the shop of the account')
    .findOne('vendors', { where: { user: { equals: doc.id } } });
  if (vendor) await keepOpen(db, vendor, doc);
  return doc;
};
