/** What admins put right: a package without a warehouse, a package in the wrong one, and a wrong move. */
import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
let admin: Person;
let seller: Seller;
beforeAll(async () => {
  admin = await make.admin();
  seller = await make.seller();
});

const assign = (id: string, warehouse_id: unknown, by = admin) =>
  by.caller.post(`/assign-package-warehouse/${id}`, { warehouse_id });
const reverse = (id: string, status: number, reason = 'Scanned by mistake') =>
  admin.caller.post(`/reverse-package-move/${id}`, { status, reason });
const queue = async (by: Person, status: number) =>
  (await by.caller.get(`/warehouse-package/${status}`)).body.package.map(
    (one: { tracking_id: string }) => one.tracking_id,
  );
const news = async (of: Person) => (await of.caller.get('/user-notification')).body.totalcount as number;
const detailsOf = async (id: string) => (await admin.caller.get(`/admin-order-package-details/${id}`)).body;
const lost = async () =>
  (await admin.caller.get('/stuck-packages?limit=100')).body.packages.map(
    (one: { tracking_id: string }) => one.tracking_id,
  );

describe('a package without a warehouse', () => {
  test('is listed and counted as stuck until an admin gives it one; then that warehouse has it and knows', async () => {
    const before = (await admin.caller.get('/stuck-counts')).body.packages;
    const { package: sent } = await make.order({ seller, warehouse: null, status: 3 });
    const { package: done } = await make.order({ seller, warehouse: null, status: 7 });
    expect((await admin.caller.get('/stuck-counts')).body.packages).toBe(before + 1);
    expect(await lost()).toContain(sent.tracking_id);
    expect(await lost()).not.toContain(done.tracking_id);

    const { warehouse, incharge } = await make.warehouse();
    expect((await assign(sent.tracking_id, warehouse.id)).body).toEqual({ status: 200, message: 'Warehouse assigned' });
    expect(await queue(incharge, 3)).toEqual([sent.tracking_id]);
    expect(await news(incharge)).toBe(1);
    expect((await admin.caller.get('/stuck-counts')).body.packages).toBe(before);
    expect((await incharge.caller.post(`/pto-update-status/${sent.tracking_id}/4`)).body.status).toBe(200);
    // A repeat changes nothing and notifies nobody again.
    await assign(sent.tracking_id, warehouse.id);
    expect(await news(incharge)).toBe(1);
  });

  test('is listed as well while its warehouse has nobody active in charge, until another warehouse gets it', async () => {
    const [left, other] = [await make.warehouse(), await make.warehouse()];
    const { package: sent } = await make.order({ seller, warehouse: left.warehouse, status: 4 });
    const before = (await admin.caller.get('/stuck-counts')).body.packages;
    expect(await lost()).not.toContain(sent.tracking_id);
    await admin.caller.post(`/suspend-user/${left.incharge.user.id}`, { reason: 'Left the company' });
    expect((await admin.caller.get('/stuck-counts')).body.packages).toBe(before + 1);
    const { packages } = (await admin.caller.get('/stuck-packages?limit=100')).body;
    expect(packages).toContainEqual(
      expect.objectContaining({
        tracking_id: sent.tracking_id,
        warehouse: expect.objectContaining({ name: left.warehouse.name }),
      }),
    );
    await assign(sent.tracking_id, other.warehouse.id);
    expect(await queue(other.incharge, 4)).toEqual([sent.tracking_id]);
    expect(await lost()).not.toContain(sent.tracking_id);
    expect((await admin.caller.get('/stuck-counts')).body.packages).toBe(before);
  });

  test('moves from one warehouse to another, and the first does not see it any more', async () => {
    const [one, two] = [await make.warehouse(), await make.warehouse()];
    const { package: sent } = await make.order({ seller, warehouse: one.warehouse, status: 4 });
    await assign(sent.tracking_id, two.warehouse.id);
    expect([await queue(one.incharge, 4), await queue(two.incharge, 4)]).toEqual([[], [sent.tracking_id]]);
    expect((await one.incharge.caller.post(`/pto-update-status/${sent.tracking_id}/5`)).body.status).toBe(404);
  });

  test('stays as it is when it is finished, unknown, or the warehouse is', async () => {
    const { package: sent } = await make.order({ seller, warehouse: null, status: 7 });
    const { warehouse } = await make.warehouse();
    expect((await assign(sent.tracking_id, warehouse.id)).body.status).toBe(201);
    expect((await assign('HTNOSUCHPACKAGE', warehouse.id)).body.status).toBe(404);
    const open = await make.order({ seller, warehouse: null });
    for (const unknown of [999_999, 'x'.repeat(24)]) {
      const { body } = await assign(open.package.tracking_id, unknown);
      expect([body.status, Object.keys(body.errors)]).toEqual([422, ['warehouse_id']]);
    }
  });
});

