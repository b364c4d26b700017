/** Commission rules: kept by admins, frozen on the lines of orders, seen by the vendor and admins only. */
import { openShop } from '../../../support/http';
import type { Person } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';
import type { OrderLine, Product } from '../../../../payload-types';

const shop = openShop();
const make = shopping(shop);

let admin: Person;
beforeAll(async () => {
  admin = await make.admin();
  await make.delivery();
});
// The demo's rules too: what is tested here begins without any.
beforeEach(async () => {
  for (const { id } of await rules()) await admin.caller.delete(`/commission-delete/${id}`);
});

type Rule = { id: number; scope: string; rate: number; is_whole: boolean; vendor_name: string | null } & Record<
  string,
  unknown
>;
const rules = async (): Promise<Rule[]> => (await admin.caller.get('/all-commission')).body.rules;
const create = async (more: object = {}): Promise<Rule> => {
  const { body } = await admin.caller.post('/commission-create', { rate: 1_000, starts_on: '2020-01-01', ...more });
  expect(body).toEqual({ status: 200, message: 'Commission Rule Added' });
  return (await rules()).sort((one, other) => other.id - one.id)[0]!;
};
const preview = async (product: Product, day?: string) =>
  (await admin.caller.get(`/commission-preview/${product.id}${day ? `?day=${day}` : ''}`)).body;
const order = async (customer: Person, product: Product, qty: number): Promise<void> => {
  await make.fill(customer, [[product, qty]]);
  const { body } = await customer.caller.post('/order-place', make.payload());
  expect(body).toMatchObject({ status: 200 });
};
const lineOf = async (product: Product): Promise<OrderLine> => {
  const { docs } = await shop.payload().find({
    collection: 'order-lines',
    where: { product: { equals: product.id } },
    sort: '-createdAt',
    depth: 0,
    overrideAccess: true,
  });
  return docs[0]!;
};

