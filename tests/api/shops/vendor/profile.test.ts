import { openShop } from '../../../support/http';
import { form, market, pngBytes, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let seller: Seller;
let png: Buffer;
beforeAll(async () => {
  seller = await make.seller({ warehouse: null });
  png = await pngBytes();
});

const own = async () => (await seller.caller.get('/get-shop-data')).body;

test('a vendor reads their own shop and the warehouses to choose from', async () => {
  const { warehouse } = await make.warehouse();
  expect(await own()).toMatchObject({
    status: 200,
    shop: {
      id: seller.shop.id,
      name: seller.shop.name,
      slug: seller.shop.slug,
      logo: null,
      banner: null,
      warehouse_id: null,
      warehouse: null,
    },
    warehouse: null,
  });
  const options = (await seller.caller.get('/get-shop-warehouse')).body.warehouse;
  expect(options).toContainEqual({ id: warehouse.id, name: warehouse.name, district: expect.any(String) });
});

test('name, tagline, slug, warehouse and pictures are changed together; omitted fields stay unchanged', async () => {
  const { warehouse } = await make.warehouse();
  const fields = {
    id: String(seller.shop.id),
    name: 'Nokshi Ghor',
    name_bn: 'নকশি ঘর',
    tagline: 'হাতের কাজ',
    slug: 'Nokshi-Ghor',
    warehouse_id: String(warehouse.id),
  };
  const { body } = await seller.caller.post(
    '/update-shop',
    form(fields, { logo: { bytes: png }, banner: { bytes: png } }),
  );
  expect(body).toEqual({ status: 200, message: 'Shop Updated' });
  const changed = await own();
  expect(changed.shop).toMatchObject({
    name: 'Nokshi Ghor',
    name_bn: 'নকশি ঘর',
    tagline: 'হাতের কাজ',
    slug: 'nokshi-ghor',
    warehouse_id: warehouse.id,
    logo: expect.stringMatching(/^\/uploads\//),
  });
  expect(changed.warehouse).toMatchObject({ name: warehouse.name });
  expect((await fetch(`${shop.origin()}${changed.shop.banner}`)).status).toBe(200);
  await seller.caller.post('/update-shop', form({ name: 'Nokshi Ghor 2', slug: 'nokshi-ghor' }));
  expect((await own()).shop).toMatchObject({
    name: 'Nokshi Ghor 2',
    name_bn: 'নকশি ঘর',
    tagline: 'হাতের কাজ',
    warehouse_id: warehouse.id,
    logo: changed.shop.logo,
  });
});

test('a vendor exchanges the warehouse but does not take it away; an admin may', async () => {
  const other = (await make.warehouse()).warehouse;
  const mine = await make.seller();
  const sent = (warehouse_id: string) =>
    mine.caller.post('/update-shop', form({ name: 'Kept', slug: mine.shop.slug, warehouse_id }));
  const connected = async () => (await mine.caller.get('/get-shop-data')).body.shop.warehouse_id;
  expect((await sent('')).body).toMatchObject({
    status: 422,
    errors: {
      warehouse_id: ['Choose a warehouse: without one your shop cannot sell. Only an admin can disconnect it.'],
    },
  });
  expect((await mine.caller.patch(`/shops/${mine.shop.id}`, { warehouse: null })).http).toBeGreaterThanOrEqual(400);
  expect(await connected()).toBe(mine.shop.warehouse);
  expect((await sent(String(other.id))).body.status).toBe(200);
  expect(await connected()).toBe(other.id);
  const admin = await make.admin();
  expect((await admin.caller.patch(`/shops/${mine.shop.id}`, { warehouse: null })).http).toBe(200);
  expect(await connected()).toBeNull();
  // The form of a shop without one is saved as before.
  expect((await sent('')).body.status).toBe(200);
});

test('logo and banner are removed one by one', async () => {
  await seller.caller.post(
    '/update-shop',
    form({ name: 'A', slug: 'shop-a-made' }, { logo: { bytes: png }, banner: { bytes: png } }),
  );
  expect((await seller.caller.post('/delete-shop-logo')).body).toEqual({ status: 200, message: 'Shop Logo Deleted' });
  expect((await own()).shop).toMatchObject({ logo: null, banner: expect.any(String) });
  expect((await seller.caller.post('/delete-shop-logo')).body).toEqual({ status: 404, message: 'Image Not Found' });
  expect((await seller.caller.post('/delete-shop-banner')).status).toBe(200);
  expect((await seller.caller.post('/delete-shop-banner')).status).toBe(404);
});

describe('what is refused', () => {
  test.each([
    [{ name: '' }, 'name'],
    [{ slug: 'not a slug!' }, 'slug'],
    [{ slug: '' }, 'slug'],
    [{ tagline: 'x'.repeat(256) }, 'tagline'],
    [{ warehouse_id: '999999' }, 'warehouse_id'],
  ])('%j, naming the field', async (wrong, field) => {
    const { body } = await seller.caller.post('/update-shop', form({ name: 'A', slug: 'shop-a-made', ...wrong }));
    expect([body.status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('the slug of another shop, and changing another shop', async () => {
    const other = await make.seller();
    const taken = await seller.caller.post('/update-shop', form({ name: 'A', slug: other.shop.slug }));
    expect(taken.body).toMatchObject({ status: 422, errors: { slug: ['The slug has already been taken.'] } });
    const foreign = await seller.caller.post(
      '/update-shop',
      form({ id: String(other.shop.id), name: 'Mine now', slug: 'mine-now' }),
    );
    expect(foreign.http).toBe(403);
    const patched = await seller.caller.patch(`/shops/${other.shop.id}`, { name: 'Mine now' });
    expect(patched.http).toBeGreaterThanOrEqual(400);
    expect((await other.caller.get('/get-shop-data')).body.shop.name).toBe(other.shop.name);
  });

  test('verifying or featuring one’s own shop through the CMS', async () => {
    await seller.caller.patch(`/shops/${seller.shop.id}`, { verify: 1, featured: 1 });
    const after = await shop.payload().findByID({ collection: 'shops', id: seller.shop.id, depth: 0 });
    expect(after).toMatchObject({ verify: 0, featured: 0 });
  });

  test('a logo over 2 MB and a text file named .png', async () => {
    const big = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]);
    const fields = { name: 'A', slug: 'shop-a-made' };
    expect((await seller.caller.post('/update-shop', form(fields, { logo: { bytes: big } }))).status).toBe(413);
    const text = new TextEncoder().encode('<svg onload=alert(1)>');
    expect(
      (await seller.caller.post('/update-shop', form(fields, { logo: { bytes: text } }))).body.errors.logo,
    ).toBeDefined();
  });
});
