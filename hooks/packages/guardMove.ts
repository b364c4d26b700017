import type { CollectionBeforeChangeHook } from 'payload';
import { Failure } from '../../domain/failure';
import { refId } from '../../services/relations';

/** What a package is, was decided when its order was placed; where it stands is changed by `movePackage` alone. */
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
 * The last line of defence: no door of the CMS moves a package or gives it to somebody else. The service moves packages by
 * an atomic claim, which passes no hooks; so whatever comes here with another status has walked around it.
 */
export const guardMove: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data;
  for (const field of ['status', ...fixed]) {
    const [before, after] = [originalDoc[field], data[field]];
    if (after !== undefined && String(refId(after)) !== String(refId(before))) throw new Failure('refused');
  }
  return data;
};