describe('keeping rules', () => {
  test('rules are listed with their scope, the most specific first', async () => {
    const seller = await make.seller();
    await create({ note: 'Everything' });
    const own = await create({ vendor_id: seller.vendor.id, rate: '850', ends_on: '2030-12-31' });
    expect(own).toMatchObject({
      scope: 'vendor',
      rate: 850,
      starts_on: '2020-01-01',
      ends_on: '2030-12-31',
      is_whole: true,
      vendor_name: seller.vendor.business_name,
      category_name: null,
      created_by: admin.user.name,
    });
    expect((await rules()).map(({ scope }) => scope)).toEqual(['vendor', 'all']);
  });

  test.each([
    [{ rate: 10_001 }, 'rate'],
    [{ rate: -1 }, 'rate'],
    [{ rate: 12.5 }, 'rate'],
    [{ rate: 'many' }, 'rate'],
    [{ rate: undefined }, 'rate'],
    [{ starts_on: '' }, 'starts_on'],
    [{ starts_on: '2026-02-30' }, 'starts_on'],
    [{ ends_on: '2019-12-31' }, 'ends_on'],
    [{ note: 'x'.repeat(201) }, 'note'],
  ])('%j is refused by name', async (wrong, field) => {
    const { body } = await admin.caller.post('/commission-create', { rate: 1_000, starts_on: '2020-01-01', ...wrong });
    expect([body.status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await rules()).toEqual([]);
  });

  test('names one category at most, through the CMS too', async () => {
    const product = await make.product(await make.seller());
    const both = { main_cat_id: product.category, sub_cat_id: product.subcategory };
    const { body } = await admin.caller.post('/commission-create', { rate: 1, starts_on: '2020-01-01', ...both });
    expect(body.errors).toEqual({ sub_cat_id: ['Choose one category only.'] });
    const rule = await create({ main_cat_id: product.category });
    const patched = await admin.caller.patch(`/commission-rules/${rule.id}`, { subcategory: product.subcategory });
    expect(patched.http).toBe(422);
    const written = await admin.caller.patch(`/commission-rules/${rule.id}`, { scope: 'all' });
    expect([written.http, (await rules())[0]!.scope]).toEqual([200, 'main']);
  });

  test('a change keeps fields that are not sent, and an empty vendor clears it', async () => {
    const seller = await make.seller();
    const rule = await create({ vendor_id: seller.vendor.id, note: 'Agreed' });
    expect((await admin.caller.post(`/commission-update/${rule.id}`, { rate: 700 })).body.status).toBe(200);
    expect((await rules())[0]).toMatchObject({ scope: 'vendor', rate: 700, note: 'Agreed' });
    await admin.caller.post(`/commission-update/${rule.id}`, { vendor_id: '' });
    expect((await rules())[0]).toMatchObject({ scope: 'all', vendor_id: null, rate: 700 });
    expect((await admin.caller.post('/commission-update/999999', { rate: 1 })).status).toBe(404);
    expect((await admin.caller.delete('/commission-delete/999999')).status).toBe(404);
  });
});

describe('the commission of a product', () => {
  test('is that of the most specific rule of the day, with the reason', async () => {
    const seller = await make.seller();
    const product = await make.product(seller, { selling_price: 999 });
    expect(await preview(product)).toMatchObject({ rate: 0, commission: 0, rule: null, product: { price: 999 } });
    await create({ rate: 800 });
    await create({ rate: 1_250, vendor_id: seller.vendor.id, starts_on: '2030-01-01' });
    expect(await preview(product)).toMatchObject({ rate: 800, commission: 79, rule: { scope: 'all' } });
    expect(await preview(product, '2030-06-01')).toMatchObject({
      rate: 1_250,
      commission: 124,
      rule: { scope: 'vendor' },
    });
    expect((await admin.caller.get('/commission-preview/999999')).status).toBe(404);
    expect((await admin.caller.get(`/commission-preview/${product.id}?day=someday`)).body.errors).toHaveProperty('day');
  });

  test('a rule whose category is gone counts for nothing, and does not become a rule for everything', async () => {
    const product = await make.product(await make.seller());
    const rule = await create({ main_cat_id: product.category, rate: 2_000 });
    expect((await preview(product)).rate).toBe(2_000);
    await shop.payload().db.updateOne({ collection: 'commission-rules', id: rule.id, data: { category: null } });
    expect((await rules())[0]).toMatchObject({ scope: 'main', is_whole: false });
    expect(await preview(product)).toMatchObject({ rate: 0, rule: null });
  });
});

describe('an order', () => {
  test('freezes the commission of each line: later changes of the rules do not touch it', async () => {
    const seller = await make.seller();
    const product = await make.product(seller, { selling_price: 333 });
    const rule = await create({ rate: 1_050, vendor_id: seller.vendor.id });
    const customer = await make.person();
    await order(customer, product, 2);
    const frozen = {
      commission_rate: 1_050,
      commission: 69,
      commission_scope: 'vendor',
      commission_rule: String(rule.id),
    };
    expect(await lineOf(product)).toMatchObject({ total: 666, ...frozen });
    await admin.caller.post(`/commission-update/${rule.id}`, { rate: 5_000 });
    expect(await lineOf(product)).toMatchObject(frozen);
    await admin.caller.delete(`/commission-delete/${rule.id}`);
    expect(await lineOf(product)).toMatchObject(frozen);
  });

  test('without a rule bears none', async () => {
    const product = await make.product(await make.seller());
    await order(await make.person(), product, 1);
    expect(await lineOf(product)).toMatchObject({ commission_rate: 0, commission: 0 });
  });

  test('shows the commission to its vendor and to admins, not to the customer and not to another vendor', async () => {
    const seller = await make.seller();
    const product = await make.product(seller);
    await create({ rate: 900 });
    const customer = await make.person();
    await order(customer, product, 1);
    const { id } = await lineOf(product);
    const seen = async (person: Person) => (await person.caller.get(`/order-lines/${id}`)).body.commission_rate;
    expect([await seen(seller), await seen(admin), await seen(customer)]).toEqual([900, 900, undefined]);
    expect((await (await make.seller()).caller.get(`/order-lines/${id}`)).http).toBe(404);
  });
});
