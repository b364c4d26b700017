/** When, for what and how often a coupon can be used, from the cart to the return. */
import { dhakaMinute } from '../../../../domain/time/dhaka';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let admin: Person;
let sellers: [Seller, Seller];
beforeAll(async () => {
  admin = await make.admin();
  sellers = [await make.seller(), await make.seller()];
  await make.delivery({ general_delivery_charge: 60 });
});

let codes = 0;
const coupon = async (terms: object): Promise<string> => {
  codes += 1;
  const code = `TERMS${codes}`;
  const usual = { type: 1, fixed: 50, min_order: 0, quantity: 20, status: 1 };
  const { body } = await admin.caller.post('/coupon-create', { code, ...usual, ...terms });
  expect(body).toMatchObject({ status: 200 });
  return code;
};
const stored = async (code: string) =>
  (await admin.caller.get('/all-coupon')).body.coupon.find((each: { code: string }) => each.code === code);
/** 300 taka of the first seller and 500 of the second. */
const shopper = async (): Promise<Person> => {
  const customer = await make.person();
  await refill(customer);
  return customer;
};
const refill = async (customer: Person) =>
  make.fill(customer, [
    [await make.product(sellers[0]), 3],
    [await make.product(sellers[1]), 5],
  ]);
const applied = async (customer: Person, code: string, language: 'en' | 'bn' = 'en') =>
  (await customer.caller.get(`/coupon/2/${code}`, { language })).body;
const place = (customer: Person, coupon_code: string, coupon_amount: number) =>
  customer.caller.post('/order-place', make.payload({ coupon_code, coupon_amount, delivery_charge: null }));
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('the time', () => {
  test('before it and after it the day is said, in both languages', async () => {
    const customer = await shopper();
    const later = await coupon({ starts_at: '2099-11-27T18:30', ends_at: '2099-12-01T00:00' });
    expect(await stored(later)).toMatchObject({ state: 'planned', starts_at: '2099-11-27T12:30:00.000Z' });
    expect(await applied(customer, later)).toMatchObject({
      status: 401,
      message: 'This coupon is valid from Friday 27 November, 18:30',
    });
    expect((await applied(customer, later, 'bn')).message).toBe('কুপনটি শুক্রবার ২৭ নভেম্বর, ১৮:৩০ থেকে চলবে');
    const over = await coupon({ ends_at: '2025-11-27T00:00' });
    expect(await stored(over)).toMatchObject({ state: 'over' });
    expect((await applied(customer, over)).message).toBe('This coupon was valid until Thursday 27 November');
    const { body } = await place(customer, over, 50);
    expect(body.errors.coupon_code).toEqual(['This coupon was valid until Thursday 27 November.']);
  });

  test('within it the coupon applies and is offered; outside it is not offered', async () => {
    const customer = await shopper();
    const now = await coupon({ starts_at: hoursFromNow(-1), ends_at: hoursFromNow(1), listed: 1 });
    const later = await coupon({ starts_at: hoursFromNow(1), listed: 1 });
    const over = await coupon({ ends_at: hoursFromNow(-1), listed: 1 });
    const offered = (await customer.caller.get('/my-coupons/2')).body.coupons.map(
      (each: { code: string }) => each.code,
    );
    expect(offered).toContain(now);
    expect(offered).not.toContain(later);
    expect(offered).not.toContain(over);
    expect(await applied(customer, now)).toMatchObject({ status: 200, amount: 50 });
  });

  test('the minute named as its end belongs to it: it is offered, applied and accepted with the order', async () => {
    const customer = await shopper();
    // Far enough from the end of the minute.
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 50));
    const code = await coupon({ ends_at: dhakaMinute(new Date()), listed: 1 });
    const { coupons } = (await customer.caller.get('/my-coupons/2')).body;
    expect(coupons.map((each: { code: string }) => each.code)).toContain(code);
    expect(await applied(customer, code)).toMatchObject({ status: 200, amount: 50 });
    expect((await place(customer, code, 50)).body.errors?.coupon_code).toBeUndefined();
    const before = await coupon({ ends_at: dhakaMinute(new Date(Date.now() - 60_000)), listed: 1 });
    expect(await stored(before)).toMatchObject({ state: 'over' });
  });

  test('an empty text clears it, and what is not sent stays', async () => {
    const code = await coupon({ starts_at: hoursFromNow(1) });
    const { id, starts_at } = await stored(code);
    const change = (data: object) => admin.caller.post(`/coupon-update/${id}`, { fixed: 50, quantity: 20, ...data });
    await change({ ends_at: hoursFromNow(2) });
    expect(await stored(code)).toMatchObject({ starts_at, state: 'planned' });
    await change({ starts_at: '' });
    expect(await stored(code)).toMatchObject({ starts_at: '', state: 'running' });
    await change({ status: 0 });
    expect(await stored(code)).toMatchObject({ state: 'paused' });
  });
});

