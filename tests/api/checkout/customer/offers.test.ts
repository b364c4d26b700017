/** The coupons that the shop shows to customers, for what is in the caller's cart. */
import { randomUUID } from 'node:crypto';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let admin: Person;
let seller: Seller;
beforeAll(async () => {
  admin = await make.admin();
  seller = await make.seller();
  await make.delivery({ general_delivery_charge: 60 });
  await hideAll();
});
/** Coupons of the demo data and of other tests. */
const hideAll = async () => {
  const { body } = await admin.caller.get('/all-coupon');
  for (const { id } of body.coupon) await admin.caller.post(`/coupon-update/${id}`, { ...open, listed: 0 });
};
afterEach(hideAll);

const open = { fixed: 50, min_order: 0, quantity: 10, status: 1 };
const coupon = async (terms: object = {}): Promise<string> => {
  const code = `C${randomUUID().slice(0, 8)}`.toUpperCase();
  const { body } = await admin.caller.post('/coupon-create', { code, type: 1, ...open, listed: 1, ...terms });
  expect(body).toMatchObject({ status: 200 });
  return code;
};
const shopper = async (qty = 5): Promise<Person> => {
  const customer = await make.person();
  await make.fill(customer, [[await make.product(seller), qty]]);
  return customer;
};
const offersOf = async (customer: Person, type = 2) => (await customer.caller.get(`/my-coupons/${type}`)).body.coupons;

test('listed coupons are sorted best first, with their discount and the missing amount', async () => {
  const small = await coupon({ fixed: 40 });
  const best = await coupon({ type: 2, fixed: '', percentage: 20 });
  const later = await coupon({ fixed: 300, min_order: 620 });
  const customer = await shopper();
  expect(await offersOf(customer)).toEqual([
    { code: best, amount: 100, min_order: 0, missing: 0, only_for: '' },
    { code: small, amount: 40, min_order: 0, missing: 0, only_for: '' },
    { code: later, amount: 300, min_order: 620, missing: 120, only_for: '' },
  ]);
});

test('the offered discount equals the checkout’s, to the taka', async () => {
  await coupon({ type: 2, fixed: '', percentage: 15 });
  const customer = await shopper(3);
  const [{ code, amount }] = await offersOf(customer);
  expect(amount).toBe(45);
  expect((await customer.caller.get(`/coupon/2/${code}`)).body).toMatchObject({ status: 200, amount });
  const { body } = await customer.caller.post(
    '/order-place',
    make.payload({ delivery_charge: 60, coupon_code: code, coupon_amount: amount, expected_total: 300 - amount + 60 }),
  );
  expect(body).toMatchObject({ status: 200, total: 315 });
  // Once used, it is offered no more.
  await make.fill(customer, [[await make.product(seller), 3]]);
  expect(await offersOf(customer)).toEqual([]);
});

test('an unlisted coupon is never shown, and works for those who know its code', async () => {
  const hidden = await coupon({ listed: 0 });
  const unsaid = await coupon({ listed: undefined });
  const customer = await shopper();
  expect(await offersOf(customer)).toEqual([]);
  for (const known of [hidden, unsaid])
    expect((await customer.caller.get(`/coupon/2/${known}`)).body).toMatchObject({ status: 200, amount: 50 });
});

test('inactive and used-up coupons are not offered', async () => {
  await coupon({ status: 0 });
  const last = await coupon({ quantity: 1 });
  const [first, second] = [await shopper(), await shopper()];
  expect(await offersOf(second)).toHaveLength(1);
  const { body } = await first.caller.post(
    '/order-place',
    make.payload({ delivery_charge: null, coupon_code: last, coupon_amount: 50 }),
  );
  expect(body).toMatchObject({ status: 200 });
  expect(await offersOf(second)).toEqual([]);
});

test('each cart has its own offers, and an empty one none', async () => {
  await coupon();
  const customer = await shopper();
  expect(await offersOf(customer, 1)).toEqual([]);
  expect(await offersOf(customer, 2)).toHaveLength(1);
  expect((await customer.caller.get('/my-coupons/3')).body).toMatchObject({ status: 400 });
});

test('there are never more than twenty', async () => {
  for (let n = 0; n < 22; n += 1) await coupon({ fixed: 10 + n });
  const offers = await offersOf(await shopper());
  expect(offers).toHaveLength(20);
  expect(offers[0]).toMatchObject({ amount: 31 });
});
