/** Ordering against everything an order is made of: pieces, price, coupon, cart, delivery charge, vendor, customer. */
import { placeOrder } from '../../../../services/orders/placeOrder';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const { basket, beforeWriting, ctxOf, fill, ordersOf, outcome, person, placed, queue, request, stockOf, tally } = race;
let seller: Seller;
let admin: Person;

beforeAll(async () => {
  seller = await race.seller();
  admin = await race.admin();
  await race.delivery();
});
afterEach(race.expectSound);

const order = async (first: Parameters<typeof placeOrder>[0], data: object = {}) =>
  outcome(placeOrder(first, request(data), 'COD'));
/** `second` comes between working the order out and writing it. */
const between = async (customer: Person, second: () => Promise<unknown>, data: object = {}) =>
  order(beforeWriting(await ctxOf(customer), second), data);
const all = (people: readonly Person[], data: object = {}) => Promise.all(people.map((each) => placed(each, data)));

describe('the last pieces', () => {
  test('go to somebody else in between: the first order is refused, and nothing of it remains', async () => {
    const { customer, product } = await basket(seller, 1);
    const other = await person();
    await fill(other, [[product, 1]]);
    expect(await between(customer, async () => expect((await placed(other)).status).toBe(200))).toBe('invalid');
    expect(await stockOf(product)).toBe(0);
    expect(await ordersOf(customer)).toEqual([]);
    expect((await customer.caller.get('/cart')).status).toBe(200);
  });

  test('five left, twelve customers at once: five get one, seven get the number left', async () => {
    const product = await race.product(seller, { qty: 20 });
    const people = await queue(12, product);
    await shop.payload().update({ collection: 'products', id: product.id, data: { qty: 5 }, overrideAccess: true });
    const replies = await all(people);
    expect(tally(replies)).toEqual({ 200: 5, 422: 7 });
    expect(await stockOf(product)).toBe(0);
    for (const { errors } of replies.filter(({ status }) => status === 422)) expect(errors.cart[0]).toMatch(/0|stock/i);
  });
});

describe('one cart, ordered twice', () => {
  test('from another window in between: one order', async () => {
    const { customer, product } = await basket(seller, 10, 2);
    expect(await between(customer, async () => expect((await placed(customer)).status).toBe(200))).toBe('invalid');
    expect(await ordersOf(customer)).toHaveLength(1);
    expect(await stockOf(product)).toBe(8);
  });

  test('eight times at once: one order, the others get that the cart is empty or changed', async () => {
    const { customer, product } = await basket(seller, 10, 2);
    const replies = await Promise.all(Array.from({ length: 8 }, () => placed(customer)));
    expect(tally(replies)).toEqual({ 200: 1, 422: 7 });
    expect(await stockOf(product)).toBe(8);
  });

  test('with one key, in between: one order, and both get its number', async () => {
    const { customer } = await basket(seller, 10);
    const headers = { 'Idempotency-Key': 'two windows' };
    let number = 0;
    const first = beforeWriting(await ctxOf(customer, headers), async () => {
      number = (await placeOrder(await ctxOf(customer, headers), request(), 'COD')).order.order_number;
    });
    expect(await placeOrder(first, request(), 'COD')).toMatchObject({
      repeated: true,
      order: { order_number: number },
    });
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  test('with one key, eight times at once: one order, eight times the same answer', async () => {
    const { customer } = await basket(seller, 10);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => placed(customer, {}, { 'Idempotency-Key': 'eight' })),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await ordersOf(customer)).toHaveLength(1);
  });
});

describe('the price', () => {
  test('changes in between: nobody pays a price other than the one they saw', async () => {
    const { customer, product } = await basket(seller, 10);
    expect(await between(customer, () => seller.caller.patch(`/products/${product.id}`, { selling_price: 110 }))).toBe(
      'invalid',
    );
    expect(await stockOf(product)).toBe(10);
  });

  test('changes while ten order at once: each order has one of its prices throughout', async () => {
    const product = await race.product(seller, { qty: 50 });
    const people = await queue(10, product, 2);
    const edits = [101, 102, 103].map((selling_price) =>
      seller.caller.patch(`/products/${product.id}`, { selling_price }),
    );
    const [replies] = await Promise.all([all(people), ...edits]);
    const done = replies.filter(({ status }) => status === 200);
    expect(done.every(({ total }) => [200, 202, 204, 206].includes(total))).toBe(true);
    expect(await stockOf(product)).toBe(50 - 2 * done.length);
  });
});

