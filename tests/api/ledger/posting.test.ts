/** Everything that happens to an order's money is posted to the journal, once, in the transaction of the change. */
import { postAll, postLate, postPast } from '../../../services/ledger/postPast';
import { openCtx } from '../../../services/openCtx';
import { settleUnfinishedPayments } from '../../../services/payments/settleUnfinishedPayments';
import { createLocalReq, type CollectionSlug } from 'payload';
import type { JournalLine, Package, PayoutLine, Product } from '../../../payload-types';
import { openShop } from '../../support/http';
import type { Person, Seller } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);

let admin: Person;
let seller: Seller;
let product: Product;
beforeAll(async () => {
  admin = await make.admin();
  seller = await make.seller();
  product = await make.product(seller, { selling_price: 333, original_price: 400, qty: 100 });
  for (const { id } of (await admin.caller.get('/all-commission')).body.rules)
    await admin.caller.delete(`/commission-delete/${id}`);
  await admin.caller.post('/commission-create', { rate: 1_000, starts_on: '2020-01-01', vendor_id: seller.vendor.id });
  await make.delivery({
    general_delivery_breakpoint: 0,
    general_delivery_charge: 60,
    general_delivery_discount_charge: 60,
  });
});

const find = async <T>(collection: CollectionSlug, where: object) =>
  (await shop.payload().find({ collection, where, depth: 0, limit: 100, sort: 'id', overrideAccess: true } as never))
    .docs as unknown as T[];
const balances = async (order: number): Promise<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const { account, amount } of await find<JournalLine>('journal-lines', { order_number: { equals: order } }))
    sums[account] = (sums[account] ?? 0) + amount;
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
};
const place = async (
  qty: number,
  customer?: Person,
  more: object = {},
): Promise<{ sent: Package; customer: Person }> => {
  const buyer = customer ?? (await make.person());
  await make.fill(buyer, [[product, qty]]);
  const { body } = await buyer.caller.post('/order-place', make.payload({ delivery_charge: 60, ...more }));
  expect(body).toMatchObject({ status: 200 });
  const [sent] = await find<Package>('packages', { order_number: { equals: body.order_number ?? body.order } });
  return { sent: sent!, customer: buyer };
};
const move = async (sent: Package, to: number) => {
  const { body } = await admin.caller.post(`/pto-update-status/${sent.tracking_id}/${to}`);
  return body;
};

describe('a package that is paid in cash', () => {
  test('moves nothing until it is completed, and then everything at once', async () => {
    const { sent } = await place(2);
    expect(await balances(sent.order_number)).toEqual({});
    await complete(sent);
    // 666 of goods, 10 per cent commission, 60 for delivery.
    expect(await balances(sent.order_number)).toEqual({
      cash_warehouse: 726,
      owed_vendor: -600,
      income_commission: -66,
      income_delivery: -60,
    });
    const entries = await find<{ event: string; actor: number }>('journal-entries', {
      order_number: { equals: sent.order_number },
    });
    expect(entries.map(({ event }) => event)).toEqual(['cash_collected', 'package_completed']);
    expect(entries.every(({ actor }) => actor === admin.user.id)).toBe(true);
  });

  test('posts nothing when it is canceled', async () => {
    const { sent } = await place(1);
    await move(sent, 8);
    expect(await balances(sent.order_number)).toEqual({});
  });

  test('of a coupon that the vendor pays, the vendor gets less; of any other the marketplace spends it', async () => {
    for (const [paid_by, vendor, cost] of [
      [0, -600, 100],
      [1, -500, undefined],
    ] as const) {
      const code = `LEDGER${paid_by}${Date.now()}`;
      const coupon = { code, type: 1, fixed: 100, min_order: 0, quantity: 5, status: 1, paid_by };
      expect((await admin.caller.post('/coupon-create', coupon)).body).toMatchObject({ status: 200 });
      const { sent } = await place(2, undefined, { coupon_code: code, coupon_amount: 100 });
      await complete(sent);
      const { owed_vendor, cost_coupons, cash_warehouse } = await balances(sent.order_number);
      expect({ owed_vendor, cost_coupons, cash_warehouse }).toEqual({
        owed_vendor: vendor,
        cost_coupons: cost,
        cash_warehouse: 626,
      });
    }
  });
});

