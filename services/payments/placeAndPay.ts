import { Failure } from '../../domain/failure';
import { paymentMethod } from '../../domain/orders/payment';
import type { Ctx } from '../ctx';
import { keepPaymentUrl, readKept, repeatKeyOf } from '../orders/keptAnswer';
import type { OrderRequest, PlacedOrder } from '../orders/orderRequest';
import { placeOrder } from '../orders/placeOrder';
import { startPayment } from './startPayment';

type Payable = PlacedOrder & { bkashurl: string };

const WAIT_STEPS = 40;
const WAIT_STEP_MS = 250;

/** Places an order that is paid by bKash, and opens its payment. A repeat gets the same address to pay at. */
export async function placeAndPay(ctx: Ctx, request: OrderRequest): Promise<Payable> {
  const { order, repeated } = await placeOrder(ctx, request, paymentMethod.bkash);
  if (order.bkashurl !== undefined) return { ...order, bkashurl: order.bkashurl };
  if (repeated) return waitForUrl(ctx, request);
  const payable = { ...order, bkashurl: await startPayment(ctx, order.order_number) };
  await keepPaymentUrl(ctx, repeatKeyOf(ctx, request, paymentMethod.bkash), payable);
  return payable;
}

/** The first call is still talking to bKash: opening a second payment for the same order would be wrong. */
async function waitForUrl(ctx: Ctx, request: OrderRequest): Promise<Payable> {
  const repeat = repeatKeyOf(ctx, request, paymentMethod.bkash);
  for (let step = 0; step < WAIT_STEPS; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS));
    const kept = await readKept(ctx, repeat);
    if (kept?.bkashurl !== undefined) return { ...kept, bkashurl: kept.bkashurl };
  }
  throw new Failure('busy');
}
