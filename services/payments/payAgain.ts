import { Failure } from '../../domain/failure';
import { paymentStatus } from '../../domain/orders/payment';
import { isUnapproved } from '../../domain/payments/outcome';
import { hasMoney, payableAgain } from '../../domain/payments/states';
import { packageStatus } from '../../domain/packages/status';
import type { Order, Payment } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';
import { leftBefore } from '../jobs/leftBefore';
import { claimPayment } from './claimPayment';
import { fallBackToCod } from './fallBackToCod';
import { paymentsWhy, preparePayment } from './preparePayment';
import { settlePayment } from './settlePayment';
import { paymentOf, startPayment } from './startPayment';

const own = 'an order of the caller';
/** Opening a payment takes seconds: an older attempt was left behind by a process that is gone. */
const OPENING_MS = 60 * 1_000;

/** The page to pay on; null when the money of the last attempt has arrived after all. */
export type PayingAgain = { bkashurl: string | null };

/**
 * Opens a new bKash payment for an order whose last one did not succeed. bKash is asked about the last one first, and
 * it is given up in the transaction that begins the new one: only this server executes payments, and never one that was
 * given up, so the shopper is charged once whatever they approve in another tab. While the outcome of the last one is
 * unknown, no other is opened.
 */
export async function payAgain(ctx: Ctx, orderNumber: number): Promise<PayingAgain> {
  const order = await readOwn(ctx, orderNumber);
  const last = await askAfter(ctx, order);
  if (!last) throw new Failure('refused');
  if (hasMoney(last.status)) return { bkashurl: null };
  if (!payableAgain(last.status) || isUnclear(last)) throw new Failure('paymentUnclear');
  await ctx.db.inTransaction(() => replace(ctx, order, last));
  return { bkashurl: await startPayment(ctx, orderNumber, () => Promise.resolve()) };
}

/**
 * Changes the order to cash on delivery. Refused once anything is paid; repeating it changes nothing. A payment that
 * the shopper approves after all is still taken, and then nothing is collected at the door.
 */
export async function payOnDelivery(ctx: Ctx, orderNumber: number): Promise<void> {
  const order = await readOwn(ctx, orderNumber);
  const last = await askAfter(ctx, order);
  if (!last) return;
  if (hasMoney(last.status)) throw new Failure('alreadyPaid');
  await ctx.db.inTransaction(async () => {
    const started = { and: [{ id: { equals: last.id } }, { status: { equals: 'started' } }] };
    const data = { status: 'canceled', detail: 'the customer pays on delivery' } as const;
    // While bKash owes an answer, the job keeps asking.
    if (!isUnclear(last)) await claimPayment(ctx, started, last, data);
    await fallBackToCod(ctx, last);
  });
}

async function readOwn(ctx: Ctx, number: number): Promise<Order> {
  const order = await ctx.db.row(own, 'orders', {
    where: { and: [{ number: { equals: number } }, { customer: { equals: actorOf(ctx).id } }] },
  });
  if (!order) throw new Failure('notFound');
  return order;
}

/** The last attempt, updated from bKash. */
async function askAfter(ctx: Ctx, order: Order): Promise<Payment | null> {
  const last = await paymentOf(ctx, order.number);
  if (!last?.payment_id || hasMoney(last.status)) return last;
  await settlePayment(ctx, last.payment_id, 'job');
  return ctx.db.asSystem(paymentsWhy).findById('payments', last.id);
}

/** The shopper approved it, and it is unknown whether the money has moved. */
const isUnclear = ({ status, payment_id: id, detail }: Payment): boolean =>
  status === 'started' && Boolean(id) && !isUnapproved(detail);

/** If two tabs try at once, one starts the new payment and the other gets `changedMeanwhile`. */
async function replace(ctx: Ctx, order: Order, last: Payment): Promise<void> {
  if (!last.payment_id && last.status === 'started' && last.updatedAt >= leftBefore(ctx, OPENING_MS))
    throw new Failure('changedMeanwhile');
  const packages = await ctx.db.rows(own, 'packages', {
    where: {
      and: [
        { order: { equals: order.id } },
        { status: { not_equals: packageStatus.canceled } },
        { payment_status: { equals: paymentStatus.unpaid } },
      ],
    },
    select: { total: true },
    limit: 200,
  });
  const amount = packages.reduce((sum, { total }) => sum + total, 0);
  if (amount === 0) throw new Failure('refused');
  const same = { and: [{ id: { equals: last.id } }, { status: { equals: last.status } }] };
  if (!(await claimPayment(ctx, same, last, { status: 'replaced' }))) throw new Failure('changedMeanwhile');
  const attempts = await ctx.db.countRows(own, 'payments', { order: { equals: order.id } });
  await preparePayment(ctx, order, { amount, attempt: attempts + 1 });
}
