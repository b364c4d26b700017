import { Failure, invalid } from '../../domain/failure';
import type { Cart, UnfinishedOrder } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { isTaken } from '../db';
import type { OrderDecision } from './decideOrder';
import { freeOrderNumber } from './freeOrderNumber';
import { couldBeLeft, repairOrder } from './repairOrders';

/** What an order is going to write. Its own id stands in every document it claims from. */
export type OrderPlan = {
  id: Id;
  customer: Id;
  state: UnfinishedOrder['state'];
  order_id: string;
  number: number;
  key_id: string;
  coupon: string;
  pieces: { product: Id; qty: number }[];
  cart: Cart[];
  /** Known only to who writes it: false while nothing but stock can be claimed, so that a refusal undoes no more than that. */
  beyondStock?: boolean;
};

export const planWhy = 'the shop’s own notes on an order it is writing';
const TRIES = 100;
const WAIT_MS = 100;

/**
 * Writes down what the order is going to write, before anything of it is written, for a database that cannot undo by itself.
 * A customer has one at a time: another order of the same cart waits, and finds the cart as the first one left it.
 */
export async function planOrder(ctx: Ctx, decision: OrderDecision, hasKey: boolean): Promise<OrderPlan> {
  const { ids } = ctx.gateways;
  const lines = decision.groups.flatMap((group) => group.lines);
  const cart = await ctx.db.rows(planWhy, 'carts', { where: { id: { in: lines.map(({ line }) => line.id) } } });
  const plan = {
    customer: actorOf(ctx).id,
    state: 'writing',
    order_id: ids.newDocumentId(),
    number: await freeOrderNumber(ctx),
    key_id: hasKey ? ids.newDocumentId() : '',
    coupon: decision.coupon ? String(decision.coupon.id) : '',
    pieces: piecesOf(lines),
    cart,
  };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      const noted = (await ctx.db.insert(planWhy, 'unfinished-orders', { ...plan })) as unknown as OrderPlan;
      await stillInCart(ctx, noted, lines.length);
      return { ...noted, beyondStock: false };
    } catch (error) {
      if (!isTaken(error)) throw error;
      await waitForOther(ctx, plan.customer);
    }
  }
  throw new Failure('busy');
}

/** Another order of the same customer may have taken the cart while this one waited: that one's lines are not put back by this one. */
async function stillInCart(ctx: Ctx, plan: OrderPlan, lines: number): Promise<void> {
  const there = await ctx.db.countRows(planWhy, 'carts', { id: { in: plan.cart.map(({ id }) => id) } });
  if (there === lines) return;
  await ctx.db.dropWhere('unfinished-orders', { id: { equals: plan.id } });
  throw invalid({ cart: 'cartChanged' });
}

function piecesOf(lines: readonly { product: { id: Id }; qty: number }[]): OrderPlan['pieces'] {
  const pieces = new Map<string, OrderPlan['pieces'][number]>();
  for (const { product, qty } of lines) {
    const seen = pieces.get(String(product.id));
    pieces.set(String(product.id), { product: product.id, qty: (seen?.qty ?? 0) + qty });
  }
  return [...pieces.values()];
}

async function waitForOther(ctx: Ctx, customer: Id): Promise<void> {
  const other = await ctx.db.row(planWhy, 'unfinished-orders', { where: { customer: { equals: customer } } });
  if (other && couldBeLeft(other, ctx.now)) return repairOrder(ctx.db, other as unknown as OrderPlan);
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
}
