import type { CollectionBeforeChangeHook } from 'payload';
import { Failure } from '../../domain/failure';
import { refId } from '../../services/relations';

/** The contents of a package are fixed when its order is placed; only `movePackage` changes its status. */
const fixed = [
  'order',
  'order_number',
  'customer',
  'vendor',
  'tracking_id',
  'type',
  'subtotal',
  'coupon_amount',
  'delivery_charge',
  'total',
] as const;

/**
 * The last line of defence: the CMS cannot move a package, or give it to someone else, through any entry point. The
 * service moves packages by an atomic claim, which runs no hooks; a write with another status that gets here has
 * bypassed it.
 */
export const guardMove: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data;
  for (const field of ['status', ...fixed]) {
    const [before, after] = [originalDoc[field], data[field]];
    if (after !== undefined && String(refId(after)) !== String(refId(before))) throw new Failure('refused');
  }
  return data;
};
