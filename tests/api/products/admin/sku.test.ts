/** The lists of products say the SKUs, and find a product by its own or by one of a variant. */
import { openShop, type Caller } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { variantMaking } from '../../../support/make/variants';

const shop = openShop();
const make = variantMaking(shop);

type Row = { id: unknown; name: string; sku: string; variant_skus: string[] };
let seller: Seller;
let other: Seller;
let admin: Caller;

beforeAll(async () => {
  [seller, other] = [await make.seller(), await make.seller()];
  admin = (await make.admin()).caller;
  await make.product(seller, { name: 'Coded Lamp', sku: 'LAMP-201' });
  await make.product(seller, { name: 'Plain Lamp' });
  await make.product(other, { name: 'Other Lamp', sku: 'LAMP-201' });
});

const found = async (caller: Caller, path: string, keyword: string): Promise<Row[]> =>
  (await caller.get(`${path}/${encodeURIComponent(keyword)}?offset=0&limit=20`)).body.products;
const names = (rows: readonly Row[]) => rows.map(({ name }) => name).sort();

test.each(['LAMP-201', 'lamp-201', 'LAMP-২০১', ' lamp-২০১ '])('a product’s own SKU, typed as %s', async (typed) => {
  expect(names(await found(admin, '/admin-product-search', typed))).toEqual(['Coded Lamp', 'Other Lamp']);
  const own = await found(seller.caller, '/vendor-product-search', typed);
  expect(own).toEqual([expect.objectContaining({ name: 'Coded Lamp', sku: 'LAMP-201', variant_skus: [] })]);
});

test('the SKU of a variant, which the row says with the others in the order of the options', async () => {
  const product = await make.variantProduct(seller, [
    { option1: 'S', sku: 'SHADE-RED-9' },
    { option1: 'M', sku: 'SHADE-BLUE-9' },
  ]);
  for (const rows of [
    await found(admin, '/admin-product-search', 'shade-blue-৯'),
    await found(seller.caller, '/vendor-product-search', 'SHADE-BLUE-9'),
  ])
    expect(rows).toEqual([expect.objectContaining({ id: product.id, variant_skus: ['SHADE-RED-9', 'SHADE-BLUE-9'] })]);
  expect(await found(other.caller, '/vendor-product-search', 'SHADE-BLUE-9')).toEqual([]);
});

test('a name is found as before, a part of an SKU is not, and filters hold for SKUs too', async () => {
  expect(names(await found(admin, '/admin-product-search', 'plain lamp'))).toEqual(['Plain Lamp']);
  expect(await found(admin, '/admin-product-search', 'LAMP-20')).toEqual([]);
  const { body } = await admin.get(`/admin-product-search/LAMP-201?vendor=${other.vendor.id}`);
  expect(names(body.products)).toEqual(['Other Lamp']);
  const { body: none } = await admin.get('/admin-product-search/LAMP-201?stock=out');
  expect(none.products).toEqual([]);
});

test('among what waits for approval', async () => {
  await make.product(seller, { name: 'Waiting Lamp', sku: 'WAITS-5', verify: 0 });
  const { body } = await admin.get(`/view-product-verify?search=${encodeURIComponent('waits-৫')}`);
  expect(body.products).toEqual([expect.objectContaining({ name: 'Waiting Lamp', sku: 'WAITS-5' })]);
});

test('sorted by when they were added, in both directions', async () => {
  const [one, two] = [
    await make.product(seller, { name: 'Aged Rug A' }),
    await make.product(seller, { name: 'Aged Rug B' }),
  ];
  const sorted = async (sort: string) =>
    (await admin.get(`/admin-product-search/aged?sort=${sort}`)).body.products.map(({ name }: Row) => name);
  expect(await sorted('created_at')).toEqual([one.name, two.name]);
  expect(await sorted('-created_at')).toEqual([two.name, one.name]);
});
