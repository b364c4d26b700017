import type { Where } from 'payload';
import type { Payment } from '../../payload-types';
import { count } from '../../telemetry/figures';
import { recordChange } from '../audit/recordChange';
import type { Ctx } from '../ctx';
import type { DataOf } from '../db/types';

type Seen = Partial<Record<keyof Payment, unknown>>;

/**
 * Claims a payment and writes its audit entry: both commit together. Null when the condition does not hold. `before` is
 * the payment as read, or the fields of it that the condition states.
 */
export async function claimPayment(
  ctx: Ctx,
  where: Where,
  before: Seen,
  data: DataOf<Payment>,
): Promise<Payment | null> {
  return ctx.db.inTransaction(async () => {
    const claimed = await ctx.db.claim('payments', where, data);
    if (!claimed) return null;
    if (data.status) count('payments_total', { outcome: data.status });
    const fields = Object.keys(data) as (keyof Payment)[];
    const picture = (of: Seen) => Object.fromEntries(fields.map((field) => [field, of[field] ?? null]));
    await recordChange(ctx, {
      action: 'changed',
      target: 'payments',
      id: claimed.id,
      title: claimed.invoice,
      before: picture(before),
      after: picture(claimed),
    });
    return claimed;
  });
}
