import type { Where } from 'payload';
import type { Payment } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import type { Ctx } from '../ctx';
import type { DataOf } from '../db/types';

type Seen = Partial<Record<keyof Payment, unknown>>;

/**
 * A claim of a payment that people will ask about: the change and its entry in the audit log are kept together. Null when
 * the condition does not hold. `before` is the payment as it was read, or what of it the condition says.
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
    const fields = Object.keys(data) as (keyof Payment)[];
    const picture = (of: Seen) => Object.fromEntries(fields.map((field) => [field, of[field] ?? null]));
    await recordChange(ctx.req, {
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
