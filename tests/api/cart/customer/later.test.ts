/** Saved for later: out of the cart and back, with the options chosen. */
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
  await make.delivery();
});

const options = { variation1: 'Color', option1: 'Red,Blue', variation2: 'Size', option2: 'M,L' };
const add = async ({ caller }: Person, product: { id: unknown }, data: object = {}) =>
  (await caller.post('/add-to-cart', { product_id: product.id, product_qty: 3, ...data })).body.cart_id as number;
const savedOf = async ({ caller }: Person) => (await caller.get('/saved-for-later')).body.saved;
const cartOf = async ({ caller }: Person) => (await caller.get('/cart')).body.generalcart;

test('visitors are refused', async () => {
  const { visitor } = shop;
  const replies = [
    await visitor.get('/saved-for-later'),
    await visitor.post('/save-for-later/1'),
    await visitor.post('/move-to-cart/1'),
    await visitor.delete('/remove-saved/1'),
  ];
  expect(replies.map(({ http }) => http)).toEqual([401, 401, 401, 401]);
});

test('a line keeps its options and number of pieces on its way out of the cart and back', async () => {
  const me = await make.person();
  const product = await make.product(seller, options);
  const chosen = { variation1: 'Blue', variation2: 'L' };
  const cartId = await add(me, product, chosen);
  const saved = await me.caller.post(`/save-for-later/${cartId}`);
  expect(saved.body).toMatchObject({ status: 200, cart_count: 0 });
  expect(await cartOf(me)).toEqual([]);
  expect(await savedOf(me)).toMatchObject([{ id: saved.body.saved_id, product_qty: 3, blocker: null, ...chosen }]);
  expect((await me.caller.get('/get-navbar-data')).body.cart_count).toBe(0);
  const back = await me.caller.post(`/move-to-cart/${saved.body.saved_id}`);
  expect(back.body).toMatchObject({ status: 200, cart_count: 1 });
  expect(await cartOf(me)).toMatchObject([{ id: back.body.cart_id, product_qty: 3, ...chosen }]);
  expect(await savedOf(me)).toEqual([]);
});

test('saved twice it is one line; moved back it takes no more than the stock, and an existing line stays as it is', async () => {
  const me = await make.person();
  const product = await make.product(seller);
  const first = await me.caller.post(`/save-for-later/${await add(me, product)}`);
  const again = await me.caller.post(`/save-for-later/${await add(me, product, { product_qty: 5 })}`);
  expect(again.body.saved_id).toBe(first.body.saved_id);
  expect(await savedOf(me)).toMatchObject([{ product_qty: 5 }]);
  await shop.payload().update({ collection: 'products', id: product.id, data: { qty: 2 } });
  await me.caller.post(`/move-to-cart/${first.body.saved_id}`);
  expect(await cartOf(me)).toMatchObject([{ product_qty: 2 }]);

  const kept = await me.caller.post(`/save-for-later/${(await cartOf(me))[0].id}`);
  await add(me, product, { product_qty: 1 });
  const back = await me.caller.post(`/move-to-cart/${kept.body.saved_id}`);
  expect(back.body).toMatchObject({ cart_id: null, cart_count: 1 });
  expect(await cartOf(me)).toMatchObject([{ product_qty: 1 }]);
  expect(await savedOf(me)).toEqual([]);
});

test('a product that is sold out or hidden stays saved and is marked; it can be removed', async () => {
  const me = await make.person();
  const products = [await make.product(seller), await make.product(seller)];
  const ids: number[] = [];
  for (const product of products) {
    ids.push((await me.caller.post(`/save-for-later/${await add(me, product)}`)).body.saved_id);
  }
  await shop.payload().update({ collection: 'products', id: products[0]!.id, data: { qty: 0 } });
  await shop.payload().update({ collection: 'products', id: products[1]!.id, data: { status: 0 } });
  expect((await savedOf(me)).map(({ blocker }: { blocker: string }) => blocker)).toEqual(['unavailable', 'outOfStock']);
  expect((await me.caller.post(`/move-to-cart/${ids[0]}`)).status).not.toBe(200);
  expect((await me.caller.post(`/move-to-cart/${ids[1]}`)).status).toBe(404);
  expect(await savedOf(me)).toHaveLength(2);
  for (const id of ids) expect((await me.caller.delete(`/remove-saved/${id}`)).status).toBe(200);
  expect((await me.caller.delete(`/remove-saved/${ids[0]}`)).status).toBe(404);
  expect(await savedOf(me)).toEqual([]);
});
