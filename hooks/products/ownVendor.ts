import type { CollectionBeforeChangeHook } from 'payload';
import type { Product } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { actorIn, isAdmin } from '../../authority/actor';

/** A vendor's new product belongs to that vendor, whatever the request says. */
export const ownVendor: CollectionBeforeChangeHook<Product> = async ({ data, operation, req }) => {
  const caller = actorIn(req);
  if (operation !== 'create' || !caller || (data.vendor && isAdmin(caller))) return data;
  const vendor = await openDb(req.payload, req)
    .asSystem('picked by the caller’s own account')
    .findOne('vendors', { where: { and: [{ user: { equals: caller.id } }, { accept: { equals: 1 } }] } });
  if (vendor) data.vendor = vendor.id;
  else delete data.vendor;
  return data;
};
