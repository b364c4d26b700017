/** Calls whose answer was lost on the way are sent again with the same `Idempotency-Key`. */
import { randomUUID } from 'node:crypto';
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

const under = (key: string) => ({ headers: { 'Idempotency-Key': key } });
type Customer = Awaited<ReturnType<typeof make.person>>;
const quantities = async (customer: Customer) =>
  (await customer.caller.get('/cart')).body.generalcart.map((line: { product_qty: number }) => line.product_qty);

async function withLine(qty = 1) {
  const customer = await make.person();
  const product = await make.product(seller);
  const { body } = await customer.caller.post('/add-to-cart', { product_id: product.id, product_qty: qty });
  return { customer, product, line: body.cart_id as number | string };
}

test('an increment repeated with the same key counts once and gets the same answer', async () => {
  const { customer, line } = await withLine();
  const step = under(randomUUID());
  const first = await customer.caller.put(`/cart-update-quantity/${line}/inc`, undefined, step);
  const second = await customer.caller.put(`/cart-update-quantity/${line}/inc`, undefined, step);
  expect([first.body, second.body]).toEqual([first.body, first.body]);
  expect(first.body).toMatchObject({ status: 200, product_qty: 2 });
  expect(await quantities(customer)).toEqual([2]);
});

test('sent five times at once with the same key, it counts once', async () => {
  const { customer, line } = await withLine();
  const step = under(randomUUID());
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => customer.caller.put(`/cart-update-quantity/${line}/inc`, undefined, step)),
  );
  expect(replies.map(({ body }) => [body.status, body.product_qty])).toEqual(Array.from({ length: 5 }, () => [200, 2]));
  expect(await quantities(customer)).toEqual([2]);
});

test('requests with different keys, or without one, count separately', async () => {
  const { customer, line } = await withLine();
  await customer.caller.put(`/cart-update-quantity/${line}/inc`, undefined, under(randomUUID()));
  await customer.caller.put(`/cart-update-quantity/${line}/inc`, undefined, under(randomUUID()));
  await customer.caller.put(`/cart-update-quantity/${line}/inc`);
  await customer.caller.put(`/cart-update-quantity/${line}/inc`);
  expect(await quantities(customer)).toEqual([5]);
});

test('another call with a used key is refused, and the key is named', async () => {
  const { customer, line } = await withLine(2);
  const key = under(randomUUID());
  await customer.caller.put(`/cart-update-quantity/${line}/inc`, undefined, key);
  const other = await customer.caller.put(`/cart-update-quantity/${line}/dec`, undefined, key);
  expect(other.status).toBe(422);
  expect(Object.keys(other.body.errors)).toEqual(['Idempotency-Key']);
  expect(await quantities(customer)).toEqual([3]);
});

test('a key belongs to the customer who used it', async () => {
  const [one, two] = [await withLine(), await withLine()];
  const key = under(randomUUID());
  await one.customer.caller.put(`/cart-update-quantity/${one.line}/inc`, undefined, key);
  const reply = await two.customer.caller.put(`/cart-update-quantity/${two.line}/inc`, undefined, key);
  expect(reply.body).toMatchObject({ status: 200, product_qty: 2 });
});

test('a refusal is not remembered: the same key works once the step is possible', async () => {
  const { customer, line } = await withLine(10);
  const step = under(randomUUID());
  expect((await customer.caller.put(`/cart-update-quantity/${line}/inc`, undefined, step)).status).toBe(422);
  await customer.caller.put(`/cart-update-quantity/${line}/dec`);
  expect((await customer.caller.put(`/cart-update-quantity/${line}/inc`, undefined, step)).body).toMatchObject({
    status: 200,
    product_qty: 10,
  });
});

test('adding again with the same key returns the first answer, not "already there"', async () => {
  const customer = await make.person();
  const product = await make.product(seller);
  const key = under(randomUUID());
  const add = () => customer.caller.post('/add-to-cart', { product_id: product.id, product_qty: 2 }, key);
  const first = await add();
  expect(first.body).toMatchObject({ status: 201, cart_count: 1 });
  expect((await add()).body).toEqual(first.body);
  expect(await quantities(customer)).toEqual([2]);
});

test('removing again with the same key returns success, not "not found"', async () => {
  const { customer, line } = await withLine();
  const key = under(randomUUID());
  const remove = () => customer.caller.delete(`/delete-cart-item/${line}`, key);
  const first = await remove();
  expect(first.body).toMatchObject({ status: 200, cart_count: 0 });
  expect((await remove()).body).toEqual(first.body);
});

test('favourites are added and removed once for each key', async () => {
  const customer = await make.person();
  const product = await make.product(seller);
  const [kept, gone] = [under(randomUUID()), under(randomUUID())];
  const keep = () => customer.caller.post(`/add-to-favorite/${product.id}`, undefined, kept);
  const first = await keep();
  expect(first.body).toMatchObject({ status: 201 });
  expect((await keep()).body).toEqual(first.body);
  const letGo = () => customer.caller.delete(`/remove-favorite/${first.body.favorite_id}`, gone);
  expect((await letGo()).body).toMatchObject({ status: 200 });
  expect((await letGo()).body).toMatchObject({ status: 200 });
  // The favourite that was let go stays away although its first call comes once more.
  await keep();
  expect((await customer.caller.get('/get-favorite-products')).body.favorite).toEqual([]);
});

test('answers are stored for two weeks and then deleted', async () => {
  const { customer, line } = await withLine();
  const [young, old] = [randomUUID(), randomUUID()];
  await customer.caller.put(`/cart-update-quantity/${line}/inc`, undefined, under(young));
  await customer.caller.put(`/cart-update-quantity/${line}/inc`, undefined, under(old));
  const db = shop.payload().db;
  const longAgo = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000).toISOString();
  await db.updateOne({ collection: 'idempotency-keys', where: { key: { equals: old } }, data: { createdAt: longAgo } });
  await shop.payload().jobs.queue({ task: 'forgetOldAnswers', input: {} });
  await shop.payload().jobs.run();
  const left = await db.find<{ key: string }>({ collection: 'idempotency-keys', where: { key: { in: [young, old] } } });
  expect(left.docs.map(({ key }) => key)).toEqual([young]);
});
