import type { Product } from '../../../../payload-types';
import { deleteAccount } from '../../../../services/users/deleteAccount';
import { tellWatchers } from '../../../../services/watches/tellWatchers';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const make = racing(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
});

const watch = (by: Person, product: Product, kind: 'stock' | 'price') =>
  by.caller.post(`/watch-product/${product.id}`, { kind });
const kindsOf = async (by: Person, product: Product) =>
  (await by.caller.get(`/watch-product/${product.id}`)).body.kinds as string[];
const change = (product: Product, data: Partial<Product>) =>
  shop.payload().update({ collection: 'products', id: product.id, data: data });
type News = { message: string; link: string };
const newsOf = async (by: Person, product: Product, language: 'en' | 'bn' = 'en'): Promise<News[]> =>
  ((await by.caller.get('/user-notification', { language })).body.notification as News[]).filter(
    ({ link }) => link === `/view-product/${product.slug}`,
  );
const run = async () => tellWatchers(await make.workerLater());

test('nobody signed in', async () => {
  expect((await shop.visitor.post('/watch-product/1', { kind: 'stock' })).http).toBe(401);
  expect((await shop.visitor.delete('/watch-product/1/stock')).http).toBe(401);
  expect((await shop.visitor.get('/watch-product/1')).http).toBe(401);
  expect((await shop.visitor.get('/watched-products')).http).toBe(401);
});

test('asked for, listed, asked again, taken back', async () => {
  const me = await make.person();
  const product = await make.product(seller, { selling_price: 400, original_price: 500 });
  expect((await watch(me, product, 'price')).body).toMatchObject({ status: 200 });
  expect((await watch(me, product, 'price')).status).toBe(200);
  expect(await kindsOf(me, product)).toEqual(['price']);
  expect((await me.caller.get('/watched-products')).body.watches).toMatchObject([
    { kind: 'price', price: 400, product: { id: product.id, slug: product.slug, selling_price: 400, visible: 1 } },
  ]);
  const other = await make.person();
  expect((await other.caller.delete(`/watch-product/${product.id}/price`)).status).toBe(200);
  expect(await kindsOf(me, product)).toEqual(['price']);
  expect((await me.caller.delete(`/watch-product/${product.id}/price`)).body.message).toBe(
    'You will no longer be notified',
  );
  expect(await kindsOf(me, product)).toEqual([]);
  expect((await me.caller.get('/watched-products')).body.watches).toEqual([]);
});

test('refused: stock of what is there, the price of what is sold out, a hidden product, an unknown kind', async () => {
  const me = await make.person();
  const product = await make.product(seller);
  expect((await watch(me, product, 'stock')).body.errors.kind[0]).toBe('This product can be bought now');
  await change(product, { qty: 0 });
  expect((await watch(me, product, 'price')).body.errors).toHaveProperty('kind');
  await change(product, { status: 0 });
  expect((await watch(me, product, 'stock')).status).toBe(404);
  expect((await me.caller.post(`/watch-product/${product.id}`, { kind: 'colour' })).body.errors).toHaveProperty('kind');
  expect((await me.caller.get('/watched-products')).body.watches).toEqual([]);
});

test('a product that is back is told once, in both languages, and the wish is done', async () => {
  const me = await make.person();
  const product = await make.product(seller, { qty: 0 });
  await watch(me, product, 'stock');
  await run();
  expect(await newsOf(me, product)).toEqual([]);
  await change(product, { qty: 5 });
  await run();
  expect(await newsOf(me, product)).toMatchObject([{ message: `${product.name} is back in stock.` }]);
  expect((await newsOf(me, product, 'bn'))[0]!.message).toBe(`${product.name_bn} আবার স্টকে এসেছে।`);
  expect(await kindsOf(me, product)).toEqual([]);
  await change(product, { qty: 0 });
  await change(product, { qty: 5 });
  await run();
  expect(await newsOf(me, product)).toHaveLength(1);
});

test('a price is told once it is below the one at the time of asking, and can be paid', async () => {
  const me = await make.person();
  const product = await make.product(seller, { selling_price: 1_200, original_price: 1_200 });
  await watch(me, product, 'price');
  await change(product, { selling_price: 1_150, qty: 0 });
  await run();
  expect(await newsOf(me, product)).toEqual([]);
  await change(product, { qty: 2 });
  await run();
  expect(await newsOf(me, product)).toMatchObject([
    { message: `The price of ${product.name} has dropped to 1,150 taka.` },
  ]);
  expect((await newsOf(me, product, 'bn'))[0]!.message).toContain('১,১৫০ টাকা');
});

