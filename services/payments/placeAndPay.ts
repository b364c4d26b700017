import { Failure } from '../../domain/failure';
import { paymentMethod } from '../../domain/orders/payment';
import type { Ctx } from '../ctx';
import { leftBefore } from '../jobs/leftBefore';
import { isEnding } from '../jobs/endJobs';
import { readKept, repeatKeyOf, replaceAnswer } from '../repeats/keptAnswer';
import type { OrderRequest, PlacedOrder } from '../orders/orderRequest';
import { placeOrder } from '../orders/placeOrder';
import { failedPage, paymentOf, startPayment } from './startPayment';

type Payable = PlacedOrder & { bkashurl: string };

const WAIT_STEPS = 40;
const WAIT_STEP_MS = 250;
/** Opening a payment takes seconds. If one takes longer than this after all, bKash refuses to open it a second time. */
const ABANDONED_MS = 60 * 1_000;

/** Places an order that is paid by bKash, and opens its payment. A repeat gets the same payment page. */
export async function placeAndPay(ctx: Ctx, request: OrderRequest): Promise<Payable> {
  const { order, repeated } = await placeOrder(ctx, request, paymentMethod.bkash);
  if (order.bkashurl !== undefined) return { ...order, bkashurl: order.bkashurl };
  return repeated ? waitForUrl(ctx, request, order) : open(ctx, request, order);
}

async function open(ctx: Ctx, request: OrderRequest, order: PlacedOrder): Promise<Payable> {
  const repeat = repeatKeyOf(ctx, request, paymentMethod.bkash);
  const keep = (bkashurl: string) => replaceAnswer(ctx, repeat, { ...order, bkashurl });
  return { ...order, bkashurl: await startPayment(ctx, order.order_number, keep) };
}

/**
 * Waits for the first call, which is still talking to bKash: opening a second payment for the same order would be
 * wrong. If the first call crashed, this one continues; bKash knows the invoice and refuses to open it twice.
 */
async function waitForUrl(ctx: Ctx, request: OrderRequest, order: PlacedOrder): Promise<Payable> {
  const repeat = repeatKeyOf(ctx, request, paymentMethod.bkash);
  for (let step = 0; step < WAIT_STEPS; step += 1) {
    const kept = await readKept<PlacedOrder>(ctx, repeat);
    if (kept?.bkashurl !== undefined) return { ...kept, bkashurl: kept.bkashurl };
    const payment = await paymentOf(ctx, order.order_number);
    if (payment?.status !== 'started') return { ...order, bkashurl: failedPage(ctx) };
    if (await takeOver(ctx, payment.id)) return open(ctx, request, order);
    if (isEnding(ctx)) break;
    await new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS));
  }
  throw new Failure('busy');
}

/** True for one caller only, and only if the payment has not changed for longer than opening it takes. */
async function takeOver(ctx: Ctx, id: number | string): Promise<boolean> {
  const abandoned = leftBefore(ctx, ABANDONED_MS);
  const free = [
    { status: { equals: 'started' } },
    { payment_id: { exists: false } },
    { updatedAt: { less_than: abandoned } },
  ];
  return (await ctx.db.claim('payments', { and: [{ id: { equals: id } }, ...free] }, { status: 'started' })) !== null;
}
