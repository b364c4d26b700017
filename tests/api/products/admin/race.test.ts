import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

describe('approving while editing', () => {
  test('a change after the admin’s read is not approved unseen', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    const product = await make.product(seller, { verify: 0 });
    const seen = (await caller.get('/view-product-verify')).body.products.find(
      ({ id }: { id: number }) => id === product.id,
    ).updated_at;
    await seller.caller.patch(`/products/${product.id}`, { name: 'Something else' });
    const refused = await caller.post(`/product-verify/${product.id}`, { updated_at: seen });
    expect(refused).toMatchObject({ http: 200, body: { status: 409 } });
    const now = (await caller.get(`/edit-product/${product.id}`)).body.product;
    expect(now.verify).toBe(0);
    expect((await caller.post(`/product-verify/${product.id}`, { updated_at: now.updated_at })).status).toBe(200);
  });

  test('at once: it never ends approved with a text nobody approved', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    for (let round = 0; round < 5; round += 1) {
      const product = await make.product(seller, { verify: 0 });
      const seen = (await caller.get(`/edit-product/${product.id}`)).body.product.updated_at;
      await Promise.all([
        caller.post(`/product-verify/${product.id}`, { updated_at: seen }),
        seller.caller.patch(`/products/${product.id}`, { name: `Swapped ${round}` }),
      ]);
      const after = (await caller.get(`/edit-product/${product.id}`)).body.product;
      expect(after.name === `Swapped ${round}` && after.verify === 1).toBe(false);
    }
  });
});