async function complete(sent: Package): Promise<void> {
  for (const to of [3, 6, 7]) expect(await move(sent, to)).toMatchObject({ status: 200 });
}

/** As an older release leaves it. */
async function unpost(where: { order_number: { equals: number } | { in: number[] } }): Promise<void> {
  const { db } = shop.payload();
  const entries = (await find<{ id: number }>('journal-entries', where)).map(({ id }) => id);
  await db.deleteMany({ collection: 'payout-lines', where: { entry: { in: entries } } });
  await db.deleteMany({ collection: 'journal-lines', where });
  await db.deleteMany({ collection: 'journal-entries', where });
}

/** An order that was paid by bKash, canceled, and refunded; its number. */
async function payAndCancel(): Promise<number> {
  const buyer = await make.person();
  await make.fill(buyer, [[product, 1]]);
  const wish = make.payload({ payment_method: 'bKash', payment_amount: 393, delivery_charge: 60 });
  const { body } = await buyer.caller.post('/bkash/checkout-url/create', wish);
  expect(body).toMatchObject({ status: 200 });
  const decided = await fetch(`${shop.origin()}/sandbox/bkash/decide`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ paymentID: new URL(body.bkashurl).searchParams.get('paymentID'), success: '1' }),
  });
  const to = new URL(decided.headers.get('location')!);
  await shop.visitor.get(`${to.pathname.replace(/^\/api/, '')}${to.search}`);
  const number = body.order_number as number;
  const [sent] = await find<Package>('packages', { order_number: { equals: number } });
  expect(await move(sent!, 8)).toMatchObject({ status: 200 });
  const ctx = openCtx(await createLocalReq({}, shop.payload()));
  await settleUnfinishedPayments({ ...ctx, now: new Date(ctx.now.getTime() + 5 * 60_000) });
  return number;
}

