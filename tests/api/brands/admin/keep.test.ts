import { openShop } from '../../../support/http';
import { market, type Person } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let admin: Person;
let path: Awaited<ReturnType<typeof make.categoryPath>>;
beforeAll(async () => {
  admin = await make.admin();
  path = await make.categoryPath();
});

let count = 0;
const brand = (more: object = {}) => ({
  sub_cat_id: path.subcategory.id,
  name: `Brand ${(count += 1)}`,
  name_bn: 'ব্র্যান্ড',
  status: 1,
  ...more,
});
const find = async (name: string) =>
  (await admin.caller.get('/all-brand')).body.brand.find((each: { name: string }) => each.name === name);

test('a brand is added, listed with its categories, changed and deleted', async () => {
  const wanted = brand();
  expect((await admin.caller.post('/brand-store', wanted)).body).toEqual({ status: 200, message: 'Brand Added' });
  const kept = await find(wanted.name);
  expect(kept).toMatchObject({
    sub_cat_id: path.subcategory.id,
    name_bn: 'ব্র্যান্ড',
    status: 1,
    subcategory: { id: path.subcategory.id, category: { id: path.category.id, name: expect.any(String) } },
  });
  const changed = await admin.caller.post(`/brand-update/${kept.id}`, { ...wanted, name_bn: 'বদল', status: 0 });
  expect(changed.body).toEqual({ status: 200, message: 'Brand Updated' });
  expect((await admin.caller.get(`/get-single-brand/${kept.id}`)).body.brand).toMatchObject({
    name_bn: 'বদল',
    status: 0,
  });
  expect((await admin.caller.delete(`/brand-delete/${kept.id}`)).body).toEqual({
    status: 200,
    message: 'Brand Deleted',
    deletion: expect.anything(),
  });
  expect((await admin.caller.get(`/get-single-brand/${kept.id}`)).status).toBe(404);
  expect((await admin.caller.delete(`/brand-delete/${kept.id}`)).status).toBe(404);
  expect((await admin.caller.post(`/brand-update/${kept.id}`, wanted)).status).toBe(404);
});

test.each([
  [{ sub_cat_id: 999999 }, 'sub_cat_id'],
  [{ sub_cat_id: undefined }, 'sub_cat_id'],
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ name_bn: undefined }, 'name_bn'],
  [{ status: 7 }, 'status'],
])('%j is refused with 400 by name', async (wrong, field) => {
  const { http, body } = await admin.caller.post('/brand-store', brand(wrong));
  expect([http, body.status, Object.keys(body.errors)]).toEqual([200, 400, [field]]);
});

test('a name is unique in a sub category; another sub category may have it too', async () => {
  const wanted = brand();
  await admin.caller.post('/brand-store', wanted);
  expect((await admin.caller.post('/brand-store', wanted)).body).toMatchObject({
    status: 400,
    errors: { name: expect.any(Array) },
  });
  const elsewhere = await make.categoryPath();
  expect((await admin.caller.post('/brand-store', { ...wanted, sub_cat_id: elsewhere.subcategory.id })).status).toBe(
    200,
  );
  const kept = await find(wanted.name);
  expect((await admin.caller.post(`/brand-update/${kept.id}`, { ...wanted, sub_cat_id: kept.sub_cat_id })).status).toBe(
    200,
  );
});

test('products of a deleted brand remain, without a brand and still approved', async () => {
  const wanted = brand();
  await admin.caller.post('/brand-store', wanted);
  const kept = await find(wanted.name);
  const product = await make.product(await make.seller(), {
    brand: kept.id,
    category: path.category.id,
    subcategory: path.subcategory.id,
  });
  expect((await admin.caller.delete(`/brand-delete/${kept.id}`)).status).toBe(200);
  const after = await shop.payload().findByID({ collection: 'products', id: product.id, depth: 0 });
  expect(after.brand ?? null).toBeNull();
  expect(after.verify).toBe(1);
});
