import type { Order } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import type { Ctx } from '../ctx';

type Paying = Partial<Record<'payment_status' | 'payment_method' | 'payment_id', unknown>>;

/** Writes the audit entry of an order that is now paid, or paid another way, in the transaction of the change. */
export function recordOrderPayment(ctx: Ctx, order: Order, before: Paying, after: Paying): Promise<void> {
  return recordChange(ctx, {
    action: 'changed',
    target: 'orders',
    id: order.id,
    title: String(order.number),
    before,
    after,
  });
}