describe('an admin', () => {
  test('moves any package forward, as vendor and warehouse would, but not back without a reason', async () => {
    const { package: sent } = await make.order({ seller, status: 0 });
    const move = async (status: number) =>
      (await admin.caller.post(`/pto-update-status/${sent.tracking_id}/${status}`)).body.status;
    const moved: number[] = [];
    for (const status of [2, 1, 3, 4, 5, 6, 7, 8]) moved.push(await move(status));
    expect(moved).toEqual([200, 201, 200, 200, 200, 200, 200, 201]);
    const { history } = await detailsOf(sent.tracking_id);
    expect(history.every(({ actor_role }: { actor_role: string }) => actor_role === 'superadmin')).toBe(true);
  });

  test('takes a wrong move back with a reason, kept in history and audit log; the customer is not told', async () => {
    const customer = await make.person();
    const { package: sent } = await make.order({ seller, customer, status: 5 });
    const before = await news(customer);
    const audited = async () =>
      (await admin.caller.get(`/get-audit-log?resource=packages&record=${sent.id}`)).body.entries[0];
    expect((await reverse(sent.tracking_id, 4)).body).toEqual({ status: 200, message: 'The move was taken back' });
    expect((await detailsOf(sent.tracking_id)).history.at(-1)).toMatchObject({
      from: 5,
      to: 4,
      actor_role: 'superadmin',
      actor: admin.user.name,
      reason: 'reversed',
      note: 'Scanned by mistake',
    });
    expect(JSON.stringify(await audited())).toContain('Scanned by mistake');
    expect(await news(customer)).toBe(before);
  });

  test('takes nothing back without a reason, out of the final statuses, forward, or under a return', async () => {
    const { package: sent } = await make.order({ seller, status: 4 });
    for (const reason of ['', '  ', 'x'.repeat(301)]) {
      const { body } = await reverse(sent.tracking_id, 3, reason);
      expect([body.status, Object.keys(body.errors)]).toEqual([422, ['reason']]);
    }
    expect((await reverse(sent.tracking_id, 5)).body.status).toBe(201);
    for (const status of [7, 8]) {
      const final = await make.order({ seller, status });
      expect((await reverse(final.package.tracking_id, 6)).body.status).toBe(201);
    }
    const delivered = await make.order({ seller, status: 6 });
    await make.returnOf(delivered);
    expect((await reverse(delivered.package.tracking_id, 5)).body).toEqual({
      status: 201,
      message: 'The customer has asked to return something of this package, so it stays delivered.',
    });
    expect((await reverse('HTNOSUCHPACKAGE', 3)).body.status).toBe(404);
  });

  test('of two reversals and a move at once, one wins', async () => {
    const { package: sent } = await make.order({ seller, status: 4 });
    const replies = await Promise.all([
      reverse(sent.tracking_id, 3),
      reverse(sent.tracking_id, 2),
      admin.caller.post(`/pto-update-status/${sent.tracking_id}/5`),
    ]);
    const { history } = await detailsOf(sent.tracking_id);
    const won = replies.filter(({ body }) => body.status === 200).length;
    expect(history).toHaveLength(won);
    const way = history.map(({ from, to }: { from: number; to: number }) => [from, to]);
    for (const [index, [from]] of way.entries()) expect(from).toBe(index === 0 ? 4 : way[index - 1][1]);
  });
});

test('an admin connects the shop of a vendor to a warehouse', async () => {
  const fresh = await make.seller({ warehouse: null });
  const { warehouse } = await make.warehouse();
  const of = async () => (await admin.caller.get(`/get-single-vendor/${fresh.vendor.id}`)).body.shop.warehouse_id;
  expect(await of()).toBeNull();
  const send = (id: unknown, warehouse_id: unknown) =>
    admin.caller.post(`/assign-shop-warehouse/${String(id)}`, { warehouse_id });
  expect((await send(fresh.vendor.id, 999_999)).body).toMatchObject({
    status: 422,
    errors: { warehouse_id: [expect.any(String)] },
  });
  expect((await send(999_999, warehouse.id)).body.status).toBe(404);
  expect((await send(fresh.vendor.id, warehouse.id)).body.status).toBe(200);
  expect(await of()).toBe(warehouse.id);
});