describe('the past', () => {
  test('is posted once, whatever is posted again', async () => {
    const ctx = openCtx(await createLocalReq({}, shop.payload()));
    const count = async () =>
      (await shop.payload().count({ collection: 'journal-lines', overrideAccess: true })).totalDocs;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await postAll(ctx);
    await postPast(ctx, () => undefined);
    expect(await count()).toBe(before);
  });

  test('of an order whose entries are missing is what was posted when it happened', async () => {
    const { sent } = await place(3);
    await complete(sent);
    const posted = await balances(sent.order_number);
    const ofOrder = { order_number: { equals: sent.order_number } };
    const at = async () => (await find<JournalLine>('journal-lines', ofOrder)).map((each) => each.at.slice(0, 16));
    const days = await at();
    const ofLines = async () => ({
      line: { in: (await find<JournalLine>('journal-lines', ofOrder)).map(({ id }) => id) },
    });
    const payable = async () =>
      (await find<PayoutLine>('payout-lines', await ofLines())).map(({ party, amount, due }) => [
        party,
        amount,
        due.slice(0, 16),
      ]);
    const toPay = await payable();
    expect(toPay.length).toBeGreaterThan(0);
    await unpost(ofOrder);
    await postAll(openCtx(await createLocalReq({}, shop.payload())));
    expect(await balances(sent.order_number)).toEqual(posted);
    expect(await at()).toEqual(days);
    expect(await payable()).toEqual(toPay);
  });

  test('is dated as it happened: a payment, its refund, a return and its refund', async () => {
    const { sent } = await place(2);
    await complete(sent);
    const [line] = await find<{ id: number; product: number }>('order-lines', {
      order_number: { equals: sent.order_number },
    });
    const { id: request } = await make.create<{ id: number }>('returns', {
      order_line: line!.id,
      order: sent.order,
      order_number: sent.order_number,
      package: sent.id,
      tracking_id: sent.tracking_id,
      product: line!.product,
      customer: sent.customer,
      vendor: sent.vendor,
      status: 3,
      case: 'Wrong Size',
      qty: 1,
      payment_method: 'bKash',
      payment_account: '01711111111',
    });
    expect((await admin.caller.post(`/update-return-status/4/${request}`)).body.status).toBe(200);
    const refund = { amount: 300, reason: 'The box was torn', trx_id: `PAST${request}` };
    expect((await admin.caller.post(`/update-refund-status/1/${request}`, refund)).body.status).toBe(200);
    const paid = await payAndCancel();

    const ofOrders = { order_number: { in: [sent.order_number, paid] } };
    const moments = async () =>
      (await find<{ event: string; at: string; id: number }>('journal-entries', ofOrders))
        .map(({ event, at }) => [event, at.slice(0, 19)])
        .sort();
    const posted = await moments();
    expect(new Set(posted.map(([event]) => event))).toEqual(
      new Set([
        'cash_collected',
        'package_completed',
        'return_settled',
        'return_refunded',
        'payment_executed',
        'refund_promised',
        'refund_executed',
      ]),
    );
    // Each happened on a day of its own, and all of it was touched by something else since.
    const { db } = shop.payload();
    const steps = await find<{ id: number; refund_to: number | null; to: number | null }>('return-events', {
      return: { equals: request },
    });
    const day = (number: number) => `2026-11-0${number}T08:00:00.000Z`;
    const dateOf = async (collection: 'return-events' | 'audit-logs' | 'package-events', id: number, at: string) =>
      void (await db.updateOne({ collection, id, data: { createdAt: at } }));
    for (const { id, to, refund_to } of steps)
      await dateOf('return-events', id, day(to === 4 ? 3 : refund_to === 1 ? 5 : 2));
    const [done] = await find<{ id: number }>('package-events', {
      and: [{ package: { equals: sent.id } }, { to: { equals: 7 } }],
    });
    await dateOf('package-events', done!.id, day(1));
    const [payment] = await find<{ id: number }>('payments', { order_number: { equals: paid } });
    const changes = await find<{ id: number; after: Record<string, unknown> }>('audit-logs', {
      and: [{ target: { equals: 'payments' } }, { target_id: { equals: String(payment!.id) } }],
    });
    for (const { id, after } of changes)
      await dateOf('audit-logs', id, day(after.refunded_amount ? 9 : after.refund_due ? 8 : after.trx_id ? 7 : 6));
    await unpost(ofOrders);
    await postAll(openCtx(await createLocalReq({}, shop.payload())));
    expect(Object.fromEntries((await moments()).map(([event, at]) => [event, at?.slice(0, 10)]))).toEqual({
      cash_collected: '2026-11-01',
      package_completed: '2026-11-01',
      return_settled: '2026-11-03',
      return_refunded: '2026-11-05',
      payment_executed: '2026-11-07',
      refund_promised: '2026-11-08',
      refund_executed: '2026-11-09',
    });
  });

  test.each([
    ['two servers that start at once', true],
    ['the job of every night, as far as it changed in the last days', false],
  ])('is posted by %s', async (_by, isStart) => {
    const { sent } = await place(3);
    await complete(sent);
    const posted = await balances(sent.order_number);
    const ofOrder = { order_number: { equals: sent.order_number } };
    const lines = async () => (await find<JournalLine>('journal-lines', ofOrder)).length;
    const count = await lines();
    await unpost(ofOrder);
    expect(await balances(sent.order_number)).not.toEqual(posted);
    const ctx = async (days = 0) => {
      const now = openCtx(await createLocalReq({}, shop.payload()));
      return { ...now, now: new Date(now.now.getTime() + days * 86_400_000) };
    };
    const mark = { name: { equals: 'ledger-posted' } };
    if (isStart) {
      await shop.payload().db.deleteMany({ collection: 'counters', where: mark });
      const start = async () => postPast(await ctx(), () => undefined);
      await Promise.all([start(), start()]);
      expect(await find('counters', mark)).toHaveLength(1);
    } else {
      await postLate(await ctx(4));
      expect(await lines()).toBe(0);
      await postLate(await ctx());
      await postLate(await ctx());
    }
    expect(await balances(sent.order_number)).toEqual(posted);
    expect(await lines()).toBe(count);
  });
});
