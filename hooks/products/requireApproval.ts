import type { CollectionBeforeChangeHook } from 'payload';
import { productVerify } from '../../domain/catalogue/visible';
import { approvedColumns, correctedColumns } from '../../domain/products/fieldSets';
import type { Product } from '../../payload-types';
import { actorIn, isAdmin } from '../../authority/actor';
import { changesAny } from '../changes';

/**
 * Only admins approve and only the super admin features a product, whatever the entry point. A vendor's change to a
 * product that is not approved waits for approval; for a rejected product this is how it is sent again. Changes to an
 * approved product have been put aside (`holdChange`).
 */
export const requireApproval: CollectionBeforeChangeHook<Product> = ({ data, originalDoc, req }) => {
  const caller = actorIn(req);
  if (!caller) return data;
  if (!caller.roles.includes('superadmin')) data.featured = originalDoc?.featured ?? 0;
  if (isAdmin(caller)) return data;
  data.verify = originalDoc?.verify ?? productVerify.pending;
  if (originalDoc && changesAny(data, { ...originalDoc }, watched(originalDoc))) data.verify = productVerify.pending;
  return data;
};

/** A reason may be about the price or the options too. */
const watched = ({ verify }: Product): readonly string[] =>
  verify === productVerify.rejected ? correctedColumns : approvedColumns;
