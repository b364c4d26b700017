/** Coupons: the last use, and every change of a coupon while it is used. */
import { placeOrder } from '../../../../services/orders/placeOrder';
import type { Coupon } from '../../../../payload-types';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const { basket, beforeWriting, ctxOf, fill, outcome, person, placed, queue, request, stockOf, tally } = race;
let seller: Seller;
let admin: Person;

beforeAll(async () => {
  seller = await race.seller();
  admin = await race.admin();
  await race.delivery();
});
afterEach(race.expectSound);

let codes = 0;
async function newCoupon(quantity: number) {
  codes += 1;
  const code = `RACE${codes}`;
  expect((await admin.caller.post('/coupon-create', { code, type: 1, fixed: 10, quantity, status: 1 })).status).toBe(
    200,
  );
  const read = async () => (await race.rowsOf('coupons', { code: { equals: code } }))[0] as unknown as Coupon;
  const { id } = await read();
  const change = (data: object) =>
    admin.caller.post(`/coupon-update/${id}`, { fixed: 10, quantity, status: 1, ...data });
  return { terms: { coupon_code: code, coupon_amount: 10 }, id, code, read, change };
}
const between = async (customer: Person, terms: object, second: () => Promise<unknown>) =>
  outcome(placeOrder(beforeWriting(await ctxOf(customer), second), request(terms), 'COD'));

describe('the last use', () => {
  test('goes to somebody else in between: not used too often, no stock taken', async () => {
    const { terms, read } = await newCoupon(1);
    const { customer, product } = await basket(seller, 10);
    const other = await person();
    await fill(other, [[product, 1]]);
    expect(await between(customer, terms, async () => expect((await placed(other, terms)).status).toBe(200))).toBe(
      'invalid',
    );
    expect(await stockOf(product)).toBe(9);
    expect((await read()).remain).toBe(0);
  });

  test('three left, ten customers at once: three orders with it, seven refusals', async () => {
    const { terms, read } = await newCoupon(3);
    const product = await race.product(seller, { qty: 20 });
    const people = await queue(10, product);
    const replies = await Promise.all(people.map((each) => placed(each, terms)));
    expect(tally(replies)).toEqual({ 200: 3, 422: 7 });
    for (const reply of replies.filter(({ status }) => status === 422))
      expect(reply.errors).toHaveProperty('coupon_code');
    expect([await stockOf(product), (await read()).remain]).toEqual([17, 0]);
  });

  test('by one customer, in between and at once: once per person', async () => {
    const { terms, read } = await newCoupon(9);
    const { customer, product } = await basket(seller, 10);
    expect(await between(customer, terms, async () => expect((await placed(customer, terms)).status).toBe(200))).toBe(
      'invalid',
    );
    await fill(customer, [[product, 1]]);
    expect(tally(await Promise.all([1, 2, 3].map(() => placed(customer, terms))))).toEqual({ 422: 3 });
    expect((await read()).remain).toBe(8);
  });
});

describe('a coupon', () => {
  test('gets more uses in between: the order’s use is counted from the new number', async () => {
    const { terms, read, change } = await newCoupon(2);
    const { customer } = await basket(seller, 10);
    expect(await between(customer, terms, async () => expect((await change({ quantity: 5 })).status).toBe(200))).toBe(
      'done',
    );
    expect(await read()).toMatchObject({ quantity: 5, remain: 4 });
  });

  test('gets other numbers five times while ten use it: used and remaining add up to the last number', async () => {
    const { terms, read, change } = await newCoupon(30);
    const product = await race.product(seller, { qty: 20 });
    const people = await queue(10, product);
    const [replies, ...changes] = await Promise.all([
      Promise.all(people.map((each) => placed(each, terms))),
      ...[31, 32, 33, 34, 35].map((quantity) => change({ quantity })),
    ]);
    expect(tally(replies)).toEqual({ 200: 10 });
    expect(tally(changes)).toEqual({ 200: 5 });
    const { quantity, remain } = await read();
    expect(quantity - remain).toBe(10);
  });

  test.each([
    ['is switched off', { status: 0 }],
    ['gives another amount', { fixed: 5 }],
    ['asks for more goods', { min_order: 5_000 }],
  ])('%s in between: the order is refused, and nothing of it remains', async (_what, data) => {
    const { terms, read, change } = await newCoupon(2);
    const { customer, product } = await basket(seller, 10);
    expect(await between(customer, terms, async () => expect((await change(data)).status).toBe(200))).toBe('invalid');
    expect([await stockOf(product), (await read()).remain]).toEqual([10, 2]);
  });

  test('is deleted in between: the order is refused', async () => {
    const { terms, id } = await newCoupon(2);
    const { customer } = await basket(seller, 10);
    expect(
      await between(customer, terms, async () =>
        expect((await admin.caller.delete(`/coupon-delete/${id}`)).status).toBe(200),
      ),
    ).toBe('invalid');
  });

  test('is deleted while ten use it: their orders keep its code and amount', async () => {
    const { terms, id, code } = await newCoupon(30);
    const product = await race.product(seller, { qty: 20 });
    const people = await queue(10, product);
    const [replies] = await Promise.all([
      Promise.all(people.map((each) => placed(each, terms))),
      admin.caller.delete(`/coupon-delete/${id}`),
    ]);
    const kept = await race.rowsOf('orders', { coupon_code: { equals: code } });
    expect(kept).toHaveLength(tally(replies)[200] ?? 0);
    for (const order of kept) expect(order).toMatchObject({ coupon_amount: 10, total: 90 });
  });

  test('is created once, however many admins add its code at once', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() =>
        admin.caller.post('/coupon-create', { code: 'TWICE', type: 1, fixed: 10, quantity: 1, status: 1 }),
      ),
    );
    expect(tally(replies)).toEqual({ 200: 1, 422: 3 });
  });
});