const charges = (general: number) => ({
  general_delivery_breakpoint: 0,
  general_delivery_charge: general,
  general_delivery_discount_charge: general,
  grocery_delivery_breakpoint: 0,
  grocery_delivery_charge: 0,
  grocery_delivery_discount_charge: 0,
});

describe('the delivery charge', () => {
  afterEach(async () => void (await race.delivery()));

  test('changes in between: the order costs what the customer saw', async () => {
    const { customer } = await basket(seller, 10);
    const raise = async () =>
      expect((await admin.caller.post('/update-delivery-charge', charges(70))).status).toBe(200);
    expect(await between(customer, raise, { delivery_charge: 0 })).toBe('done');
    expect((await ordersOf(customer))[0]).toMatchObject({ delivery_charge: 0, total: 100 });
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  test('changes while ten order at once: those who saw the old one pay it or are refused', async () => {
    const product = await race.product(seller, { qty: 50 });
    const people = await queue(10, product);
    const [replies] = await Promise.all([
      all(people, { delivery_charge: 0 }),
      admin.caller.post('/update-delivery-charge', charges(70)),
    ]);
    for (const { status, total, errors } of replies)
      expect(status === 200 ? total === 100 : 'delivery_charge' in errors).toBe(true);
  });
});

describe('the vendor', () => {
  const open = async (qty: number) => {
    const closing = await race.seller();
    const close = async () =>
      expect((await admin.caller.post(`/suspend-vendor/${closing.vendor.id}`)).status).toBe(200);
    return { product: await race.product(closing, { qty }), close };
  };

  test('is suspended in between: the order is refused', async () => {
    const { product, close } = await open(5);
    const customer = await person();
    await fill(customer, [[product, 1]]);
    expect(await between(customer, close)).toBe('invalid');
    expect(await stockOf(product)).toBe(5);
  });

  test('is suspended while ten order at once: earlier orders stay, later ones are refused', async () => {
    const { product, close } = await open(20);
    const people = await queue(10, product);
    const [replies] = await Promise.all([all(people), close()]);
    expect(await stockOf(product)).toBe(20 - (tally(replies)[200] ?? 0));
    const late = await person();
    expect((await late.caller.post('/add-to-cart', { product_id: product.id, product_qty: 1 })).status).not.toBe(201);
  });
});

describe('the customer', () => {
  test('is suspended in between: the order is refused', async () => {
    const { customer, product } = await basket(seller, 5);
    const suspend = async () => expect((await admin.caller.post(`/suspend-user/${customer.user.id}`)).status).toBe(200);
    expect(await between(customer, suspend)).toBe('accountSuspended');
    expect(await stockOf(product)).toBe(5);
    expect(await ordersOf(customer)).toEqual([]);
  });

  test('ten of them, suspended while they order: an order each or none, and none afterwards', async () => {
    const product = await race.product(seller, { qty: 20 });
    const people = await queue(10, product);
    const [replies] = await Promise.all([
      all(people),
      ...people.map(({ user }) => admin.caller.post(`/suspend-user/${user.id}`)),
    ]);
    expect(await stockOf(product)).toBe(20 - (tally(replies)[200] ?? 0));
    expect((await people[0]!.caller.get('/cart')).status).toBe(401);
  });

  test('is deleted in between: nothing of the order remains', async () => {
    const { customer, product } = await basket(seller, 5);
    const drop = async () =>
      expect((await admin.caller.post(`/delete-user-account/${customer.user.id}`)).status).toBe(200);
    expect(['unauthorized', 'accountSuspended', 'invalid']).toContain(await between(customer, drop));
    expect(await stockOf(product)).toBe(5);
  });

  test('six of them, deleted while they order: completed orders stay without a name, and add up', async () => {
    const product = await race.product(seller, { qty: 20 });
    const people = await queue(6, product);
    const [replies, ...drops] = await Promise.all([
      all(people),
      ...people.map(({ user }) => admin.caller.post(`/delete-user-account/${user.id}`)),
    ]);
    expect(drops.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await stockOf(product)).toBe(20 - (tally(replies)[200] ?? 0));
  });

  test('signs out in between: the earlier call is completed, later ones are refused', async () => {
    const { customer } = await basket(seller, 5);
    expect(await between(customer, async () => expect((await customer.caller.post('/logout')).status).toBe(200))).toBe(
      'done',
    );
    expect((await customer.caller.get('/cart')).status).toBe(401);
  });
});
