/** An order on a database that cannot roll back: stopped before each of its writes, and repaired. */
import { createLocalReq } from 'payload';
import { verifyData } from '../../../../scripts/verify/verifyData';
import type { Ctx } from '../../../../services/ctx';
import { openCtx, settingsOf } from '../../../../services/openCtx';
import { decideOrder } from '../../../../services/orders/decideOrder';
import type { OrderRequest } from '../../../../services/orders/orderRequest';
import { placeOrder } from '../../../../services/orders/placeOrder';
import { planOrder, type OrderPlan } from '../../../../services/orders/planOrder';
import { repairOrder, repairOrders } from '../../../../services/orders/repairOrders';
import { writeOrder } from '../../../../services/orders/writeOrder';
import type { Product } from '../../../../payload-types';
import { onMongo } from '../../../support/databases';
import { openShop } from '../../../support/http';
import type { Person } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let customer: Person;
let products: Product[];
const QTY = 10;
const USES = 5;
const CODE = 'STEPS10';

beforeAll(async () => {
  await make.delivery();
  customer = await make.person();
  products = [];
  for (const seller of [await make.seller(), await make.seller()]) products.push(await make.product(seller, { qty: QTY }));
  await make.create('coupons', { code: CODE, type: 1, fixed: 10, percentage: 0, min_order: 0, quantity: USES, remain: USES, status: 1 });
  await make.fill(customer, products.map((product) => [product, 2] as [Product, number]));
});

const request = (data: object = {}) => ({ ...make.payload({ coupon_code: CODE, coupon_amount: 10, ...data }) });
const count = async (collection: 'orders' | 'carts' | 'packages' | 'order-lines' | 'coupon-redemptions', field: string) =>
  (await shop.payload().count({ collection, where: { [field]: { equals: customer.user.id } } })).totalDocs;

async function state() {
  const [coupon] = (await shop.payload().find({ collection: 'coupons', where: { code: { equals: CODE } }, depth: 0 })).docs;
  return {
    stock: [await make.stockOf(products[0]!), await make.stockOf(products[1]!)],
    uses: coupon!.remain,
    used: await count('coupon-redemptions', 'customer'),
    carts: await count('carts', 'user'),
    orders: await count('orders', 'customer'),
    packages: await count('packages', 'customer'),
    lines: await count('order-lines', 'customer'),
    unfinished: (await shop.payload().count({ collection: 'unfinished-orders' })).totalDocs,
  };
}
const untouched = { stock: [QTY, QTY], uses: USES, used: 0, carts: 2, orders: 0, packages: 0, lines: 0, unfinished: 0 };
const placed = { stock: [QTY - 2, QTY - 2], uses: USES - 1, used: 1, carts: 0, orders: 1, packages: 2, lines: 2, unfinished: 0 };

async function ownCtx({ user }: Person = customer): Promise<Ctx> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, shop.payload());
  return openCtx(req);
}

class Killed extends Error {}

/** The same ctx, but its process dies before its nth write. */
function dying(ctx: Ctx, before: number): Ctx {
  let writes = 0;
  const live = <F extends (...args: never[]) => unknown>(write: F): F =>
    ((...args: never[]) => {
      writes += 1;
      if (writes === before) throw new Killed();
      return write(...args);
    }) as F;
  const { db } = ctx;
  const asSystem: Ctx['db']['asSystem'] = (why) => {
    const calls = db.asSystem(why);
    return { ...calls, create: live(calls.create), update: live(calls.update) };
  };
  const own = { ...db, asSystem, claim: live(db.claim), insert: live(db.insert), append: live(db.append), dropWhere: live(db.dropWhere) };
  return { ...ctx, db: own };
}

const decide = (ctx: Ctx) => decideOrder(ctx, { ...request(), address_id: null, payment_amount: null } as unknown as OrderRequest, 'COD');

/** Begins an order and dies before its nth write; true when it came to its end. */
async function dieBefore(write: number): Promise<{ plan: OrderPlan; ended: boolean }> {
  const ctx = await ownCtx();
  const decision = await decide(ctx);
  const plan = await planOrder(ctx, decision, false);
  try {
    await writeOrder(dying(ctx, write), decision, plan);
    return { plan, ended: true };
  } catch (error) {
    if (error instanceof Killed) return { plan, ended: false };
    throw error;
  }
}

