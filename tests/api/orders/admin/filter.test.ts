/** What narrows, sorts and sums the list of all orders. */
import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

type Row = { id: number; total: number; payment_status: number; payment_method: string };
let seller: Seller;
let other: Seller;
let admin: Person;
let numbers: Record<'late' | 'early' | 'paid' | 'foreign', number>;

beforeAll(async () => {
  seller = await make.seller();
  other = await make.seller();
  admin = await make.admin();
  const bkash = { payment_status: 1, payment_method: 'bKash' };
  // 23:30 on the 9th in Dhaka, and half past midnight on the 10th, which in UTC is the same day.
  const late = await make.order({ seller, qty: 1, createdAt: '2026-03-09T17:30:00.000Z' });
  const early = await make.order({ seller, qty: 2, createdAt: '2026-03-09T18:30:00.000Z' });
  const paid = await make.order({ seller, qty: 3, createdAt: '2026-03-10T05:00:00.000Z', ...bkash });
  const foreign = await make.order({ seller: other, qty: 5, createdAt: '2026-03-10T06:00:00.000Z' });
  await make.addPackage(late.order, late.customer, { seller: other, createdAt: '2026-03-09T17:30:00.000Z' });
  numbers = {
    late: late.order.number,
    early: early.order.number,
    paid: paid.order.number,
    foreign: foreign.order.number,
  };
});

const list = async (query: string) => {
  const { body } = await admin.caller.get(`/all-vendor-order?${query}`);
  return { ids: (body.orders as Row[]).map((row) => row.id), total: body.totalcount, sum: body.sum };
};
const march = 'from=2026-03-09&to=2026-03-10';

test('days are those of Dhaka, and the sum is that of everything found, not of the page', async () => {
  expect(await list('from=2026-03-10&to=2026-03-10&offset=0&limit=1')).toEqual({
    ids: [numbers.foreign],
    total: 3,
    sum: 260 + 360 + 560,
  });
  expect(await list('from=2026-03-09&to=2026-03-09')).toEqual({ ids: [numbers.late], total: 1, sum: 160 });
});

test('by payment', async () => {
  expect((await list(`${march}&payment_status=1`)).ids).toEqual([numbers.paid]);
  expect((await list(`${march}&payment_method=bKash`)).ids).toEqual([numbers.paid]);
  expect((await list(`${march}&payment_method=COD&payment_status=1`)).ids).toEqual([]);
  expect((await list(`${march}&type=1`)).total).toBe(0);
});

test('by amount and by age, in both directions', async () => {
  const { late, early, paid, foreign } = numbers;
  expect((await list(`${march}&sort=amount`)).ids).toEqual([late, early, paid, foreign]);
  expect((await list(`${march}&sort=-amount`)).ids).toEqual([foreign, paid, early, late]);
  expect((await list(`${march}&sort=created_at`)).ids).toEqual([late, early, paid, foreign]);
});

test('by vendor: the orders with a package of theirs, and the sum of these packages', async () => {
  expect(await list(`${march}&vendor=${other.vendor.id}`)).toEqual({
    ids: [numbers.foreign, numbers.late],
    total: 2,
    sum: 560 + 260,
  });
});

test('invalid days, vendors and sort orders are refused', async () => {
  for (const wrong of [
    'from=2026-02-30',
    'vendor=abc',
    'sort=name',
    'payment_method=gold',
    'type=3',
    'payment_status=2',
  ])
    expect({ wrong, status: (await admin.caller.get(`/all-vendor-order?${wrong}`)).status }).toEqual({
      wrong,
      status: 422,
    });
});

test('by the status of a package: an order with two of them is shown once; and by customer', async () => {
  const customer = await make.person();
  const sent = await make.order({ seller, customer, status: 3, createdAt: '2026-03-11T05:00:00.000Z' });
  await make.addPackage(sent.order, customer, { seller: other, status: 3, createdAt: '2026-03-11T05:00:00.000Z' });
  await make.order({ seller, status: 4, createdAt: '2026-03-11T06:00:00.000Z' });
  const day = 'from=2026-03-11&to=2026-03-11';
  expect((await list(`${day}&package_status=3`)).ids).toEqual([sent.order.number]);
  expect((await list(`${day}&package_status=3&vendor=${other.vendor.id}`)).ids).toEqual([sent.order.number]);
  expect((await list(`${day}&package_status=8`)).ids).toEqual([]);
  expect((await list(`customer=${customer.user.id}`)).ids).toEqual([sent.order.number]);
  expect((await list('customer=99999999')).ids).toEqual([]);
});
