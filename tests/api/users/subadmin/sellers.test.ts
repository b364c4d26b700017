/** A suspended account sells nothing: its shop closes with the account, and opens again with it. */
import { openShop } from '../../../support/http';
import type { Person } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let admin: Person;
beforeAll(async () => {
  admin = await make.subadmin();
  await make.delivery();
});

const suspend = (user: unknown) => admin.caller.post(`/suspend-user/${String(user)}`);
const lift = (user: unknown) => admin.caller.post(`/remove-suspend-user/${String(user)}`);
const isOpen = async (slug: string) => (await shop.visitor.get(`/get-shop-data/${slug}/0/20`)).body.status === 200;
const isShown = async (slug: string) => (await shop.visitor.get(`/view-product/${slug}`)).body.status === 200;

test('a suspended seller’s shop and products are hidden and not for sale until the suspension is lifted', async () => {
  const seller = await make.seller();
  const product = await make.product(seller);
  const customer = await make.person();
  await make.fill(customer, [[product, 1]]);
  const placed = (await customer.caller.post('/order-place', make.payload())).body;
  await make.fill(customer, [[product, 1]]);
  expect([await isOpen(seller.shop.slug), await isShown(product.slug)]).toEqual([true, true]);

  expect((await suspend(seller.user.id)).status).toBe(200);
  expect([await isOpen(seller.shop.slug), await isShown(product.slug)]).toEqual([false, false]);
  expect((await customer.caller.get('/cart')).body.generalcart).toMatchObject([{ blocker: 'unavailable' }]);
  expect((await customer.caller.post('/order-place', make.payload())).body.status).toBe(422);
  const order = await customer.caller.get(`/order-again/${placed.tracking_ids[0]}`);
  expect(order.body.lines).toMatchObject([{ state: 'gone' }]);

  expect((await lift(seller.user.id)).status).toBe(200);
  expect([await isOpen(seller.shop.slug), await isShown(product.slug)]).toEqual([true, true]);
  expect((await customer.caller.post('/order-place', make.payload())).body.status).toBe(200);
});

test('lifting one of two suspensions opens nothing', async () => {
  const seller = await make.seller();
  const product = await make.product(seller);
  await suspend(seller.user.id);
  await admin.caller.post(`/suspend-vendor/${seller.vendor.id}`);
  await admin.caller.post(`/remove-suspension-vendor/${seller.vendor.id}`);
  expect(await isShown(product.slug)).toBe(false);
  await admin.caller.post(`/suspend-vendor/${seller.vendor.id}`);
  await lift(seller.user.id);
  expect(await isShown(product.slug)).toBe(false);
  await admin.caller.post(`/remove-suspension-vendor/${seller.vendor.id}`);
  expect(await isShown(product.slug)).toBe(true);
});

test('a product approved while its vendor is suspended stays hidden', async () => {
  const seller = await make.seller();
  const product = await make.product(seller, { verify: 0 });
  await suspend(seller.user.id);
  expect((await admin.caller.post(`/product-verify/${product.id}`)).status).toBe(200);
  expect(await isShown(product.slug)).toBe(false);
  await lift(seller.user.id);
  expect(await isShown(product.slug)).toBe(true);
});
