import { openShop } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
});

test('nobody signed in', async () => {
  const add = await shop.visitor.post('/add-to-favorite/1');
  expect([add.http, add.status]).toEqual([200, 401]);
  expect((await shop.visitor.get('/get-favorite-products')).http).toBe(401);
  expect((await shop.visitor.delete('/remove-favorite/1')).http).toBe(401);
  expect((await shop.visitor.get('/get-favorite-ids')).http).toBe(401);
  expect((await shop.visitor.delete('/remove-favorite-product/1')).http).toBe(401);
});

test('added once, listed with the fields of the page, removed by its id', async () => {
  const customer = await make.person();
  const product = await make.product(seller);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => customer.caller.post(`/add-to-favorite/${product.id}`)),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  const { favorite } = (await customer.caller.get('/get-favorite-products')).body;
  expect(favorite).toMatchObject([
    {
      product_id: product.id,
      product: { slug: product.slug, image1: expect.stringMatching(/^\/uploads\//), selling_price: 100, qty: 10 },
    },
  ]);
  expect((await customer.caller.get('/account-dashboard-data')).body.favorite).toBe(1);
  expect((await customer.caller.delete(`/remove-favorite/${favorite[0].id}`)).status).toBe(200);
  expect((await customer.caller.delete(`/remove-favorite/${favorite[0].id}`)).status).toBe(404);
  expect((await customer.caller.get('/get-favorite-products')).body.favorite).toEqual([]);
});

test('others can neither see nor remove it; a hidden product cannot be added, and one hidden later is listed without stock', async () => {
  const [owner, other] = [await make.person(), await make.person()];
  const product = await make.product(seller);
  const { body } = await owner.caller.post(`/add-to-favorite/${product.id}`);
  expect((await other.caller.get('/get-favorite-products')).body.favorite).toEqual([]);
  expect((await other.caller.delete(`/remove-favorite/${body.favorite_id}`)).status).toBe(404);
  await shop.payload().update({ collection: 'products', id: product.id, data: { status: 0 } });
  expect((await other.caller.post(`/add-to-favorite/${product.id}`)).status).toBe(404);
  expect((await other.caller.post('/add-to-favorite/abc')).status).toBe(404);
  expect((await owner.caller.get('/get-favorite-products')).body.favorite[0].product.qty).toBe(0);
});

test('which products are favourites, newest first; one is removed by its product, as often as asked, from nobody else', async () => {
  const [owner, other] = [await make.person(), await make.person()];
  const products = [await make.product(seller), await make.product(seller)];
  for (const { id } of products) await owner.caller.post(`/add-to-favorite/${id}`);
  await other.caller.post(`/add-to-favorite/${products[0]!.id}`);
  const ids = async (person: typeof owner) => (await person.caller.get('/get-favorite-ids')).body.product_ids;
  expect(await ids(owner)).toEqual([products[1]!.id, products[0]!.id]);
  for (let time = 0; time < 2; time += 1) {
    expect((await owner.caller.delete(`/remove-favorite-product/${products[0]!.id}`)).status).toBe(200);
  }
  expect(await ids(owner)).toEqual([products[1]!.id]);
  expect(await ids(other)).toEqual([products[0]!.id]);
});

test('a grocery says where it is sold', async () => {
  const customer = await make.person();
  const grocery = (await shop.payload().find({ collection: 'products', where: { type: { equals: 1 } }, depth: 0 }))
    .docs[0]!;
  await customer.caller.post(`/add-to-favorite/${grocery.id}`);
  expect((await customer.caller.get('/get-favorite-products')).body.favorite[0].product).toMatchObject({
    type: 1,
    business_upazila_id: grocery.business_upazila,
  });
});
