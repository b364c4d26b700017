import type { CollectionAfterChangeHook } from 'payload';
import { vendorAccept } from '../../domain/catalogue/visible';
import type { Vendor } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { refId } from '../../services/relations';

/**
 * A vendor's account has the vendor's name, which was checked against documents: from approval on, and after a
 * correction by an admin.
 */
export const spreadName: CollectionAfterChangeHook<Vendor> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.deleted === 1 || doc.accept === vendorAccept.pending) return doc;
  const isFirst = previousDoc.accept === vendorAccept.pending;
  const account = refId(doc.user);
  if (account === null || (!isFirst && previousDoc.name === doc.name)) return doc;
  const users = openDb(req.payload, req).asSystem('the name follows from the application');
  const user = await users.findById('users', account);
  if (user && user.name !== doc.name) await users.update('users', account, { name: doc.name });
  return doc;
};