test('a step that fails leaves stock, coupon and cart as they were', async () => {
  const { ids } = settingsOf(shop.payload()).gateways;
  const draw = ids.newTrackingId;
  let drawn = 0;
  // The second package finds no tracking id: the first one, the order and every claim are written by then.
  ids.newTrackingId = () => {
    drawn += 1;
    if (drawn === 2) throw new Error('no id');
    return draw();
  };
  try {
    expect((await customer.caller.post('/order-place', request())).status).toBe(500);
  } finally {
    ids.newTrackingId = draw;
  }
  expect(await state()).toEqual(untouched);
});

// SQLite rolls back by itself; names in documents are MongoDB's way.
(onMongo ? describe : describe.skip)('a process that dies', () => {
  test('before any of its writes leaves a note by which the next one undoes the order, also when two do', async () => {
    let write = 1;
    for (; ; write += 1) {
      const { plan, ended } = await dieBefore(write);
      const { db } = await ownCtx();
      // Another process knows of the plan what is written down of it.
      const { beyondStock: _, ...noted } = plan;
      await Promise.all([repairOrder(db, noted), repairOrder(db, noted)]);
      expect([write, await state()]).toEqual([write, untouched]);
      if (ended) break;
    }
    // Two claims, the cart, the order, the coupon and its use, two packages with events and lines, two notices.
    expect(write).toBeGreaterThanOrEqual(14);
    expect(await state()).toEqual(untouched);
  }, 240_000);

  test('is taken for dead after a minute, not before', async () => {
    await dieBefore(6);
    const { db, now } = await ownCtx();
    expect(await state()).not.toEqual(untouched);
    const repaired = await repairOrders(db, now);
    const later = await repairOrders(db, new Date(now.getTime() + 120_000));
    expect([repaired, later]).toEqual(db.canRollBack() ? [0, 0] : [0, 1]);
    if (!db.canRollBack()) expect(await state()).toEqual(untouched);
  });

  test('after its last write loses nothing: the order stands', async () => {
    await shop.payload().delete({ collection: 'unfinished-orders', where: {} });
    const { plan } = await dieBefore(1_000);
    const { db } = await ownCtx();
    await db.claim('unfinished-orders', { id: { equals: plan.id } }, { state: 'written' });
    await repairOrder(db, plan);
    await repairOrder(db, plan);
    expect(await state()).toEqual(placed);
  });

  test('of an order that stands leaves a database in which everything adds up', async () => {
    const { broken } = await verifyData(shop.payload(), { pauseMs: 0 });
    expect([...broken.entries()]).toEqual([]);
  });
});

(onMongo ? describe : describe.skip)('a customer who is deleted after their order has looked at them', () => {
  const rowsOf = async (collection: 'orders' | 'carts', field: string, { user }: Person) =>
    (await shop.payload().count({ collection, where: { [field]: { equals: user.id } } })).totalDocs;

  /** Places an order; the account is deleted when its stock and cart are taken and nothing else is written yet, and `then` comes after that. */
  async function deletedMeanwhile(then: () => void): Promise<{ me: Person; outcome: string }> {
    const me = await make.person();
    await make.fill(me, [[products[0]!, 1]]);
    const admin = await make.admin();
    const ctx = await ownCtx(me);
    const insert: Ctx['db']['insert'] = async (why, collection, data) => {
      if (collection === 'orders') {
        expect((await admin.caller.post(`/delete-user-account/${me.user.id}`)).status).toBe(200);
        then();
      }
      return ctx.db.insert(why, collection, data);
    };
    const given = { ...make.payload(), address_id: null, payment_amount: null } as unknown as OrderRequest;
    const outcome = await placeOrder({ ...ctx, db: { ...ctx.db, insert } }, given, 'COD').then(() => 'placed', (error: Error) => error.message);
    return { me, outcome };
  }
  const adds = async () => expect([...(await verifyData(shop.payload(), { pauseMs: 0 })).broken.entries()]).toEqual([]);

  test('stays without a name, and the order stands', async () => {
    const { me, outcome } = await deletedMeanwhile(() => undefined);
    expect([outcome, await rowsOf('orders', 'customer', me), await rowsOf('carts', 'user', me)]).toEqual(['placed', 1, 0]);
    expect(await shop.payload().findByID({ collection: 'users', id: me.user.id, depth: 0 })).toMatchObject({ name: 'Deleted User', deleted: 1, status: 0 });
    await adds();
  });

  test('gets no cart back when the order fails after all', async () => {
    const { me, outcome } = await deletedMeanwhile(() => {
      throw new Error('no order');
    });
    expect([outcome, await rowsOf('orders', 'customer', me), await rowsOf('carts', 'user', me)]).toEqual(['no order', 0, 0]);
    await adds();
  });
});
