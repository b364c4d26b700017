import { openShop } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

let seller: Seller;
let grocer: Seller;
beforeAll(async () => {
  seller = await make.seller();
  grocer = await make.seller({ type: 1 });
});

/** A main, sub and child category with products in it. */
async function shelf() {
  const { category: made, subcategory } = await make.categoryPath();
  const category = made as { id: number; slug: string };
  const slug = `shelf-${category.id}`;
  const child = await make.create<{ id: number }>('child-categories', {
    name: `Shelf ${category.id}`,
    name_bn: `তাক ${category.id}`,
    slug,
    subcategory: subcategory.id,
    status: 1,
  });
  const on = (data: object = {}) =>
    make.product(seller, { category: category.id, subcategory: subcategory.id, childcategory: child.id, ...data });
  return { slug, category, subcategory, child, on };
}

describe('home', () => {
  test('shows new and featured products, the flash sale and featured shops, at most 11 and 8', async () => {
    const fresh = await make.product(seller, { featured: 1, selling_price: 10, original_price: 1000 });
    const local = await make.groceries(grocer);
    await shop.payload().update({ collection: 'shops', id: seller.shop.id, data: { featured: 1 } });
    const { http, body } = await shop.visitor.get('/get-home-product');
    expect([http, body.status]).toEqual([200, 200]);
    expect(slugs(body.general)).toContain(fresh.slug);
    expect(slugs(body.featured)).toContain(fresh.slug);
    expect(slugs(body.flash_sell)).toContain(fresh.slug);
    expect(slugs(body.grocery)).toContain(local.slug);
    expect(slugs(body.shop)).toContain(seller.shop.slug);
    for (const list of [body.general, body.featured, body.flash_sell, body.grocery])
      expect(list.length).toBeLessThanOrEqual(11);
    expect(body.shop.length).toBeLessThanOrEqual(8);
    expect(body.general[0].shop).toEqual({
      id: expect.anything(),
      name: expect.any(String),
      name_bn: expect.any(String),
      slug: expect.any(String),
    });
  });

  test('leaves a discount below the site’s percentage out of the flash sale', async () => {
    const small = await make.product(seller, { selling_price: 95, original_price: 100 });
    expect(slugs((await shop.visitor.get('/get-flash-product')).body.product)).not.toContain(small.slug);
  });
});

describe('a product that is not visible is listed nowhere', () => {
  test.each([
    ['hidden', { status: 0 }],
    ['not approved', { verify: 0 }],
    ['rejected', { verify: 2 }],
  ])('when it is %s', async (_word, data) => {
    const { slug, category, on } = await shelf();
    const product = await on({ featured: 1, selling_price: 10, original_price: 100, ...data });
    const lists = await Promise.all(
      ['/get-featured-product', '/get-flash-product', '/get-new-product'].map(
        async (path) => (await shop.visitor.get(path)).body.product,
      ),
    );
    for (const list of lists) expect(slugs(list)).not.toContain(product.slug);
    expect((await shop.visitor.get(`/get-child-product/${slug}`)).body.products).toEqual([]);
    expect((await shop.visitor.get(`/view-product/${product.slug}`)).status).toBe(404);
    expect((await shop.visitor.get(`/view-product-details/${category.slug}/${product.slug}`)).status).toBe(404);
    expect((await shop.visitor.get(`/get-all-review/${product.id}`)).status).toBe(404);
    const found = (await shop.visitor.get(`/normal-search/${encodeURIComponent(product.name)}/1/1`)).body;
    expect(slugs(found.general_products)).not.toContain(product.slug);
  });

  test('when its category is hidden, immediately', async () => {
    const { slug, category, on } = await shelf();
    const product = await on();
    expect(slugs((await shop.visitor.get(`/get-child-product/${slug}`)).body.products)).toEqual([product.slug]);
    await shop.payload().update({ collection: 'main-categories', id: category.id, data: { status: 0 } });
    expect((await shop.visitor.get(`/get-child-product/${slug}`)).status).toBe(404);
    expect((await shop.visitor.get(`/view-product/${product.slug}`)).status).toBe(404);
  });
});

