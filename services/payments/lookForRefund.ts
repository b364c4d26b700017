import { Failure } from '../../domain/failure';
import { isGatewayError } from '../../domain/gatewayError';
import { refundLeft, sentByBkash, sumRefunds } from '../../domain/orders/refund';
import { checkByHand } from '../../domain/refunds/byHand';
import type { BkashRefund } from '../../gateways/bkash/bkash';
import type { Ctx, Id } from '../ctx';
import { rowById } from '../rowById';
import { continueRefund } from './continueRefund';
import { keepRefunded, refundsWhy, type Taken } from './keepRefunded';
import { reopenRefund } from './reopenRefund';

/**
 * Asks bKash a last time what became of a refund that it has refused, before a person sends it: to be called outside
 * any transaction. What bKash has sent of it is recorded. Returns the payment as it is then. Throws `refundNotStuck`,
 * `refundWaits`, `bkashSendsIt` if bKash has the rest of it in hand, `bkashSilent` if it does not say.
 */
export async function lookForRefund(ctx: Ctx, given: Id): Promise<Taken> {
  const payment = (await rowById(ctx, refundsWhy, 'payments', given)) as Taken;
  checkByHand(payment);
  const refunds = await listed(ctx, payment);
  const { back, pending } = sumRefunds(refunds);
  const more = back - sentByBkash(payment);
  if (pending > 0 || more >= refundLeft(payment)) {
    // It is followed to its end as any other that bKash has taken.
    if (await reopenRefund(ctx, payment)) await continueRefund(ctx, payment, { afterFailure: true });
    throw new Failure('bkashSendsIt');
  }
  return more > 0 ? keepRefunded(ctx, payment, back, refunds.at(-1)) : payment;
}

async function listed(ctx: Ctx, { payment_id: paymentId, trx_id: trxId }: Taken): Promise<BkashRefund[]> {
  try {
    return await ctx.gateways.bkash.refundStatus({ paymentId, trxId });
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    // bKash forgets old transactions: of one that it does not know it has sent nothing back.
    if (error.kind === 'notFound') return [];
    ctx.db.payload.logger.warn({ invoice: paymentId, kind: error.kind }, 'bKash did not tell of a refund');
    throw new Failure('bkashSilent');
  }
}
