import { openShop, type Caller } from '../../../support/http';
import { market, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

/** A product three levels deep. */
async function deepProduct(seller: Seller) {
  const { category, subcategory } = await make.categoryPath();
  const child = await make.create<{ id: number; slug: string }>('child-categories', {
    name: 'Child',
    name_bn: 'শাখা',
    slug: `child-of-${subcategory.id}`,
    subcategory: subcategory.id,
    status: 1,
  });
  const brand = await make.create<{ id: number }>('brands', {
    name: 'Brand',
    name_bn: 'ব্র্যান্ড',
    subcategory: subcategory.id,
    status: 1,
  });
  const product = await make.product(seller, {
    category: category.id,
    subcategory: subcategory.id,
    childcategory: child.id,
    brand: brand.id,
  });
  return { category, subcategory, child, brand, product };
}

/** What a visitor sees of a product, through the CMS's own REST API. */
const isPublic = async (id: number) => (await shop.visitor.get(`/products/${id}`)).http === 200;
const hide = async (caller: Caller, calls: string, list: string, id: number, status: 0 | 1) => {
  const record = (await caller.get(`/edit-${calls}/${id}`)).body[list];
  // Made records have no title yet; the form wants one.
  expect((await caller.put(`/update-${calls}/${id}`, { ...record, meta_title: 'Title', status })).status).toBe(200);
};

test('admins get the counts of what a category’s deletion would include', async () => {
  const seller = await make.seller();
  const { category, subcategory, child } = await deepProduct(seller);
  const { caller } = await make.subadmin();
  const of = async (path: string) => (await caller.get(`/category-contents/${path}`)).body;
  const one = { status: 200, sub_categories: 0, child_categories: 0, brands: 0, product_count: 1 };
  expect(await of(`child/${child.id}`)).toEqual(one);
  expect(await of(`sub/${subcategory.id}`)).toMatchObject({ child_categories: 1, brands: 1 });
  const whole = await of(`main/${category.id}`);
  expect(whole.sub_categories).toBeGreaterThanOrEqual(1);
  expect(whole.product_count).toBeGreaterThanOrEqual(1);
  expect(await of('main/999999')).toMatchObject({ status: 404 });
  expect((await seller.caller.get(`/category-contents/main/${category.id}`)).http).toBe(403);
});

describe('hiding a category', () => {
  test.each(['main', 'sub', 'child'] as const)(
    'of the %s level hides the products below it immediately, and showing it brings them back',
    async (level) => {
      const { caller } = await make.admin();
      const seller = await make.seller();
      const made = await deepProduct(seller);
      const elsewhere = await deepProduct(seller);
      const pending = await make.product(seller, {
        category: made.category.id,
        subcategory: made.subcategory.id,
        verify: 0,
      });
      const [calls, list, id] = {
        main: ['category', 'category', made.category.id],
        sub: ['sub-category', 'subcategory', made.subcategory.id],
        child: ['child-category', 'childcategory', made.child.id],
      }[level] as [string, string, number];
      expect(await isPublic(made.product.id)).toBe(true);
      await hide(caller, calls, list, id, 0);
      expect(await isPublic(made.product.id)).toBe(false);
      expect(await isPublic(elsewhere.product.id)).toBe(true);
      await hide(caller, calls, list, id, 1);
      expect(await isPublic(made.product.id)).toBe(true);
      expect(await isPublic(pending.id)).toBe(false);
    },
  );

  test('showing one level does not show what another hidden level covers', async () => {
    const { caller } = await make.admin();
    const made = await deepProduct(await make.seller());
    await hide(caller, 'category', 'category', made.category.id, 0);
    await hide(caller, 'child-category', 'childcategory', made.child.id, 0);
    await hide(caller, 'category', 'category', made.category.id, 1);
    expect(await isPublic(made.product.id)).toBe(false);
    await hide(caller, 'child-category', 'childcategory', made.child.id, 1);
    expect(await isPublic(made.product.id)).toBe(true);
  });

  test('also works through the CMS', async () => {
    const { caller } = await make.admin();
    const made = await deepProduct(await make.seller());
    expect((await caller.patch(`/sub-categories/${made.subcategory.id}`, { status: 0 })).http).toBe(200);
    expect(await isPublic(made.product.id)).toBe(false);
  });
});

describe('deleting a category', () => {
  test('deletes its sub and child categories, brands and products; orders keep what they copied', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    const made = await deepProduct(seller);
    const sale = await make.order({ seller, product: made.product });
    await make.create('carts', { user: sale.customer.user.id, product: made.product.id, type: 2, product_qty: 1 });
    await make.create('favorites', { user: sale.customer.user.id, product: made.product.id });
    await make.create('reviews', { user: sale.customer.user.id, product: made.product.id, star: 4 });
    expect((await caller.delete(`/delete-category/${made.category.id}`)).status).toBe(200);
    expect((await caller.get(`/edit-sub-category/${made.subcategory.id}`)).status).toBe(404);
    expect((await caller.get(`/edit-child-category/${made.child.id}`)).status).toBe(404);
    expect((await caller.get(`/edit-product/${made.product.id}`)).status).toBe(404);
    expect((await caller.get(`/brands/${made.brand.id}`)).http).toBe(404);
    const line = await shop.payload().findByID({ collection: 'order-lines', id: sale.line.id, depth: 0 });
    expect(line).toMatchObject({ name: made.product.name, price: made.product.selling_price, product: null });
    for (const collection of ['carts', 'favorites', 'reviews'] as const) {
      const left = await shop.payload().count({ collection, where: { user: { equals: sale.customer.user.id } } });
      expect(left.totalDocs).toBe(0);
    }
  });

  test('of the sub level leaves its main category and its siblings', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    const made = await deepProduct(seller);
    const neighbour = await make.create<{ id: number }>('sub-categories', {
      name: 'Neighbour',
      name_bn: 'পাশের',
      slug: `neighbour-${made.subcategory.id}`,
      category: made.category.id,
      status: 1,
    });
    const stays = await make.product(seller, { category: made.category.id, subcategory: neighbour.id });
    expect((await caller.delete(`/delete-sub-category/${made.subcategory.id}`)).status).toBe(200);
    expect((await caller.get(`/edit-child-category/${made.child.id}`)).status).toBe(404);
    expect((await caller.get(`/edit-product/${made.product.id}`)).status).toBe(404);
    expect((await caller.get(`/edit-category/${made.category.id}`)).status).toBe(200);
    expect((await caller.get(`/edit-product/${stays.id}`)).status).toBe(200);
  });

  test('is refused for the grocery category, at every entry point', async () => {
    const { caller } = await make.admin();
    const { category } = await make.categoryPath();
    await shop.payload().updateGlobal({ slug: 'site-information', data: { grocery_category: category.id } });
    expect((await caller.delete(`/delete-category/${category.id}`)).body).toMatchObject({
      status: 201,
      message: expect.stringContaining('grocery'),
    });
    expect((await caller.delete(`/main-categories/${category.id}`)).http).toBeGreaterThanOrEqual(400);
    expect((await caller.get(`/edit-category/${category.id}`)).status).toBe(200);
    await shop.payload().updateGlobal({ slug: 'site-information', data: { grocery_category: null } });
  });
});

