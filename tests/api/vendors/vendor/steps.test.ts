/** A vendor's first steps: told from what is stored, for the vendor and for admins, until the vendor puts them away. */
import { openShop, type Caller } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

type Step = { step: string; done: number };
const missing = async (caller: Caller, path = '/own-vendor-steps') =>
  ((await caller.get(path)).body.steps as Step[]).filter(({ done }) => done === 0).map(({ step }) => step);

test('each step is ticked by doing it; admins see the same list', async () => {
  const seller = await make.seller({ warehouse: null });
  const { caller: admin } = await make.subadmin();
  expect(await missing(seller.caller)).toEqual([
    'shopName',
    'logo',
    'warehouse',
    'product',
    'productApproved',
    'secondStep',
  ]);
  await make.product(seller, { verify: 0 });
  expect(await missing(seller.caller)).not.toContain('product');
  expect(await missing(seller.caller)).toContain('productApproved');
  await make.product(seller);
  const { warehouse } = await make.warehouse();
  await admin.post(`/assign-shop-warehouse/${seller.vendor.id}`, { warehouse_id: warehouse.id });
  await shop.payload().update({
    collection: 'shops',
    id: seller.shop.id,
    data: { name_bn: 'নদী', logo: (await make.image()).id },
  });
  const { body } = await admin.get(`/vendor-steps/${seller.vendor.id}`);
  expect(body).toMatchObject({ status: 200, complete: 1, hidden: 0 });
  expect(await missing(admin, `/vendor-steps/${seller.vendor.id}`)).toEqual(['secondStep']);
  expect(await missing(seller.caller)).toEqual(['secondStep']);
  expect((await admin.get('/vendor-steps/99999999')).body.message).toBe('Vendor Not Found');
});

test('an applicant’s page says that the approval is missing', async () => {
  const { caller: admin } = await make.admin();
  const seller = await make.seller();
  await admin.post(`/suspend-vendor/${seller.vendor.id}`);
  expect(await missing(admin, `/vendor-steps/${seller.vendor.id}`)).toContain('approved');
});

test('the vendor puts the list away and takes it out again; another vendor’s stays', async () => {
  const [one, other] = [await make.seller(), await make.seller()];
  const hidden = async ({ caller }: { caller: Caller }) => (await caller.get('/own-vendor-steps')).body.hidden;
  expect((await one.caller.post('/hide-vendor-steps/1')).body).toMatchObject({ status: 200 });
  expect([await hidden(one), await hidden(other)]).toEqual([1, 0]);
  await one.caller.post('/hide-vendor-steps/0');
  expect(await hidden(one)).toBe(0);
});
