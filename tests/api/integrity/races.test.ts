/**
 * Races: a second actor comes in exactly between two steps of the first. The step is caught at the database or the gateway
 * the service was given; nothing of the product knows of it. Afterwards every invariant of the database is looked at.
 */
import { createLocalReq } from 'payload';
import { verifyData } from '../../../scripts/verify/verifyData';
import type { Ctx } from '../../../services/ctx';
import type { Db } from '../../../services/db';
import { openCtx } from '../../../services/openCtx';
import { placeOrder } from '../../../services/orders/placeOrder';
import { movePackage } from '../../../services/packages/movePackage';
import { settlePayment } from '../../../services/payments/settlePayment';
import { openShop } from '../../support/http';
import type { Person, Seller } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
let house: Awaited<ReturnType<typeof make.warehouse>>;

beforeAll(async () => {
  house = await make.warehouse();
  seller = await make.seller();
  await shop.payload().update({ collection: 'shops', id: seller.shop.id, data: { warehouse: house.warehouse.id }, overrideAccess: true } as never);
  await make.delivery();
});
afterEach(async () => {
  expect(Object.fromEntries((await verifyData(shop.payload())).broken)).toEqual({});
});

/** The services' own context of a person, as a request would have it. */
async function ctxOf({ user }: Person, headers: Record<string, string> = {}): Promise<Ctx> {
  const fresh = await shop.payload().findByID({ collection: 'users', id: user.id, depth: 0, overrideAccess: true });
  const req = await createLocalReq({ user: { ...fresh, collection: 'users' } as never }, shop.payload());
  for (const [name, value] of Object.entries(headers)) req.headers.set(name, value);
  return openCtx(req);
}

/** The context whose transaction begins only after `second` has done its work: all was read, nothing is written yet. */
const beforeWriting = (ctx: Ctx, second: () => Promise<unknown>): Ctx => {
  let came = false;
  const inTransaction: Db['inTransaction'] = async (work) => {
    if (!came) {
      came = true;
      await second();
    }
    return ctx.db.inTransaction(work);
  };
  return { ...ctx, db: { ...ctx.db, inTransaction } };
};

/** The context whose gateway answers a call only after `second` has done its work. */
const whileAsking = (ctx: Ctx, call: 'queryPayment' | 'executePayment', second: () => Promise<unknown>): Ctx => {
  const bkash = { ...ctx.gateways.bkash };
  const real = bkash[call];
  bkash[call] = async (paymentId) => {
    const answer = await real(paymentId);
    await second();
    return answer;
  };
  return { ...ctx, gateways: { ...ctx.gateways, bkash } };
};

const request = (data: object = {}) => ({ ...make.payload(), payment_amount: null, address_id: null, ...data }) as never;
const placed = async (customer: Person, data: object = {}) => (await customer.caller.post('/order-place', make.payload(data))).body;
const outcome = (work: Promise<unknown>) => work.then(() => 'done', (error: { code?: string }) => error.code ?? String(error));
const rowsOf = async (collection: string, where: object) => (await shop.payload().find({ collection, where, depth: 0, overrideAccess: true } as never)).docs as unknown as Record<string, unknown>[];

async function basket(qty: number, lines = 1): Promise<{ customer: Person; product: Awaited<ReturnType<typeof make.product>> }> {
  const customer = await make.person();
  const product = await make.product(seller, { qty });
  await make.fill(customer, [[product, lines]]);
  return { customer, product };
}

describe('between working an order out and writing it', () => {
  test('the last piece goes to somebody else: the first is told, and nothing of the order stays', async () => {
    const { customer, product } = await basket(1);
    const other = await make.person();
    await make.fill(other, [[product, 1]]);
    const first = beforeWriting(await ctxOf(customer), async () => expect((await placed(other)).status).toBe(200));
    expect(await outcome(placeOrder(first, request(), 'COD'))).toBe('invalid');
    expect(await make.stockOf(product)).toBe(0);
    expect(await rowsOf('orders', { customer: { equals: customer.user.id } })).toEqual([]);
    expect((await customer.caller.get('/cart')).status).toBe(200);
  });

  test('the same cart is placed from another window: one order', async () => {
    const { customer, product } = await basket(10, 2);
    const first = beforeWriting(await ctxOf(customer), async () => expect((await placed(customer)).status).toBe(200));
    expect(await outcome(placeOrder(first, request(), 'COD'))).toBe('invalid');
    expect(await rowsOf('orders', { customer: { equals: customer.user.id } })).toHaveLength(1);
    expect(await make.stockOf(product)).toBe(8);
  });

  test('the same call under the same key comes in: one order, and both get its number', async () => {
    const { customer } = await basket(10);
    const headers = { 'Idempotency-Key': 'two windows' };
    let number = 0;
    const first = beforeWriting(await ctxOf(customer, headers), async () => {
      number = ((await placeOrder(await ctxOf(customer, headers), request(), 'COD')).order).order_number;
    });
    const answer = await placeOrder(first, request(), 'COD');
    expect(answer).toMatchObject({ repeated: true, order: { order_number: number } });
    expect(await rowsOf('orders', { customer: { equals: customer.user.id } })).toHaveLength(1);
  });

  test('the coupon’s last use goes to somebody else: no use too many, no stock taken', async () => {
    await make.create('coupons', { code: 'RACE1', type: 1, fixed: 10, percentage: 0, min_order: 0, quantity: 1, remain: 1, status: 1 });
    const terms = { coupon_code: 'RACE1', coupon_amount: 10 };
    const { customer, product } = await basket(10);
    const other = await make.person();
    await make.fill(other, [[product, 1]]);
    const first = beforeWriting(await ctxOf(customer), async () => expect((await placed(other, terms)).status).toBe(200));
    expect(await outcome(placeOrder(first, request(terms), 'COD'))).toBe('invalid');
    expect(await make.stockOf(product)).toBe(9);
  });

  test('the price changes: nobody pays another price than they saw', async () => {
    const { customer, product } = await basket(10);
    const first = beforeWriting(await ctxOf(customer), () => seller.caller.patch(`/products/${product.id}`, { selling_price: 110 }));
    expect(await outcome(placeOrder(first, request(), 'COD'))).toBe('invalid');
    expect(await make.stockOf(product)).toBe(10);
  });

  test('the vendor is suspended: the order is refused', async () => {
    const closing = await make.seller();
    const product = await make.product(closing, { qty: 5 });
    const customer = await make.person();
    await make.fill(customer, [[product, 1]]);
    const admin = await make.admin();
    const first = beforeWriting(await ctxOf(customer), async () => expect((await admin.caller.post(`/suspend-vendor/${closing.vendor.id}`)).status).toBe(200));
    expect(await outcome(placeOrder(first, request(), 'COD'))).toBe('invalid');
    expect(await make.stockOf(product)).toBe(5);
  });
});

