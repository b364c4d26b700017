import type { Where } from 'payload';
import type { Payment } from '../../payload-types';
import type { Ctx } from '../ctx';

/**
 * Writes down that a part of a payment has to go back, in the transaction of what caused it. The job that looks after open
 * payments asks bKash for it. Null: there is no such payment, or its money never came.
 */
export async function oweRefund(ctx: Ctx, which: Where, amount: number, reason: string): Promise<Payment | null> {
  const more = { refund_due: { $inc: amount }, detail: reason };
  const open = await ctx.db.claim(
    'payments',
    { and: [which, { status: { in: ['paid', 'refunding'] } }] },
    { ...more, status: 'refunding' },
  );
  if (open) return open;
  // A person looks after this one: the sum they read has to be right.
  return ctx.db.claim(
    'payments',
    { and: [which, { status: { equals: 'stuck' } }, { refund_due: { greater_than: 0 } }] },
    { refund_due: { $inc: amount } },
  );
}
