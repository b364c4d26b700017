/** Orders that were begun on a database without transactions and not ended: undone, in the reverse order of their writing. */
import type { CollectionSlug, Where } from 'payload';
import type { UnfinishedOrder } from '../../payload-types';
import { isTaken, type Db } from '../db';
import type { OrderPlan } from './planOrder';
import { vendorLink } from './tellVendors';

const why = 'the shop’s own notes on an order it is writing';
/** Nobody writes an order for so long: who began it is gone. */
const LEFT_AFTER_MS = 60_000;
const AT_ONCE = 200;

export const couldBeLeft = (plan: Pick<UnfinishedOrder, 'updatedAt'>, now: Date): boolean =>
  Date.parse(plan.updatedAt) < now.getTime() - LEFT_AFTER_MS;

/** Repairs every order that was left. A database with transactions has none. */
export async function repairOrders(db: Db, now: Date): Promise<number> {
  if (db.canRollBack()) return 0;
  const before = new Date(now.getTime() - LEFT_AFTER_MS).toISOString();
  const left = await db.rows(why, 'unfinished-orders', { where: { updatedAt: { less_than: before } }, limit: AT_ONCE });
  // One after another: each is a row of writes, and there are seldom any.
  for (const plan of left) await repairOrder(db, plan as unknown as OrderPlan);
  if (left.length > 0) db.payload.logger.warn({ orders: left.map((plan) => plan.number) }, 'orders that were left half written are repaired');
  return left.length;
}

/** What is all written is ended; what is not is undone. One that was ended or undone meanwhile is left alone. */
export async function repairOrder(db: Db, plan: OrderPlan): Promise<void> {
  const own = { id: { equals: plan.id } };
  const taken = await db.claim('unfinished-orders', { and: [own, { state: { not_equals: 'written' } }] }, { state: 'undoing' });
  if (taken) return undoOrder(db, plan);
  const written = await db.row(why, 'unfinished-orders', { where: own });
  if (written) await endOrder(db, plan);
}

/** All of it is there: the names of the plan leave the documents it claimed from, and the plan goes. */
export async function endOrder(db: Db, plan: OrderPlan): Promise<void> {
  for (const { product } of plan.pieces) await db.release('products', { id: { equals: product } }, {}, String(plan.id));
  if (plan.coupon) await db.release('coupons', { id: { equals: plan.coupon } }, {}, String(plan.id));
  await forget(db, plan);
}

/**
 * Undoes whatever of it is there; for who wrote it, or took it over. Every step may find nothing to do, and may be done twice.
 * Who still writes while another undoes finds in the end that the plan is gone, and undoes the rest.
 */
export async function undoOrder(db: Db, plan: OrderPlan): Promise<void> {
  const hold = String(plan.id);
  if (plan.beyondStock !== false) await undoBeyondStock(db, plan, hold);
  for (const { product, qty } of plan.pieces) {
    await db.release('products', { id: { equals: product } }, { qty: { $inc: qty }, sold: { $inc: -qty } }, hold);
  }
  if (plan.key_id) await db.dropWhere('idempotency-keys', { id: { equals: plan.key_id } });
  await forget(db, plan);
}

async function undoBeyondStock(db: Db, plan: OrderPlan, hold: string): Promise<void> {
  const ofOrder = { order: { equals: plan.order_id } };
  await db.dropWhere('audit-logs', { and: [{ target: { equals: 'orders' } }, { target_id: { equals: plan.order_id } }] });
  await db.dropWhere('notifications', { link: { equals: vendorLink(plan.number) } });
  await dropInTurn(db, ['payments', 'order-lines', 'package-events', 'packages', 'coupon-redemptions'], ofOrder);
  if (plan.coupon) await db.release('coupons', { id: { equals: plan.coupon } }, { remain: { $inc: 1 } }, hold);
  await db.dropWhere('orders', { id: { equals: plan.order_id } });
  await putBack(db, plan);
}

async function dropInTurn(db: Db, collections: CollectionSlug[], where: Where): Promise<void> {
  for (const collection of collections) await db.dropWhere(collection, where);
}

/** A line that was never taken out, or was put in again meanwhile, stays as it is. Who was deleted meanwhile keeps none. */
async function putBack(db: Db, plan: OrderPlan): Promise<void> {
  for (const line of plan.cart) {
    try {
      await db.insert(why, 'carts', { ...line });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  if (plan.cart.length === 0) return;
  const account = await db.row(why, 'users', { where: { id: { equals: plan.customer } }, select: { deleted: true } });
  if (account?.deleted !== 0) await db.dropWhere('carts', { id: { in: plan.cart.map(({ id }) => id) } });
}

const forget = (db: Db, plan: OrderPlan) => db.dropWhere('unfinished-orders', { id: { equals: plan.id } });
