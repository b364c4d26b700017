import type { CollectionBeforeChangeHook } from 'payload';
import { Failure } from '../../domain/failure';
import { refId } from '../../services/relations';

/**
 * The last line of defence: no door of the CMS moves a return, marks its refund or gives it to somebody else. The services
 * do it by an atomic claim, which passes no hooks.
 */
export const guardMove: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data;
  for (const field of ['status', 'payment_refund', 'order_line', 'order', 'package', 'customer', 'vendor']) {
    const [before, after] = [originalDoc[field], data[field]];
    if (after !== undefined && String(refId(after)) !== String(refId(before))) throw new Failure('refused');
  }
  return data;
};
