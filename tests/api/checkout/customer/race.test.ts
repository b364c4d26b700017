import { openShop } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
  await make.delivery();
});

const counts = (values: number[]) =>
  values.reduce<Record<number, number>>((seen, value) => ({ ...seen, [value]: (seen[value] ?? 0) + 1 }), {});

test('300 orders at once for the last 50 pieces give exactly 50', async () => {
  const product = await make.product(seller, { qty: 50 });
  const customers = await make.crowd(300);
  for (const { user } of customers) {
    await make.create('carts', {
      user: user.id,
      product: product.id,
      type: 2,
      product_qty: 1,
      variation1: '',
      variation2: '',
    });
  }
  const replies = await Promise.all(customers.map(({ caller }) => caller.post('/order-place', make.payload())));
  expect(counts(replies.map(({ status }) => status))).toEqual({ 200: 50, 422: 250 });
  expect(await make.stockOf(product)).toBe(0);
  const sold = await shop.payload().count({ collection: 'order-lines', where: { product: { equals: product.id } } });
  expect(sold.totalDocs).toBe(50);
  const numbers = replies.filter(({ status }) => status === 200).map(({ body }) => body.order_number);
  expect(new Set(numbers).size).toBe(50);
  const left = await shop.payload().count({ collection: 'carts', where: { product: { equals: product.id } } });
  expect(left.totalDocs).toBe(250);
}, 180_000);

test('the same Idempotency-Key 20 times at once gives one order and one answer', async () => {
  const customer = await make.person();
  const product = await make.product(seller);
  await make.fill(customer, [[product, 2]]);
  const headers = { 'Idempotency-Key': 'twenty-at-once' };
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => customer.caller.post('/order-place', make.payload(), { headers })),
  );
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(replies[0]!.status).toBe(200);
  expect(await make.stockOf(product)).toBe(8);
  expect((await customer.caller.get('/account-dashboard-data')).body).toMatchObject({
    total_order: 1,
    active_order: 1,
    cart: 0,
  });
});

test('20 calls at once without a key place the cart once', async () => {
  const customer = await make.person();
  const product = await make.product(seller, { qty: 100 });
  await make.fill(customer, [[product, 2]]);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => customer.caller.post('/order-place', make.payload())),
  );
  expect(counts(replies.map(({ status }) => status))).toEqual({ 200: 1, 422: 19 });
  expect(await make.stockOf(product)).toBe(98);
});

test('a coupon with 3 uses left serves 3 of 12 customers at once', async () => {
  await make.create('coupons', {
    code: 'LAST3',
    type: 1,
    fixed: 10,
    percentage: 0,
    min_order: 0,
    quantity: 3,
    remain: 3,
    status: 1,
  });
  const product = await make.product(seller, { qty: 100 });
  const customers = await make.crowd(12);
  for (const customer of customers) await make.fill(customer, [[product, 1]]);
  const payload = make.payload({ coupon_code: 'LAST3', coupon_amount: 10 });
  const replies = await Promise.all(customers.map(({ caller }) => caller.post('/order-place', payload)));
  expect(counts(replies.map(({ status }) => status))).toEqual({ 200: 3, 422: 9 });
  expect(await make.stockOf(product)).toBe(97);
  const coupons = await shop.payload().find({ collection: 'coupons', where: { code: { equals: 'LAST3' } } });
  expect(coupons.docs[0]!.remain).toBe(0);
});
