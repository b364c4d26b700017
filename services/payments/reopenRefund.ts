import type { Payment } from '../../payload-types';
import type { Ctx } from '../ctx';
import { claimPayment } from './claimPayment';

/**
 * Longer than any conversation with the gateway takes: the process that began it is gone, and the gateway's own list is
 * compared first.
 */
const LONG_AGO_MS = 3 * 60 * 1_000;

/**
 * Gives a refund that bKash has refused back to those who ask bKash (`continueRefund`). False: it was decided in
 * another way, or a person has sent it by hand and a second one has to confirm that.
 */
export async function reopenRefund(ctx: Ctx, payment: Payment): Promise<boolean> {
  const stuck = [
    { id: { equals: payment.id } },
    { status: { equals: 'stuck' } },
    { hand_refund_at: { exists: false } },
  ];
  const longAgo = new Date(ctx.now.getTime() - LONG_AGO_MS).toISOString();
  const reopened = await claimPayment(ctx, { and: stuck }, payment, { status: 'refunding', refund_asked_at: longAgo });
  return reopened !== null;
}