describe('moving a sub category below another main category', () => {
  test('moves its products with it', async () => {
    const { caller } = await make.admin();
    const made = await deepProduct(await make.seller());
    const { category: target } = await make.categoryPath();
    const record = (await caller.get(`/edit-sub-category/${made.subcategory.id}`)).body.subcategory;
    const moved = await caller.put(`/update-sub-category/${made.subcategory.id}`, {
      ...record,
      meta_title: 'Title',
      main_cat_id: target.id,
    });
    expect(moved.status).toBe(200);
    expect((await caller.get(`/edit-product/${made.product.id}`)).body.product.main_cat_id).toBe(target.id);
  });

  test('is refused if its products would move into the grocery category', async () => {
    const { caller } = await make.admin();
    const made = await deepProduct(await make.seller());
    const { category: grocery } = await make.categoryPath();
    await shop.payload().updateGlobal({ slug: 'site-information', data: { grocery_category: grocery.id } });
    const record = (await caller.get(`/edit-sub-category/${made.subcategory.id}`)).body.subcategory;
    const refused = await caller.put(`/update-sub-category/${made.subcategory.id}`, {
      ...record,
      meta_title: 'Title',
      main_cat_id: grocery.id,
    });
    expect(refused.body).toMatchObject({ status: 422, errors: { main_cat_id: [expect.any(String)] } });
    expect((await caller.get(`/edit-product/${made.product.id}`)).body.product.main_cat_id).toBe(made.category.id);
    await shop.payload().updateGlobal({ slug: 'site-information', data: { grocery_category: null } });
  });
});
