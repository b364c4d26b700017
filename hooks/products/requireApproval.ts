import type { CollectionBeforeChangeHook } from 'payload';
import { productVerify } from '../../domain/catalogue/visible';
import { invalid } from '../../domain/failure';
import { approvedColumns, correctedColumns } from '../../domain/products/fieldSets';
import type { Product } from '../../payload-types';
import { actorIn, isAdmin, keyOf } from '../../authority/actor';
import { notesOf } from '../../authority/requestNotes';
import { changesAny } from '../changes';

/**
 * Only admins approve and only the super admin features a product, whatever the entry point. A vendor's change to a
 * product that is not approved waits for approval; for a rejected product this is how it is sent again. Changes to an
 * approved product have been put aside (`holdChange`). An API key rejects with a reason, as the panel does: by the
 * contract's call.
 */
export const requireApproval: CollectionBeforeChangeHook<Product> = ({ data, originalDoc, req }) => {
  const caller = actorIn(req);
  const notes = notesOf(req);
  const areVariantsCorrected = !!originalDoc && notes.variantsCorrected === String(originalDoc.id);
  delete notes.variantsCorrected;
  if (!caller) return data;
  if (!caller.roles.includes('superadmin')) data.featured = originalDoc?.featured ?? 0;
  if (isAdmin(caller)) {
    const isRejection = data.verify === productVerify.rejected && originalDoc?.verify !== productVerify.rejected;
    if (isRejection && keyOf(caller) && !notes.changeReason) throw invalid({ reason: 'required' });
    return data;
  }
  data.verify = originalDoc?.verify ?? productVerify.pending;
  if (!originalDoc) return data;
  const isCorrected = originalDoc.verify === productVerify.rejected && areVariantsCorrected;
  if (isCorrected || changesAny(data, { ...originalDoc }, watched(originalDoc))) data.verify = productVerify.pending;
  return data;
};

/** A reason may be about the price or the options too. With variants, the product's own prices are derived from them. */
const watched = ({ verify, has_variants: hasVariants }: Product): readonly string[] => {
  if (verify !== productVerify.rejected) return approvedColumns;
  return hasVariants === 1 ? correctedColumns.filter((column) => !priceColumns.includes(column)) : correctedColumns;
};
const priceColumns: readonly string[] = ['selling_price', 'original_price'];
