/** The page of a product that customers do not see. */
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

test('its vendor and admins see it before it is approved; nobody else does, and nobody buys it', async () => {
  const [seller, other] = [await make.seller(), await make.seller()];
  const product = await make.product(seller, { verify: 0 });
  const path = `/product-preview/${product.slug}`;
  for (const caller of [seller.caller, (await make.admin()).caller, (await make.subadmin()).caller]) {
    expect((await caller.get(path)).body).toMatchObject({
      status: 200,
      product: { id: product.id, name: product.name, shop: { slug: seller.shop.slug } },
    });
  }
  expect((await other.caller.get(path)).body).toMatchObject({ status: 404 });
  const customer = await make.person();
  expect((await customer.caller.get(path)).http).toBe(403);
  expect((await shop.visitor.get(path)).http).toBe(401);
  expect((await shop.visitor.get(`/view-product/${product.slug}`)).body.status).toBe(404);
  const bought = await customer.caller.post('/add-to-cart', { product_id: product.id, product_qty: 1 });
  expect(bought.body.status).not.toBe(201);
  expect((await customer.caller.get('/cart')).body).toMatchObject({ status: 200 });
  expect(JSON.stringify((await customer.caller.get('/cart')).body)).not.toContain(product.slug);
});

test('what it answers is kept by no cache', async () => {
  const seller = await make.seller();
  const product = await make.product(seller, { status: 0 });
  const answer = await fetch(`${shop.origin()}/api/product-preview/${product.slug}`, {
    headers: { Authorization: `Bearer ${seller.caller.token}` },
  });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
});
