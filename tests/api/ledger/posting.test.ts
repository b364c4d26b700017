/** Everything that happens to an order's money is posted to the journal, once, in the transaction of the change. */
import { postAll, postLate, postPast } from '../../../services/ledger/postPast';
import { openCtx } from '../../../services/openCtx';
import { createLocalReq } from 'payload';
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

const find = async <T>(
  collection: 'journal-lines' | 'journal-entries' | 'packages' | 'payout-lines' | 'returns' | 'counters',
  where: object,
) =>
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
async function unpost(where: { order_number: { equals: number } }): Promise<void> {
  const { db } = shop.payload();
  const entries = (await find<{ id: number }>('journal-entries', where)).map(({ id }) => id);
  await db.deleteMany({ collection: 'payout-lines', where: { entry: { in: entries } } });
  await db.deleteMany({ collection: 'journal-lines', where });
  await db.deleteMany({ collection: 'journal-entries', where });
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
