import { openShop } from '../../../support/http';
import { market, type Person } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let admin: Person;
let district: { id: number; name: string };
beforeAll(async () => {
  admin = await make.admin();
  district = (await make.place()).district;
});

let count = 0;
const wish = (incharge1: unknown, more: object = {}) => ({
  name: `House ${(count += 1)}`,
  district: district.id,
  address: 'Dock 1',
  incharge1,
  ...more,
});
const find = async (name: string) =>
  (await admin.caller.get('/get-all-warehouse')).body.warehouse.find((each: { name: string }) => each.name === name);
const mayEnter = async (person: Person) => (await person.caller.get('/warehouse-incharge-status')).status;

test('a warehouse is added with its people, who become incharges at once', async () => {
  const [first, second, third] = [await make.person(), await make.person(), await make.person()];
  const wanted = wish(first.user.id, {
    incharge2: String(second.user.id),
    incharge3: third.user.id,
    district: district.name,
  });
  expect(await mayEnter(first)).toBe(403);
  expect((await admin.caller.post('/warehouse-create', wanted)).body).toEqual({
    status: 200,
    message: 'Warehouse Added',
  });
  const made = await find(wanted.name);
  expect(made).toMatchObject({
    district: district.name,
    district_id: district.id,
    address: 'Dock 1',
    incharge1: { id: first.user.id, name: first.user.name, mobile: first.user.mobile },
    incharge2: { id: second.user.id },
    incharge3: { id: third.user.id },
  });
  for (const person of [first, second, third]) expect(await mayEnter(await again(person))).toBe(200);
});

/** Signed in again: a change of role may end the session. */
const again = async (person: Person): Promise<Person> => ({
  user: person.user,
  caller: await shop.login(person.user.email),
});

test('a replaced person is no longer an incharge, unless another warehouse names them', async () => {
  const [old, fresh] = [await make.person(), await make.person()];
  const wanted = wish(old.user.id);
  await admin.caller.post('/warehouse-create', wanted);
  const made = await find(wanted.name);
  const other = wish(old.user.id);
  await admin.caller.post('/warehouse-create', other);
  const update = (body: object) => admin.caller.post(`/warehouse-update/${made.id}`, body);
  expect((await update({ ...wanted, incharge1: fresh.user.id, incharge2: '' })).body).toEqual({
    status: 200,
    message: 'Warehouse Updated',
  });
  expect(await mayEnter(await again(old))).toBe(200);
  expect(await mayEnter(await again(fresh))).toBe(200);
  await admin.caller.delete(`/warehouse-delete/${(await find(other.name)).id}`);
  expect(await mayEnter(await again(old))).toBe(403);
  expect((await admin.caller.get(`/get-single-warehouse/${made.id}`)).body.warehouse.incharge1.id).toBe(fresh.user.id);
});

test('one that shops or open packages need stays, through both doors, as does one with cash', async () => {
  const { warehouse, incharge } = await make.warehouse();
  const seller = await make.seller({ warehouse });
  const made = await make.order({ seller, status: 3 });
  const remove = () => admin.caller.delete(`/warehouse-delete/${warehouse.id}`);
  const stillNeeded = (shops: number, packages: number, cash = 0) => ({
    status: 201,
    message: `This warehouse is still needed. Shops that use it: ${shops}; unfinished packages: ${packages}; cash: ${cash} taka. Give shops and packages another warehouse and deposit the cash first.`,
  });
  expect((await remove()).body).toEqual(stillNeeded(1, 1));
  expect((await admin.caller.delete(`/warehouses/${warehouse.id}`)).http).toBeGreaterThanOrEqual(400);
  await incharge.caller.post(`/pto-update-status/${made.package.tracking_id}/7`);
  const { total } = made.package;
  expect((await remove()).body).toEqual(stillNeeded(1, 0, total));
  await admin.caller.patch(`/shops/${seller.shop.id}`, { warehouse: (await make.warehouse()).warehouse.id });
  expect((await remove()).body).toEqual(stillNeeded(0, 0, total));
  const deposit = { amount: total, slip: 'S-1', bank: 'Demo Bank', branch: 'Motijheel' };
  expect((await incharge.caller.post(`/cash-deposit/${warehouse.id}`, deposit)).status).toBe(200);
  // The books name it from now on.
  expect((await remove()).body).toMatchObject({
    status: 409,
    message:
      'The ledger refers to this warehouse, so it cannot be deleted. Counts and deposits of its cash: 1; movements in the ledger: 2; corrections that are not posted: 0. Rename it if it is no longer used.',
  });
});

