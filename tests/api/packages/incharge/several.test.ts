/** One person in charge of several warehouses: all of them at once, or one of them. */
import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';
import type { Warehouse } from '../../../../payload-types';

const shop = openShop();
const make = market(shop);
let seller: Seller;
let keeper: Person;
let one: Warehouse;
let two: Warehouse;
beforeAll(async () => {
  seller = await make.seller();
  const first = await make.warehouse();
  keeper = first.incharge;
  one = first.warehouse;
  two = (await make.warehouse({ incharge3: keeper.user.id })).warehouse;
});

const queue = async (warehouse?: unknown) =>
  (await keeper.caller.get(`/warehouse-package/3${warehouse === undefined ? '' : `?warehouse=${String(warehouse)}`}`))
    .body;
const idsOf = (answer: { package: { tracking_id: string }[] }) => answer.package.map((each) => each.tracking_id).sort();

test('all are shown with their warehouse and no single name; one by its own name', async () => {
  const a = (await make.order({ seller, warehouse: one, status: 3 })).package.tracking_id;
  const b = (await make.order({ seller, warehouse: two, status: 3 })).package.tracking_id;
  const all = await queue();
  expect(all).toMatchObject({ warehouse: null, totalcount: 2 });
  expect(all.warehouses.map(({ name }: { name: string }) => name)).toEqual([one.name, two.name].sort());
  expect(idsOf(all)).toEqual([a, b].sort());
  expect(all.package.find((each: { tracking_id: string }) => each.tracking_id === b).warehouse.name).toBe(two.name);

  for (const [warehouse, id] of [
    [one, a],
    [two, b],
  ] as const) {
    const only = await queue(warehouse.id);
    expect(only).toMatchObject({ warehouse: { id: warehouse.id, name: warehouse.name }, totalcount: 1 });
    expect(idsOf(only)).toEqual([id]);
    expect(only.warehouses).toHaveLength(2);
  }
});

test('one the person is not in charge of is not found', async () => {
  const foreign = (await make.warehouse()).warehouse;
  await make.order({ seller, warehouse: foreign, status: 3 });
  expect((await queue(foreign.id)).status).toBe(404);
  expect((await queue(999_999)).status).toBe(404);
  expect((await queue('')).status).toBe(422);
});

test('an incharge of one warehouse sees its name as before', async () => {
  const { warehouse, incharge } = await make.warehouse();
  const { body } = await incharge.caller.get('/warehouse-package/3');
  expect(body).toMatchObject({ warehouse: { id: warehouse.id }, warehouses: [{ id: warehouse.id }], totalcount: 0 });
});

describe('scanning', () => {
  const move = (code: string, body?: object, key?: string) =>
    keeper.caller.post(`/pto-update-status/${code}/4`, body, key ? { headers: { 'Idempotency-Key': key } } : undefined);
  const find = async (code: string, body?: object) => (await keeper.caller.post(`/find-package/${code}`, body)).body;
  const statusOf = async (code: string) =>
    (await keeper.caller.get(`/incharge-package-details/${code}`)).body.package.status;

  test('for one of them: a package of another own one is not moved, and says where it belongs', async () => {
    const code = (await make.order({ seller, warehouse: two, status: 3 })).package.tracking_id;
    expect((await move(code, { warehouse: one.id }, 'scan-1')).status).toBe(404);
    expect(await statusOf(code)).toBe(3);
    expect(await find(code, { warehouse: String(one.id) })).toEqual({
      status: 200,
      state: 'elsewhere',
      package_status: null,
      warehouse: two.name,
      vendor: null,
      order_id: null,
    });
    for (let turn = 0; turn < 2; turn += 1)
      expect((await move(code, { warehouse: String(two.id) }, 'scan-2')).status).toBe(200);
    expect(await statusOf(code)).toBe(4);
    expect(await find(code, { warehouse: two.id })).toMatchObject({ state: 'here', package_status: 4 });
  });

  test('for all of them: it is moved, and its warehouse is named', async () => {
    const code = (await make.order({ seller, warehouse: two, status: 3 })).package.tracking_id;
    expect((await move(code)).status).toBe(200);
    expect(await find(code)).toMatchObject({ state: 'here', package_status: 4, warehouse: two.name });
  });

  test('for one of somebody else: nothing is moved or found', async () => {
    const foreign = (await make.warehouse()).warehouse;
    const code = (await make.order({ seller, warehouse: foreign, status: 3 })).package.tracking_id;
    expect((await move(code, { warehouse: foreign.id })).status).toBe(404);
    expect(await find(code, { warehouse: foreign.id })).toMatchObject({ state: 'elsewhere', warehouse: foreign.name });
    expect((await move(code, { warehouse: 'x' })).status).toBe(422);
  });
});
