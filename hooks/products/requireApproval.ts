import type { CollectionBeforeChangeHook } from 'payload';
import { productVerify } from '../../domain/catalogue/visible';
import type { Product } from '../../payload-types';
import { actorIn, isAdmin } from '../../authority/actor';
import { changesAny } from '../changes';

/** What an admin has looked at when approving. Price, stock, options and status may change without asking again. */
const looked = [
  'name',
  'name_bn',
  'slug',
  'description',
  'short_description',
  'category',
  'subcategory',
  'childcategory',
  'brand',
  'image1',
  'image2',
  'image3',
  'image4',
  'image5',
  'image6',
  'video',
  'meta_title',
  'meta_keyword',
  'meta_descrip',
] as const;

/**
 * Only admins approve and only the super admin features a product, whatever door the write came through. A vendor's change
 * of what was looked at waits for approval again; so does one of a rejected product, which is how it comes back.
 */
export const requireApproval: CollectionBeforeChangeHook<Product> = ({ data, originalDoc, req }) => {
  const caller = actorIn(req);
  if (!caller) return data;
  if (!caller.roles.includes('superadmin')) data.featured = originalDoc?.featured ?? 0;
  if (isAdmin(caller)) return data;
  data.verify = originalDoc?.verify ?? productVerify.pending;
  if (originalDoc && changesAny(data, { ...originalDoc }, looked)) data.verify = productVerify.pending;
  return data;
};