describe('a product page', () => {
  test('has its details, shop, categories and similar products, and no private data of the vendor', async () => {
    const { on, category } = await shelf();
    const product = await on({ variation1: 'Size', option1: 'S,M,L', description: 'Long words', video: 'abcdefghijk' });
    const other = await on();
    const { body } = await shop.visitor.get(`/view-product/${product.slug}`);
    expect(body).toMatchObject({ status: 200, star: 0, total_review: 0, review: [] });
    expect(body.product).toMatchObject({
      slug: product.slug,
      description: 'Long words',
      variation1: 'Size',
      option1: 'S,M,L',
      video: 'abcdefghijk',
      image1: expect.stringMatching(/^\/uploads\/media\//),
      image2: null,
      shop: { slug: seller.shop.slug },
      category: { slug: category.slug },
    });
    expect(slugs(body.same_product)).toEqual([other.slug]);
    const text = JSON.stringify(body);
    for (const secret of [seller.user.email, seller.user.mobile, '1234567890']) expect(text).not.toContain(secret);
    const older = await shop.visitor.get(`/view-product-details/${category.slug}/${product.slug}`);
    expect(older.body.product.id).toBe(product.id);
    expect((await shop.visitor.get(`/view-product-details/other/${product.slug}`)).status).toBe(404);
  });

  test('answers 404 for an unknown product', async () => {
    const { http, body } = await shop.visitor.get('/view-product/no-such-thing');
    expect(http).toBe(200);
    expect(body).toEqual({ status: 404, message: expect.any(String) });
  });
});

describe('a category', () => {
  test('filters by price, brand and stock and sorts, with counts over the whole grid', async () => {
    const { slug, subcategory, on } = await shelf();
    const brand = await make.create<{ id: number }>('brands', {
      name: 'Brandy',
      name_bn: 'ব্র্যান্ডি',
      subcategory: subcategory.id,
      status: 1,
    });
    const cheap = await on({ selling_price: 100, original_price: 100, brand: brand.id });
    const middle = await on({ selling_price: 200, original_price: 200, qty: 0 });
    const dear = await on({ selling_price: 300, original_price: 300, brand: brand.id });
    const grid = async (query: string) => (await shop.visitor.get(`/get-child-product/${slug}${query}`)).body;
    const all = await grid('');
    expect(slugs(all.products)).toEqual([dear.slug, middle.slug, cheap.slug]);
    expect(all.totalcount).toBe(3);
    expect(all.facets).toMatchObject({
      brands: [{ name: 'Brandy', count: 2 }],
      price: { min: 100, max: 300 },
      in_stock: 2,
    });
    expect(slugs((await grid('?sort=price_up')).products)).toEqual([cheap.slug, middle.slug, dear.slug]);
    expect(slugs((await grid('?sort=price_down')).products)).toEqual([dear.slug, middle.slug, cheap.slug]);
    expect(slugs((await grid(`?brand=${brand.id}`)).products)).toEqual([dear.slug, cheap.slug]);
    expect(slugs((await grid('?min_price=150&max_price=250')).products)).toEqual([middle.slug]);
    expect(slugs((await grid('?in_stock=1&sort=price_up')).products)).toEqual([cheap.slug, dear.slug]);
    expect((await grid('?rating=4')).products).toEqual([]);
    const second = await grid('?offset=1&limit=1');
    expect([slugs(second.products), second.totalcount]).toEqual([[middle.slug], 3]);
    const bad = await shop.visitor.get(`/get-child-product/${slug}?limit=101&min_price=-1`);
    expect([bad.http, bad.status, Object.keys(bad.body.errors).sort()]).toEqual([200, 422, ['limit', 'min_price']]);
  });

  test('names its parent categories', async () => {
    const { slug, category, subcategory } = await shelf();
    const { body } = await shop.visitor.get(`/getChildCategoryDetails/${slug}`);
    expect(body.childcategory).toMatchObject({ slug, sub_cat_id: subcategory.id });
    expect(body.subcategory.main_cat_id).toBe(category.id);
    expect(body.category.slug).toBe(category.slug);
    expect((await shop.visitor.get('/getChildCategoryDetails/none')).status).toBe(404);
  });

  test('a collection has the products of the whole main category', async () => {
    const { category, on } = await shelf();
    const product = await on();
    const { body } = await shop.visitor.get(`/fetchproducts/${category.slug}`);
    expect(slugs(body.product_data.product)).toEqual([product.slug]);
    expect(body.product_data.category.slug).toBe(category.slug);
    expect((await shop.visitor.get('/fetchproducts/none')).status).toBe(404);
  });
});

describe('shops', () => {
  test('a shop shows a page of its products', async () => {
    const own = await make.seller();
    const first = await make.product(own);
    const second = await make.product(own);
    const { body } = await shop.visitor.get(`/get-shop-data/${own.shop.slug}/0/1`);
    expect([slugs(body.products), body.totalcount, body.shop.name]).toEqual([[second.slug], 2, own.shop.name]);
    expect(slugs((await shop.visitor.get(`/get-shop-data/${own.shop.slug}/1/1`)).body.products)).toEqual([first.slug]);
    expect((await shop.visitor.get('/get-shop-data/none/0/10')).status).toBe(404);
    expect((await shop.visitor.get(`/get-shop-data/${own.shop.slug}/0/101`)).http).toBe(400);
  });

  test('the mall has the verified shops and general products', async () => {
    const own = await make.seller();
    expect(slugs((await shop.visitor.get('/get-mall-data')).body.shop)).not.toContain(own.shop.slug);
    await shop.payload().update({ collection: 'shops', id: own.shop.id, data: { verify: 1 } });
    const product = await make.product(own);
    const { body } = await shop.visitor.get('/get-mall-data');
    expect(slugs(body.shop)).toContain(own.shop.slug);
    expect(slugs(body.products)).toContain(product.slug);
  });
});

describe('grocery by area', () => {
  test('shows only what is sold in the area, by id or by name', async () => {
    const product = await make.groceries(grocer);
    const { district, upazila } = await make.place();
    const elsewhere = await make.create<{ id: number; name: string }>('upazilas', {
      district: district.id,
      name: `Far ${product.id}`,
      name_bn: `দূর ${product.id}`,
      slug: `far-${product.id}`,
      kind: 'upazila',
    });
    const here = (await shop.visitor.get(`/get-grocery-data/${district.id}/${upazila.id}/0/48`)).body;
    expect(slugs(here.product)).toContain(product.slug);
    const there = (await shop.visitor.get(`/get-grocery-data/${district.id}/${elsewhere.name}/0/48`)).body;
    expect([there.status, there.product, there.totalcount]).toEqual([200, [], 0]);
    expect((await shop.visitor.get(`/get-grocery-data/${district.id}/nowhere/0/48`)).status).toBe(404);
    const general = await make.product(seller);
    const around = (await shop.visitor.get(`/get-general-grocery-product/${district.id}/${upazila.id}`)).body;
    expect(slugs(around.product)).toContain(general.slug);
    expect(slugs(around.product)).not.toContain(product.slug);
  });
});
