/** Lists that may be long are given part by part: the parts together are the list, and every part says how many there are. */
import { openShop } from '../../support/http';

const shop = openShop();
const whole2026 = '2026-01-01/2026-12-31/0';

const lists: [call: string, path: string, entries: string, as: 'admin' | 'vendor.fashion'][] = [
  ['products to verify', '/view-product-verify', 'products', 'admin'],
  ['products found by an admin', '/admin-product-search/cotton', 'products', 'admin'],
  ['products found by a vendor', '/vendor-product-search/a', 'products', 'vendor.fashion'],
  ['users found', '/admin-search-all-user/demo', 'users', 'admin'],
  ['suspended users', '/get-all-suspended-user', 'users', 'admin'],
  ['applications', '/get-new-vendor', 'vendor', 'admin'],
  ['approved vendors', '/get-approved-vendor', 'vendor', 'admin'],
  ['suspended vendors', '/get-suspended-vendor', 'vendor', 'admin'],
  ['a vendor’s report', `/get-vendor-day-range-report/${whole2026}`, 'order', 'vendor.fashion'],
  ['an admin’s report', `/get-admin-day-range-report/${whole2026}/VENDOR`, 'order', 'admin'],
];

/** The one with the longest history. */
const oldestVendor = async (): Promise<number> =>
  (await shop.payload().find({ collection: 'vendors', sort: 'createdAt', limit: 1, depth: 0 })).docs[0]!.id;

test.each(lists)('%s', async (_call, given, entries, as) => {
  const caller = await shop.as(as);
  const path = given.replace('VENDOR', String(await oldestVendor()));
  const { body: whole } = await caller.get(path);
  expect(whole.status).toBe(200);
  expect(whole[entries].length).toBeGreaterThan(0);
  expect(whole.totalcount).toBe(whole[entries].length);
  const parts = [];
  for (let offset = 0; offset < whole.totalcount; offset += 2) {
    const { body: part } = await caller.get(`${path}?offset=${offset}&limit=2`);
    expect(part.totalcount).toBe(whole.totalcount);
    expect(part.total_amount).toBe(whole.total_amount);
    expect(part[entries].length).toBeLessThanOrEqual(2);
    parts.push(...part[entries]);
  }
  expect(parts).toEqual(whole[entries]);
  expect((await caller.get(`${path}?offset=${whole.totalcount}&limit=2`)).body[entries]).toEqual([]);
  expect((await caller.get(`${path}?limit=101`)).status).toBe(422);
});

test('the mall’s shops page by page', async () => {
  const { body: whole } = await shop.visitor.get('/get-mall-data');
  expect(whole.shop_total).toBe(whole.shop.length);
  const ids = [];
  for (let offset = 0; offset < whole.shop_total; offset += 1)
    ids.push((await shop.visitor.get(`/get-mall-data?shop_offset=${offset}&shop_limit=1`)).body.shop[0].id);
  expect(ids).toEqual(whole.shop.map((each: { id: number }) => each.id));
});

test('products to verify are searched by name', async () => {
  const admin = await shop.as('admin');
  const { body: all } = await admin.get('/view-product-verify');
  const name: string = all.products[0].name;
  const { body: found } = await admin.get(`/view-product-verify?search=${encodeURIComponent(name)}&offset=0&limit=20`);
  expect(found.products.map((product: { name: string }) => product.name)).toContain(name);
  expect((await admin.get('/view-product-verify?search=xyzzyplugh')).body).toMatchObject({
    products: [],
    totalcount: 0,
  });
});