test('one whose cash was taken by a correction stays too: the ledger names it', async () => {
  const { warehouse, incharge } = await make.warehouse();
  const seller = await make.seller();
  const made = await make.order({ seller, warehouse, status: 3 });
  await incharge.caller.post(`/pto-update-status/${made.package.tracking_id}/7`);
  const correction = {
    debit_account: 'cost_write_offs',
    credit_account: 'cash_warehouse',
    credit_party: String(warehouse.id),
    amount: made.package.total,
    reason: 'Stolen from the drawer',
  };
  await (await make.subadmin()).caller.post('/adjustment-prepare', correction);
  const { adjustments } = (await admin.caller.get('/all-adjustments?limit=1')).body;
  expect((await admin.caller.post(`/adjustment-post/${adjustments[0].id}`)).body.status).toBe(200);
  const { body } = await admin.caller.delete(`/warehouse-delete/${warehouse.id}`);
  expect(body.status).toBe(409);
  expect(body.message).toContain('Counts and deposits of its cash: 0; movements in the ledger: 2');
});

test('one that a correction names stays as long as that waits: once posted, the ledger names it', async () => {
  const { warehouse } = await make.warehouse();
  const correction = {
    debit_account: 'cash_warehouse',
    debit_party: String(warehouse.id),
    credit_account: 'bank',
    amount: 500,
    reason: 'Small change for the drawer',
  };
  const remove = () => admin.caller.delete(`/warehouse-delete/${warehouse.id}`);
  await (await make.subadmin()).caller.post('/adjustment-prepare', correction);
  expect((await remove()).body).toMatchObject({
    status: 409,
    message: expect.stringContaining('corrections that are not posted: 1'),
  });
  expect((await admin.caller.delete(`/warehouses/${warehouse.id}`)).http).toBe(409);
  const { adjustments } = (await admin.caller.get('/all-adjustments?limit=1')).body;
  await admin.caller.post(`/adjustment-discard/${adjustments[0].id}`, { reason: 'Not needed' });
  expect((await remove()).body.status).toBe(200);
});

test('a warehouse that nothing needs goes, and its finished packages forget it', async () => {
  const { warehouse, incharge } = await make.warehouse();
  const seller = await make.seller({ warehouse });
  const made = await make.order({ seller, status: 3 });
  await incharge.caller.post(`/pto-update-status/${made.package.tracking_id}/8`);
  await admin.caller.patch(`/shops/${seller.shop.id}`, { warehouse: (await make.warehouse()).warehouse.id });
  const lastChange = async () =>
    (await shop.payload().findByID({ collection: 'packages', id: made.package.id, depth: 0 })).updatedAt;
  const before = await lastChange();
  expect((await admin.caller.delete(`/warehouse-delete/${warehouse.id}`)).body).toEqual({
    status: 200,
    message: 'Warehouse Deleted',
  });
  // The time in which goods can be returned is counted from it.
  expect(await lastChange()).toBe(before);
  expect((await admin.caller.get(`/get-single-warehouse/${warehouse.id}`)).status).toBe(404);
  expect((await seller.caller.get(`/vendor-order-details/${made.order.number}`)).body.package).toMatchObject({
    status: 8,
    warehouse: null,
  });
});

test('wrong fields are named, all of them', async () => {
  const person = await make.person();
  const suspended = await make.person();
  await shop
    .payload()
    .update({ collection: 'users', id: suspended.user.id, data: { status: 0 }, overrideAccess: true });
  const refusals: [object, string[]][] = [
    [{}, ['name', 'district', 'address', 'incharge1']],
    [wish(person.user.id, { district: 999999 }), ['district']],
    [wish(person.user.id, { district: 'Atlantis' }), ['district']],
    [wish(999999), ['incharge1']],
    [wish(suspended.user.id), ['incharge1']],
    [wish(person.user.id, { incharge2: person.user.id }), ['incharge2']],
    [wish({ $ne: 1 }), ['incharge1']],
    [wish(person.user.id, { name: 'x'.repeat(151), address: '' }), ['name', 'address']],
  ];
  for (const [body, fields] of refusals) {
    const answer = (await admin.caller.post('/warehouse-create', body)).body;
    expect([answer.status, Object.keys(answer.errors).sort()]).toEqual([422, [...fields].sort()]);
  }
  const there = wish(person.user.id);
  await admin.caller.post('/warehouse-create', there);
  expect((await admin.caller.post('/warehouse-create', there)).body).toMatchObject({
    status: 422,
    errors: { name: expect.any(Array) },
  });
});

test('people to choose from, searched by name or mobile, never the suspended', async () => {
  const person = await make.person();
  const found = (await admin.caller.get(`/get-all-user?search=${person.user.mobile}`)).body.users;
  expect(found).toEqual([{ id: person.user.id, name: person.user.name, mobile: person.user.mobile }]);
  expect((await admin.caller.get('/get-all-user')).body.users.length).toBeGreaterThan(3);
});