describe('moving a package', () => {
  const ordered = async () => {
    const { customer, product } = await basket(10, 2);
    const { tracking_ids: [id] } = await placed(customer);
    return { product, id: id as string };
  };

  test('one of the warehouse cancels what a colleague has just received: the move counts from there, and the pieces come back', async () => {
    const { product, id } = await ordered();
    expect((await seller.caller.post(`/pto-update-status/${id}/3`)).status).toBe(200);
    const cancels = beforeWriting(await ctxOf(house.incharge), async () => expect((await house.incharge.caller.post(`/pto-update-status/${id}/4`)).status).toBe(200));
    expect(await outcome(movePackage(cancels, id, 8))).toBe('done');
    expect(await make.stockOf(product)).toBe(10);
    expect(await outcome(movePackage(await ctxOf(house.incharge), id, 5))).toBe('refused');
  });

  test('twelve cancel at once: the pieces come back once', async () => {
    const { product, id } = await ordered();
    const answers = await Promise.all(Array.from({ length: 12 }, () => seller.caller.post(`/pto-update-status/${id}/8`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await make.stockOf(product)).toBe(10);
  });
});

describe('a bKash payment', () => {
  const start = async () => {
    const { customer, product } = await basket(10, 2);
    const { body } = await customer.caller.post('/bkash/checkout-url/create', make.payload({ payment_method: 'bKash', payment_amount: 200 }));
    const paymentId = new URL(body.bkashurl).searchParams.get('paymentID')!;
    await fetch(`${shop.origin()}/sandbox/bkash/decide`, { method: 'POST', redirect: 'manual', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ paymentID: paymentId, success: '1' }) });
    return { product, paymentId, number: body.order_number as number, id: body.tracking_ids[0] as string };
  };
  const paymentOf = async (number: number) => (await rowsOf('payments', { order_number: { equals: number } }))[0]!;

  test('eight callbacks at once take the money once', async () => {
    const { paymentId, number } = await start();
    const ctx = await ctxOf(await make.person());
    const results = await Promise.all(Array.from({ length: 8 }, () => settlePayment(ctx, paymentId, 'success')));
    expect(new Set(results)).toEqual(new Set(['success']));
    expect(await paymentOf(number)).toMatchObject({ status: 'paid' });
  });

  test('a second callback while bKash is being asked changes nothing', async () => {
    const { paymentId, number } = await start();
    const ctx = await ctxOf(await make.person());
    const first = whileAsking(ctx, 'queryPayment', async () => void settlePayment(ctx, paymentId, 'cancel'));
    expect(await settlePayment(first, paymentId, 'success')).toBe('success');
    expect(await paymentOf(number)).toMatchObject({ status: 'paid' });
  });

  test('the package is canceled while the money is being taken: the money goes back', async () => {
    const { paymentId, number, id, product } = await start();
    const ctx = await ctxOf(await make.person());
    const first = whileAsking(ctx, 'executePayment', async () => expect((await seller.caller.post(`/pto-update-status/${id}/8`)).status).toBe(200));
    await settlePayment(first, paymentId, 'success');
    expect(await paymentOf(number)).toMatchObject({ status: 'refunded', refund_due: 200, refunded_amount: 200 });
    expect(await make.stockOf(product)).toBe(10);
  });

  test('it cannot be completed in cash while bKash is asked, and is not paid twice after', async () => {
    const { paymentId, number, id } = await start();
    await seller.caller.post(`/pto-update-status/${id}/3`);
    const ctx = await ctxOf(await make.person());
    const first = whileAsking(ctx, 'executePayment', async () => expect((await house.incharge.caller.post(`/pto-update-status/${id}/7`)).status).toBe(201));
    expect(await settlePayment(first, paymentId, 'success')).toBe('success');
    expect((await house.incharge.caller.post(`/pto-update-status/${id}/7`)).status).toBe(200);
    expect(await paymentOf(number)).toMatchObject({ status: 'paid', refund_due: 0 });
  });
});
