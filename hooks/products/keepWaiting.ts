import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { actorIn, isAdmin } from '../../authority/actor';
import { productVerify } from '../../domain/catalogue/visible';
import { changeState } from '../../domain/products/changes';
import type { Product } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { settingsOf } from '../../services/openCtx';
import { addReviewNote } from '../../services/products/reviewNotes';

/**
 * Maintains since when something waits for approval, and drops a reason once the product is sent again or approved.
 * When a product loses its approval, its waiting change is no longer up for decision: the vendor finds it in the form.
 */
export const keepWaiting: CollectionBeforeChangeHook<Product> = ({ data, originalDoc, req }) => {
  const before = originalDoc?.verify;
  const verify = data.verify ?? before ?? productVerify.pending;
  if (before === productVerify.approved && verify !== before && originalDoc?.change_state === changeState.waiting)
    data.change_state = changeState.rejected;
  if (verify === productVerify.pending) {
    if (before !== productVerify.pending || !originalDoc?.waiting_since)
      data.waiting_since = settingsOf(req.payload).gateways.clock.now().toISOString();
  } else if ((data.change_state ?? originalDoc?.change_state) !== changeState.waiting) data.waiting_since = null;
  if (verify !== before && verify !== productVerify.rejected) data.reject_reason = '';
  return data;
};

/** A rejected product that its vendor has corrected. */
export const noteSentAgain: CollectionAfterChangeHook<Product> = async ({ doc, previousDoc, operation, req }) => {
  const caller = actorIn(req);
  if (operation !== 'update' || !caller || isAdmin(caller)) return doc;
  if (previousDoc.verify !== productVerify.rejected || doc.verify !== productVerify.pending) return doc;
  const note = { kind: 'sentAgain', byShop: false, actor: caller } as const;
  await addReviewNote(openDb(req.payload, req), { product: doc.id }, note);
  return doc;
};
