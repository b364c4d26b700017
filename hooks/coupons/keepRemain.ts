import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { invalid } from '../../domain/failure';
import type { Coupon } from '../../payload-types';

/**
 * Past uses still count: a new coupon has its whole quantity left, and a changed quantity changes the remaining uses by
 * the same amount. A quantity below the number of uses is refused. Demo data, created by nobody, sets the remaining
 * uses itself.
 */
export const keepRemain: CollectionBeforeChangeHook<Coupon> = ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') {
    if (!req.user) return data;
    return { ...data, remain: data.quantity ?? 0, created_by: ownerOf(req.user) };
  }
  if (!originalDoc || data.quantity === undefined || data.quantity === originalDoc.quantity) return data;
  const used = originalDoc.quantity - originalDoc.remain;
  if (data.quantity < used) throw invalid({ quantity: { code: 'tooSmall', params: { min: used } } });
  return { ...data, remain: data.quantity - used };
};

const ownerOf = (user: NonNullable<PayloadRequest['user']>): Coupon['created_by'] =>
  user.collection === 'users' ? user.id : null;
