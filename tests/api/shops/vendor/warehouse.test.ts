/** A shop without a warehouse cannot sell: nobody could receive its packages. */
import { openShop } from '../../../support/http';
import { form, type Person, type Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let admin: Person;
beforeAll(async () => {
  admin = await make.admin();
  await make.delivery();
});

const add = ({ caller }: Person, product: { id: unknown }) =>
  caller.post('/add-to-cart', { product_id: product.id, product_qty: 1 });
const listed = async (slug: string) =>
  (await shop.visitor.get(`/get-shop-data/${slug}/0/20`)).body.products.map(({ id }: { id: number }) => id);
const choose = ({ caller, shop: { slug } }: Seller, warehouse: { id: unknown }) =>
  caller.post('/update-shop', form({ name: 'Chosen', slug, warehouse_id: String(warehouse.id) }));
const clear = ({ shop: { id } }: Seller) => admin.caller.patch(`/shops/${id}`, { warehouse: null });

test('its products are shown and bought from the first warehouse on', async () => {
  const seller = await make.seller({ warehouse: null });
  const product = await make.product(seller);
  const customer = await make.person();
  expect((await add(customer, product)).body.status).toBe(404);
  expect(await listed(seller.shop.slug)).toEqual([]);
  expect((await choose(seller, (await make.warehouse()).warehouse)).body.status).toBe(200);
  expect(await listed(seller.shop.slug)).toEqual([product.id]);
  expect((await add(customer, product)).body.status).toBe(201);
});

test('when an admin disconnects it, nothing of it can be bought any more, in any way', async () => {
  const seller = await make.seller();
  const product = await make.product(seller);
  const customer = await make.person();
  await make.fill(customer, [[product, 1]]);
  const placed = await customer.caller.post('/order-place', make.payload());
  await make.fill(customer, [[product, 1]]);
  const saved = await make.person();
  const { cart_id: cartId } = (await add(saved, product)).body;
  const { saved_id: savedId } = (await saved.caller.post(`/save-for-later/${cartId}`)).body;

  expect((await clear(seller)).http).toBe(200);
  expect(await listed(seller.shop.slug)).toEqual([]);
  expect((await customer.caller.get('/cart')).body.generalcart).toMatchObject([{ blocker: 'unavailable' }]);
  expect((await customer.caller.post('/order-place', make.payload())).body).toMatchObject({
    status: 422,
    errors: { cart: [expect.stringContaining('remove un-available product')] },
  });
  expect((await saved.caller.post(`/move-to-cart/${savedId}`)).body.status).not.toBe(200);
  const again = await customer.caller.get(`/order-again/${placed.body.tracking_ids[0]}`);
  expect(again.body.lines).toMatchObject([{ state: 'gone' }]);

  await choose(seller, (await make.warehouse()).warehouse);
  expect((await customer.caller.post('/order-place', make.payload())).body.status).toBe(200);
});

test('of orders and a disconnection at once, no order is left without a warehouse', async () => {
  const seller = await make.seller();
  const product = await make.product(seller, { qty: 100 });
  const crowd = await make.crowd(6);
  for (const customer of crowd) await make.fill(customer, [[product, 1]]);
  await Promise.all([...crowd.map((customer) => customer.caller.post('/order-place', make.payload())), clear(seller)]);
  const lost = await shop.payload().count({
    collection: 'packages',
    where: { and: [{ vendor: { equals: seller.vendor.id } }, { warehouse: { exists: false } }] },
  });
  expect(lost.totalDocs).toBe(0);
});
