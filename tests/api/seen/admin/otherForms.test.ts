/**
 * Products, shops, vendors, site values and delivery charges: the person who saves second with an older view overwrites
 * nothing.
 */
import { namesOf } from '../../../../domain/fields/declare';
import { productForm } from '../../../../domain/products/fieldSets';
import { seenText } from '../../../../domain/writes/seen';
import { openShop, type Body, type Caller } from '../../../support/http';
import { form, market, pngBytes } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

type Saving = {
  /** The record as the form shows it. */
  read: (caller: Caller) => Promise<Body>;
  save: (caller: Caller, record: Body, change: Body, headers?: object) => Promise<{ body: Body }>;
  /** A field of the answer, and what the two write into it. */
  field: string;
  /** The name under which it is sent, where it is another. */
  sent?: string;
  values: readonly [string, string];
  people: readonly [Caller, Caller];
};

/** The first saves, the second is refused, sees the other's value, and saves again. */
async function oneAfterTheOther({ read, save, field, sent = field, values, people }: Saving): Promise<void> {
  const [first, second] = people;
  const seen = await read(second);
  const sight = (record: Body) => ({ headers: { 'X-Seen': seenText(record, [field]) } });
  expect((await save(first, seen, { [sent]: values[0] }, sight(seen))).body).toMatchObject({ status: 200 });
  const refused = await save(second, seen, { [sent]: values[1] }, sight(seen));
  expect(refused.body).toMatchObject({ status: 409, errors: { [field]: [expect.any(String)] } });
  const now = await read(second);
  expect(String(now[field])).toBe(values[0]);
  expect((await save(second, now, { [sent]: values[1] }, sight(now))).body).toMatchObject({ status: 200 });
  expect(String((await read(first))[field])).toBe(values[1]);
}

const textsOf = (record: Body): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([name, value]) => !name.startsWith('image') && ['string', 'number'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]),
  );
const productOf = (id: number) => ({
  read: async (caller: Caller) => (await caller.get(`/edit-product/${id}`)).body.product,
  save: (caller: Caller, record: Body, change: Body, headers = {}) =>
    caller.post(`/update-product/${id}`, form({ ...textsOf(record), ...change }), headers),
});

test('a product that an admin has changed is not overwritten by its vendor', async () => {
  const seller = await make.seller();
  const { id } = await make.product(seller, { verify: 0 });
  const people = [(await make.admin()).caller, seller.caller] as const;
  await oneAfterTheOther({ ...productOf(id), field: 'description', values: ['Of an admin', 'Of the vendor'], people });
});

test('a vendor’s change that waits for approval is what the vendor sees and saves over', async () => {
  const seller = await make.seller();
  const { caller } = await make.admin();
  const { category, subcategory } = await make.categoryPath();
  const fields = {
    main_cat_id: String(category.id),
    sub_cat_id: String(subcategory.id),
    name: 'Cane chair',
    name_bn: 'বেতের চেয়ার',
    slug: `cane-chair-${Date.now()}`,
    description: 'Strong',
    short_description: 'Chair',
    selling_price: '450',
    original_price: '500',
    qty: '12',
  };
  const { id } = (await seller.caller.post('/store-product', form(fields, { image1: { bytes: await pngBytes(44) } })))
    .body;
  expect((await caller.post(`/product-verify/${id}`)).status).toBe(200);
  const people = [seller.caller, await shop.login(seller.user.email)] as const;
  await oneAfterTheOther({ ...productOf(id), field: 'name', values: ['Cane chair, low', 'Cane chair, high'], people });
});

test('an order that takes from the stock is nobody’s conflict', async () => {
  const seller = await make.seller();
  const { id } = await make.product(seller);
  const { read, save } = productOf(id);
  const seen = await read(seller.caller);
  await shop.payload().db.rows.claim('products', { id: { equals: id } }, { qty: { $inc: -1 } }, undefined);
  const names = namesOf(productForm).filter((name) => name !== 'qty');
  const headers = { headers: { 'X-Seen': seenText(seen, names) } };
  expect((await save(seller.caller, seen, { short_description: 'Soft' }, headers)).body).toMatchObject({ status: 200 });
});

test('a shop that is open in two windows', async () => {
  const seller = await make.seller();
  await oneAfterTheOther({
    read: async (caller) => (await caller.get('/get-shop-data')).body.shop,
    save: (caller, record, change, headers = {}) =>
      caller.post(
        '/update-shop',
        form({ id: String(record.id), name: record.name, slug: record.slug, tagline: '', ...change }),
        headers,
      ),
    field: 'name',
    values: ['First sign', 'Second sign'],
    people: [seller.caller, await shop.login(seller.user.email)],
  });
});

test('a vendor’s information', async () => {
  const seller = await make.seller();
  const { district, upazila } = await make.place();
  const places = { district: String(district.id), upazila: String(upazila.id) };
  const business = { business_district: places.district, business_upazila: places.upazila };
  await oneAfterTheOther({
    read: async (caller) => (await caller.get(`/get-single-vendor/${seller.vendor.id}`)).body.vendor,
    save: (caller, record, change, headers = {}) =>
      caller.post(
        `/update-vendor-application/${seller.vendor.id}`,
        form({
          ...textsOf(record),
          ...places,
          ...business,
          nid: '1234567890123',
          birthdate: '1985-02-03',
          thana: 'T',
          postcode: '1000',
          business_thana: 'T',
          business_postcode: '1000',
          business_address: 'New market',
          ...change,
        }),
        headers,
      ),
    field: 'business_name',
    values: ['First trade', 'Second trade'],
    people: [(await make.admin()).caller, (await make.subadmin()).caller],
  });
});

test('the values of the site, form by form', async () => {
  const people = [(await make.admin()).caller, (await make.subadmin()).caller] as const;
  const read = async (caller: Caller) => (await caller.get('/topbar-information')).body;
  const posted =
    (path: string, names: Record<string, string>) =>
    (caller: Caller, record: Body, change: Body, headers = {}) => {
      const kept = Object.fromEntries(Object.entries(names).map(([sent, name]) => [sent, record[name]]));
      return caller.post(path, { ...kept, ...change }, headers);
    };
  const top = posted('/update-top-information', { top_email: 'email', top_contact: 'contact' });
  await oneAfterTheOther({
    read,
    save: top,
    field: 'contact',
    sent: 'top_contact',
    values: ['16000', '16001'],
    people,
  });
  const footer = posted('/update-footer-text', { footer_text: 'footer_text' });
  await oneAfterTheOther({ read, save: footer, field: 'footer_text', values: ['One', 'Two'], people });
  const values = posted('/update-values', { flash_sell: 'flash_sell', flash_sell_until: 'flash_sell_until' });
  await oneAfterTheOther({ read, save: values, field: 'flash_sell', values: ['31', '32'], people });
});

test('the delivery charges', async () => {
  await oneAfterTheOther({
    read: async (caller) => (await caller.get('/get-delivery-charge')).body,
    save: (caller, { status: _status, ...record }, change, headers = {}) =>
      caller.post('/update-delivery-charge', { ...record, ...change }, headers),
    field: 'general_delivery_charge',
    values: ['71', '72'],
    people: [(await make.admin()).caller, (await make.subadmin()).caller],
  });
});
