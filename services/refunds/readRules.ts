import type { RefundRules } from '../../domain/refunds/twoPeople';
import type { Ctx } from '../ctx';

/** The amount from which a refund by hand takes two people. */
export async function readRefundRules(ctx: Ctx): Promise<RefundRules> {
  const site = await ctx.db.globalRow('the limit decides how a refund is marked', 'site-information');
  return { refund_limit: site.refund_limit ?? 0, two_person_refunds: site.two_person_refunds ?? 1 };
}