describe('the goods', () => {
  test('of one vendor: the minimum and the discount count them alone, their package bears it', async () => {
    const [own, other] = sellers;
    const code = await coupon({
      type: 2,
      fixed: '',
      percentage: 10,
      min_order: 300,
      scope: 1,
      scope_ids: [own.vendor.id],
    });
    const customer = await shopper();
    const { amount, only_for } = await applied(customer, code);
    expect(amount).toBe(30);
    expect(only_for).toBe((await stored(code)).scope_names.join(', '));
    const { body } = await place(customer, code, 30);
    expect(body).toMatchObject({ status: 200 });
    const of = { where: { order_number: { equals: body.order_number } }, depth: 0 } as const;
    const { docs: packages } = await shop.payload().find({ collection: 'packages', ...of });
    const shareOf = (seller: Seller) => packages.find(({ vendor }) => vendor === seller.vendor.id)!.coupon_amount;
    expect([shareOf(own), shareOf(other)]).toEqual([30, 0]);
    const { docs: lines } = await shop.payload().find({ collection: 'order-lines', ...of, sort: 'total' });
    expect(lines.map(({ total, coupon_amount }) => [total, coupon_amount])).toEqual([
      [300, 30],
      [500, 0],
    ]);
  });

  test('that are not in the cart, or too few: whose goods it needs is said', async () => {
    const third = await make.seller();
    const customer = await shopper();
    const none = await coupon({ scope: 1, scope_ids: [third.vendor.id], listed: 1 });
    const [name] = (await stored(none)).scope_names;
    expect((await applied(customer, none)).message).toBe(`This coupon is only for goods of ${name}`);
    const few = await coupon({ scope: 1, scope_ids: [sellers[0].vendor.id], min_order: 301 });
    const [needed] = (await stored(few)).scope_names;
    expect((await applied(customer, few)).message).toBe(`This coupon needs goods of ${needed} for at least 301 taka`);
    expect((await place(customer, few, 50)).body.errors.coupon_code[0]).toContain('at least 301 taka');
    const offered = (await customer.caller.get('/my-coupons/2')).body.coupons.map(
      (each: { code: string }) => each.code,
    );
    expect(offered).not.toContain(none);
  });

  test.each([
    [2, 'category'],
    [3, 'subcategory'],
  ] as const)('of a category (scope %i)', async (scope, field) => {
    const customer = await make.person();
    const product = await make.product(sellers[0]);
    await make.fill(customer, [[product, 2]]);
    const kept = await shop.payload().findByID({ collection: 'products', id: product.id, depth: 0 });
    const code = await coupon({ scope, scope_ids: [kept[field]], fixed: 500 });
    // Never more than the goods in scope cost.
    expect(await applied(customer, code)).toMatchObject({ status: 200, amount: 200 });
  });

  test('change between the total and the order: it is refused', async () => {
    const code = await coupon({ scope: 1, scope_ids: [sellers[0].vendor.id] });
    const customer = await shopper();
    const { id } = await stored(code);
    await admin.caller.post(`/coupon-update/${id}`, { scope: 0, fixed: 40, quantity: 20 });
    expect((await place(customer, code, 50)).body).toMatchObject({ status: 422 });
    expect(await stored(code)).toMatchObject({ scope: 0, scope_ids: [], remain: 20 });
  });
});

describe('the uses of one customer', () => {
  test('two of two, also at once; a canceled order gives its use back', async () => {
    const code = await coupon({ per_customer: 2 });
    const customer = await shopper();
    const first = (await place(customer, code, 50)).body;
    expect(first).toMatchObject({ status: 200 });
    await refill(customer);
    const second = (await place(customer, code, 50)).body;
    expect(second).toMatchObject({ status: 200 });
    await refill(customer);
    expect((await applied(customer, code)).message).toBe('You have used this coupon 2 of 2 times');
    expect((await applied(customer, code, 'bn')).message).toBe('এই কুপনটি আপনি ২ বারের মধ্যে ২ বার ব্যবহার করেছেন');
    await customer.caller.post(`/cancel-order/${first.order_number}`, { reason: 'changed_mind' });
    expect(await stored(code)).toMatchObject({ remain: 19 });
    expect(await applied(customer, code)).toMatchObject({ status: 200, amount: 50 });
    expect((await place(customer, code, 50)).body).toMatchObject({ status: 200 });
    expect(await stored(code)).toMatchObject({ remain: 18 });
  });

  test('of orders for groceries and for the rest at once, one gets the last use', async () => {
    const code = await coupon({});
    const customer = await make.person();
    const [one, other] = [await make.product(sellers[0]), await make.product(sellers[1])];
    await make.fill(customer, [[one, 1]]);
    const answers = await Promise.all([place(customer, code, 50), place(customer, code, 50)]);
    await make.fill(customer, [[other, 1]]);
    const third = await place(customer, code, 50);
    expect([...answers, third].filter(({ body }) => body.status === 200)).toHaveLength(1);
    expect(await stored(code)).toMatchObject({ remain: 19 });
  });
});
