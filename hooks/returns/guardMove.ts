import type { CollectionBeforeChangeHook } from 'payload';
import { Failure } from '../../domain/failure';
import { refId } from '../../services/relations';

/**
 * The last line of defence: the CMS cannot move a return, mark its refund or give it to someone else through any entry
 * point. The services do it by an atomic claim, which runs no hooks.
 */
export const guardMove: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data;
  for (const field of ['status', 'payment_refund', 'order_line', 'order', 'package', 'customer', 'vendor']) {
    const [before, after] = [originalDoc[field], data[field]];
    if (after !== undefined && String(refId(after)) !== String(refId(before))) throw new Failure('refused');
  }
  return data;
};
