import type { CollectionBeforeChangeHook } from 'payload';
import { productVerify } from '../../domain/catalogue/visible';
import { approvedColumns } from '../../domain/products/fieldSets';
import type { Product } from '../../payload-types';
import { actorIn, isAdmin } from '../../authority/actor';
import { changesAny } from '../changes';

/**
 * Only admins approve and only the super admin features a product, whichever entry point the write came through. A
 * vendor's change to reviewed fields needs approval again; so does a change to a rejected product, which is how it is
 * resubmitted.
 */
export const requireApproval: CollectionBeforeChangeHook<Product> = ({ data, originalDoc, req }) => {
  const caller = actorIn(req);
  if (!caller) return data;
  if (!caller.roles.includes('superadmin')) data.featured = originalDoc?.featured ?? 0;
  if (isAdmin(caller)) return data;
  data.verify = originalDoc?.verify ?? productVerify.pending;
  if (originalDoc && changesAny(data, { ...originalDoc }, approvedColumns)) data.verify = productVerify.pending;
  return data;
};
