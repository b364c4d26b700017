import { openShop } from '../../../support/http';
import { form, market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
const ids = (answer: { body: { products: { id: number }[] } }) => answer.body.products.map(({ id }) => id);

describe('an admin decides about a product', () => {
  test('approves it: it leaves the waiting list, is public, and its vendor is notified once', async () => {
    const { caller } = await make.subadmin();
    const seller = await make.seller();
    const product = await make.product(seller, { verify: 0 });
    expect(ids(await caller.get('/view-product-verify'))).toContain(product.id);
    expect((await shop.visitor.get(`/products/${product.id}`)).http).toBe(404);
    expect((await caller.post(`/product-verify/${product.id}`)).body).toEqual({
      status: 200,
      message: 'Product Approved',
    });
    expect((await caller.post(`/product-verify/${product.id}`)).status).toBe(200);
    expect(ids(await caller.get('/view-product-verify'))).not.toContain(product.id);
    expect((await shop.visitor.get(`/products/${product.id}`)).http).toBe(200);
    const notices = await shop
      .payload()
      .find({ collection: 'notifications', where: { user: { equals: seller.user.id } } });
    expect(notices.docs.filter(({ message }) => message?.includes(product.name))).toHaveLength(1);
  });

  test.each([0, 1])('rejects it or takes the approval away (from %i): it is not public', async (verify) => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    const product = await make.product(seller, { verify });
    expect((await caller.post(`/product-reject/${product.id}`)).status).toBe(200);
    expect((await caller.get(`/edit-product/${product.id}`)).body.product.verify).toBe(2);
    expect((await shop.visitor.get(`/products/${product.id}`)).http).toBe(404);
    expect(ids(await caller.get('/view-product-verify'))).not.toContain(product.id);
  });

  test('an unknown product is 404 in the body', async () => {
    const { caller } = await make.admin();
    for (const call of ['product-verify', 'product-reject']) {
      expect(await caller.post(`/${call}/999999`)).toMatchObject({
        http: 200,
        body: { status: 404, message: 'Product Not Found' },
      });
    }
  });

  test('nobody else decides or sees all vendors’ products', async () => {
    const seller = await make.seller();
    const product = await make.product(seller, { verify: 0 });
    for (const { caller } of [seller, await make.person(), (await make.warehouse()).incharge]) {
      for (const answer of [
        await caller.post(`/product-verify/${product.id}`),
        await caller.post(`/product-reject/${product.id}`),
        await caller.get('/view-product-verify'),
        await caller.get('/view-admin-product/0/10'),
        await caller.get('/admin-product-search/product'),
      ]) {
        expect(answer.http).toBe(403);
      }
    }
    expect((await shop.visitor.get('/view-admin-product/0/10')).http).toBe(401);
    expect((await seller.caller.get(`/edit-product/${product.id}`)).body.product.verify).toBe(0);
  });
});

describe('an admin and all products', () => {
  test('lists and finds them by name and by shop', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller({ business_name: 'Padma Traders' });
    const product = await make.product(seller, { name: 'Clay pot', name_bn: 'মাটির হাঁড়ি' });
    const page = await caller.get('/view-admin-product/0/5');
    expect(page.body.totalcount).toBeGreaterThanOrEqual(1);
    expect(page.body.products[0]).toMatchObject({
      id: product.id,
      shop: { name: 'Padma Traders' },
      category: { name: expect.any(String) },
    });
    for (const keyword of ['clay', 'হাঁড়ি', 'padma', 'pot traders']) {
      expect(ids(await caller.get(`/admin-product-search/${encodeURIComponent(keyword)}`))).toContain(product.id);
    }
  });

  test('changes one without a new approval; only the super admin features it', async () => {
    const seller = await make.seller();
    const product = await make.product(seller);
    const fields = {
      main_cat_id: String(product.category),
      sub_cat_id: String(product.subcategory),
      name: 'Named by an admin',
      name_bn: product.name_bn,
      slug: product.slug,
      description: '',
      short_description: '',
      selling_price: '90',
      original_price: '120',
      qty: '10',
      featured: '1',
      status: '1',
    };
    const sub = (await make.subadmin()).caller;
    expect((await sub.post(`/update-product/${product.id}`, form(fields))).body).toMatchObject({
      status: 200,
      verify: 1,
    });
    expect((await sub.get(`/edit-product/${product.id}`)).body.product).toMatchObject({
      name: 'Named by an admin',
      featured: 0,
      verify: 1,
    });
    const admin = (await make.admin()).caller;
    expect((await admin.post(`/update-product/${product.id}`, form(fields))).status).toBe(200);
    expect((await admin.get(`/edit-product/${product.id}`)).body.product).toMatchObject({ featured: 1, verify: 1 });
    const wrong = await admin.post(`/update-product/${product.id}`, form({ ...fields, name: '' }));
    expect(wrong.body).toMatchObject({ status: 422, errors: { name: [expect.any(String)] } });
  });
});
