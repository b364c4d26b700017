/** What is hidden in the shop is hidden in the CMS's REST API: in lists, by id, by a condition, through relations, by count. */
import { openShop, type Caller } from '../../support/http';
import { market, type Seller } from '../../support/make/market';

const shop = openShop();
const make = market(shop);
let customer: Caller;
let seller: Seller;
beforeAll(async () => {
  customer = (await make.person()).caller;
  seller = await make.seller();
});

/** How many of the documents with this id each of them finds, by every way of asking. */
async function found(callers: Caller[], collection: string, id: number | string): Promise<number[]> {
  const counts: number[] = [];
  for (const caller of callers) {
    const list = await caller.get(`/${collection}?depth=0&where[id][equals]=${id}`);
    const count = await caller.get(`/${collection}/count?where[id][equals]=${id}`);
    const one = await caller.get(`/${collection}/${id}?depth=0`);
    expect(list.body.docs.length).toBe(count.body.totalDocs);
    expect(one.http).toBe(list.body.docs.length === 1 ? 200 : 404);
    counts.push(list.body.docs.length);
  }
  return counts;
}

test('a shop of a suspended vendor, and its products, from everybody but admins', async () => {
  const sold = await make.product(seller);
  const admin = (await make.admin()).caller;
  const everybody = [shop.visitor, customer, seller.caller, admin];
  expect(await found(everybody, 'shops', seller.shop.id)).toEqual([1, 1, 1, 1]);
  expect((await admin.patch(`/vendors/${seller.vendor.id}`, { accept: 2 })).http).toBe(200);
  expect(await found(everybody, 'shops', seller.shop.id)).toEqual([0, 0, 0, 1]);
  expect(await found(everybody, 'products', sold.id)).toEqual([0, 0, 0, 1]);
  const named = await shop.visitor.get(`/products?where[shop.name][equals]=${encodeURIComponent(seller.shop.name)}`);
  expect(named.body.docs).toEqual([]);
  expect((await admin.patch(`/vendors/${seller.vendor.id}`, { accept: 1 })).http).toBe(200);
  expect(await found([shop.visitor], 'shops', seller.shop.id)).toEqual([1]);
});

test('a shop is listed by no call and no query while its vendor is suspended', async () => {
  const own = await make.seller();
  const product = await make.product(own, { featured: 1 });
  const admin = (await make.admin()).caller;
  const { id, slug } = (await shop.payload().findByID({ collection: 'shops', id: own.shop.id, depth: 0 })) as {
    id: number;
    slug: string;
  };
  const seen = async () => ({
    cms: await found([shop.visitor, customer], 'shops', id),
    products: await found([shop.visitor, customer], 'products', product.id),
    page: (await shop.visitor.get(`/get-shop-data/${slug}/0/20`)).status,
    product: (await shop.visitor.get(`/view-product/${product.slug}`)).status,
    mall: JSON.stringify((await shop.visitor.get('/get-mall-data?limit=100')).body).includes(`"${slug}"`),
    through: (
      (await shop.visitor.get(`/products?depth=2&limit=100&where[id][equals]=${product.id}`)).body.docs as unknown[]
    ).length,
    condition: ((await shop.visitor.get(`/products?where[shop.slug][equals]=${slug}`)).body.docs as unknown[]).length,
  });
  const open = await seen();
  expect(open).toMatchObject({ cms: [1, 1], products: [1, 1], page: 200, product: 200, through: 1, condition: 1 });
  expect((await admin.post(`/suspend-vendor/${own.vendor.id}`)).status).toBe(200);
  expect(await seen()).toEqual({
    cms: [0, 0],
    products: [0, 0],
    page: 404,
    product: 404,
    mall: false,
    through: 0,
    condition: 0,
  });
  expect((await admin.post(`/remove-suspension-vendor/${own.vendor.id}`)).status).toBe(200);
  expect(await seen()).toEqual(open);
});

test('a category below a hidden one, and its brands', async () => {
  const vendor = (await make.seller()).caller;
  const { category, subcategory } = await make.categoryPath();
  const n = Date.now();
  const child = await make.create<{ id: number }>('child-categories', {
    subcategory: subcategory.id,
    name: 'Below',
    name_bn: 'নিচে',
    slug: `below-${n}`,
    status: 1,
  });
  const brand = await make.create<{ id: number }>('brands', {
    subcategory: subcategory.id,
    name: `Brand ${n}`,
    name_bn: 'ব্র্যান্ড',
    status: 1,
  });
  const places = [
    ['main-categories', category.id],
    ['sub-categories', subcategory.id],
    ['child-categories', child.id],
    ['brands', brand.id],
  ] as const;
  const seen = async () =>
    Promise.all(
      places.map(async ([collection, id]) => (await found([shop.visitor, customer, vendor], collection, id)).join('')),
    );
  expect(await seen()).toEqual(['111', '111', '111', '111']);
  const admin = (await make.admin()).caller;
  await admin.patch(`/sub-categories/${subcategory.id}`, { status: 0 });
  expect(await seen()).toEqual(['111', '001', '001', '001']);
  await admin.patch(`/sub-categories/${subcategory.id}`, { status: 1 });
  await admin.patch(`/main-categories/${category.id}`, { status: 0 });
  expect(await seen()).toEqual(['001', '001', '001', '001']);
  // Nor does a relation, or a condition on one, tell of it.
  const brands = await shop.visitor.get(`/brands?depth=2&where[subcategory.name][exists]=true&limit=100`);
  expect(brands.http).toBe(200);
  expect(brands.body.docs.map(({ id }: { id: number }) => id)).not.toContain(brand.id);
  expect(
    (await shop.visitor.get(`/products?where[brand.name][equals]=${encodeURIComponent(`Brand ${n}`)}`)).body.docs,
  ).toEqual([]);
});