test('a dearer price is not told, and neither is a hidden, an unapproved or a suspended vendor’s product', async () => {
  const me = await make.person();
  const own = await make.seller();
  const [dearer, hidden, unapproved, suspended] = [
    await make.product(seller, { selling_price: 400, original_price: 900 }),
    await make.product(seller, { qty: 0 }),
    await make.product(seller, { qty: 0 }),
    await make.product(own, { qty: 0 }),
  ];
  await watch(me, dearer, 'price');
  for (const product of [hidden, unapproved, suspended]) await watch(me, product, 'stock');
  await change(dearer, { selling_price: 500 });
  await change(dearer, { selling_price: 400 });
  await change(hidden, { qty: 5, status: 0 });
  await change(unapproved, { qty: 5, verify: 0 });
  const vendor = { collection: 'vendors', id: own.vendor.id } as const;
  await shop.payload().update({ ...vendor, data: { accept: 2 } });
  await change(suspended, { qty: 5 });
  await run();
  for (const product of [dearer, hidden, unapproved, suspended]) expect(await newsOf(me, product)).toEqual([]);
  expect((await me.caller.get('/watched-products')).body.watches).toHaveLength(4);

  // When a product is shown again, customers are notified then, however it came back.
  await change(hidden, { status: 1 });
  await change(unapproved, { verify: 1 });
  await shop.payload().update({ ...vendor, data: { accept: 1 } });
  await run();
  for (const product of [hidden, unapproved, suspended]) expect(await newsOf(me, product)).toHaveLength(1);
});

test('a canceled order puts the last piece back', async () => {
  const [buyer, waits] = [await make.person(), await make.person()];
  await make.delivery();
  const product = await make.product(seller, { qty: 1 });
  await make.fill(buyer, [[product, 1]]);
  const placed = await buyer.caller.post('/order-place', make.payload({ delivery_charge: null }));
  expect(placed.status).toBe(200);
  expect((await watch(waits, product, 'stock')).status).toBe(200);
  await run();
  expect(await newsOf(waits, product)).toEqual([]);
  const canceled = await buyer.caller.post(`/cancel-order/${placed.body.order_number}`, { reason: 'changed_mind' });
  expect(canceled.status).toBe(200);
  await run();
  expect(await newsOf(waits, product)).toHaveLength(1);
});

test('two changes and two workers at once tell everybody once', async () => {
  const people = [await make.person(), await make.person(), await make.person()];
  const product = await make.product(seller, { qty: 0 });
  for (const person of people) await watch(person, product, 'stock');
  await Promise.all([change(product, { qty: 3 }), change(product, { qty: 7 })]);
  await Promise.all([run(), run(), run()]);
  await run();
  for (const person of people) expect(await newsOf(person, product)).toHaveLength(1);
});

test('a product that came back while somebody asked is told all the same', async () => {
  const me = await make.person();
  const product = await make.product(seller, { qty: 0 });
  await watch(me, product, 'stock');
  // A change that no hook saw.
  await shop.payload().db.updateOne({ collection: 'products', id: product.id, data: { qty: 4 } });
  await run();
  expect(await newsOf(me, product)).toHaveLength(1);
});

test('at most a hundred', async () => {
  const me = await make.person();
  const product = await make.product(seller);
  const row = { user: me.user.id, kind: 'price' as const, price: 1, changes: 0 };
  for (let n = 0; n < 99; n += 1) {
    const { id } = await make.product(seller);
    await shop.payload().create({ collection: 'product-watches', data: { ...row, product: id } });
  }
  expect((await watch(me, product, 'price')).status).toBe(200);
  const one = await make.product(seller);
  expect((await watch(me, one, 'price')).body.errors.kind[0]).toContain('100');
  expect((await watch(me, product, 'price')).status).toBe(200);
  expect((await me.caller.get('/watched-products')).body.watches).toHaveLength(100);
}, 60_000);

test('a text message is sent only where an admin has turned it on, and not to a suspended account', async () => {
  const admin = await make.admin();
  const [quiet, texted, away] = [await make.person(), await make.person(), await make.person()];
  const product = await make.product(seller, { qty: 0 });
  const textsTo = ({ user }: Person) => shop.outbox('sms').filter(({ to }) => to.endsWith(user.mobile));
  await watch(quiet, product, 'stock');
  await change(product, { qty: 1 });
  await run();
  const list = (await admin.caller.get('/all-message-template')).body.templates as { name: string; is_on: number }[];
  expect(list.find(({ name }) => name === 'back_in_stock_sms')).toMatchObject({ is_on: 0, optional: 1 });
  const words = { text: '{product} {link}', text_bn: '{product} {link}', is_on: 1 };
  expect((await admin.caller.post('/message-template-save/back_in_stock_sms', words)).status).toBe(200);
  await change(product, { qty: 0 });
  for (const person of [texted, away]) await watch(person, product, 'stock');
  await shop.payload().update({ collection: 'users', id: away.user.id, data: { status: 0 } });
  await change(product, { qty: 1 });
  await run();
  const { docs } = await shop.payload().find({ collection: 'messages', where: { purpose: { equals: 'watch' } } });
  expect(docs.map(({ text, to }) => [text?.includes(product.name), to.endsWith(texted.user.mobile)])).toEqual([
    [true, true],
  ]);
  expect(textsTo(quiet)).toEqual([]);
  await admin.caller.post('/message-template-reset/back_in_stock_sms');
});

test('a deleted account and a deleted product take their wishes with them', async () => {
  const me = await make.person();
  const [first, second] = [await make.product(seller), await make.product(seller)];
  for (const product of [first, second]) await watch(me, product, 'price');
  await shop.payload().delete({ collection: 'products', id: first.id });
  expect((await me.caller.get('/watched-products')).body.watches).toHaveLength(1);
  await deleteAccount(await make.ctxOf(await make.admin()), me.user.id);
  const own = { user: { equals: me.user.id } };
  expect((await shop.payload().count({ collection: 'product-watches', where: own })).totalDocs).toBe(0);
});
