/** What the audit log records, what it never records, and who may read it. */
import { randomUUID } from 'node:crypto';
import { openCtx } from '../../../services/openCtx';
import { pruneAuditLog } from '../../../services/audit/pruneAuditLog';
import { createLocalReq } from 'payload';
import { openShop, PASSWORD, type Body } from '../../support/http';
import { market } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = market(shop);
const buy = shopping(shop);

type Entry = {
  action: string;
  resource: string;
  record: string;
  title: string;
  role: string;
  reason: string;
  address: string;
  request_id: string;
  created_at: string;
  actor: { id: unknown; name: string } | null;
  changes: { field: string; before: unknown; after: unknown }[];
};

async function entriesOf(resource: string, record: unknown, more = ''): Promise<Entry[]> {
  const { body } = await (
    await shop.as('admin')
  ).get(`/get-audit-log?resource=${resource}&record=${String(record)}&limit=50${more}`);
  expect(body.status).toBe(200);
  return body.entries;
}

const whole = async (): Promise<string> =>
  JSON.stringify(
    (
      await shop.payload().find({
        collection: 'audit-logs',
        depth: 0,
        limit: 0,
        pagination: false,
        overrideAccess: true,
        showHiddenFields: true,
      })
    ).docs,
  );

const settings = (body: Body) => ({ flash_sell: body.flash_sell });

describe('a change leaves one entry', () => {
  test('with who, when, from where, and only the changed fields, before and after', async () => {
    const seller = await make.seller();
    const product = await make.product(seller);
    const admin = await make.admin();
    const { http } = await admin.caller.patch(
      `/products/${product.id}`,
      { selling_price: 90, original_price: 130 },
      { headers: { 'X-Request-Id': 'price-change-1' } },
    );
    expect(http).toBe(200);
    const [entry, ...rest] = await entriesOf('products', product.id, '&action=changed');
    expect(rest).toEqual([]);
    expect(entry).toMatchObject({
      action: 'changed',
      resource: 'products',
      record: String(product.id),
      title: product.name,
      role: 'superadmin',
      actor: { id: admin.user.id, name: admin.user.name },
      address: expect.stringMatching(/\d/),
      request_id: expect.stringMatching(/.+/),
    });
    expect(Date.now() - Date.parse(entry!.created_at)).toBeLessThan(60_000);
    expect(entry!.changes).toEqual([
      { field: 'original_price', before: 120, after: 130 },
      { field: 'selling_price', before: 100, after: 90 },
    ]);
  });

  test('with the names of related records, as long as they exist', async () => {
    const seller = await make.seller();
    const [from, to] = [await buy.warehouse(), await buy.warehouse()];
    const admin = await make.admin();
    await admin.caller.patch(`/shops/${seller.shop.id}`, { warehouse: from.warehouse.id });
    await admin.caller.patch(`/shops/${seller.shop.id}`, { warehouse: to.warehouse.id });
    const [entry] = await entriesOf('shops', seller.shop.id, '&action=changed');
    const before = { before: from.warehouse.id, before_name: from.warehouse.name };
    const after = { after: to.warehouse.id, after_name: to.warehouse.name };
    expect(entry!.changes).toContainEqual({ field: 'warehouse', ...before, ...after });
    await shop.payload().delete({ collection: 'warehouses', id: from.warehouse.id, overrideAccess: true });
    expect((await entriesOf('shops', seller.shop.id, '&action=changed'))[0]!.changes).toContainEqual({
      field: 'warehouse',
      before: from.warehouse.id,
      ...after,
    });
  });

  test('for a product change by its vendor, approval by an admin, and its removal', async () => {
    const seller = await make.seller();
    const product = await make.product(seller, { verify: 0 });
    const admin = await shop.as('admin');
    expect((await admin.post(`/product-verify/${product.id}`)).status).toBe(200);
    expect((await admin.delete(`/products/${product.id}`)).http).toBe(200);
    const entries = await entriesOf('products', product.id);
    expect(entries.map((each) => each.action)).toEqual(['removed', 'changed', 'created']);
    expect(entries[1]!.changes).toEqual([{ field: 'verify', before: 0, after: 1 }]);
    expect(entries[0]!.changes).toContainEqual({ field: 'name', before: product.name, after: null });
  });

  test('for roles and suspensions, one entry each', async () => {
    const { user } = await make.person();
    const admin = await shop.as('admin');
    await admin.post(`/make-user-subadmin/${user.id}`);
    await admin.post(`/suspend-user/${user.id}`);
    const entries = await entriesOf('users', user.id, '&action=changed&sort=oldest');
    expect(entries.map((each) => each.changes)).toEqual([
      [{ field: 'role_as', before: 0, after: 2 }],
      [{ field: 'status', before: 1, after: 0 }],
    ]);
  });

  test('for site settings and delivery charges', async () => {
    const admin = await shop.as('admin');
    const before = settings((await shop.visitor.get('/topbar-information')).body);
    const next = before.flash_sell === 33 ? 34 : 33;
    expect((await admin.post('/update-values', { flash_sell: next })).status).toBe(200);
    const [entry] = await entriesOf('site-information', 'site-information');
    expect(entry!.changes).toEqual([{ field: 'flash_sell', before: before.flash_sell, after: next }]);
    await admin.post('/update-values', before);
  });

  test('for a package that moves and the order it pays', async () => {
    const seller = await make.seller();
    const made = await make.order({ seller });
    expect((await seller.caller.post(`/pto-update-status/${made.package.tracking_id}/1`)).status).toBe(200);
    const [entry] = await entriesOf('packages', made.package.id, '&action=moved');
    expect(entry).toMatchObject({ title: made.package.tracking_id, role: 'vendor', actor: { id: seller.user.id } });
    expect(entry!.changes).toEqual([{ field: 'status', before: 0, after: 1 }]);
  });

  test('for a placed order: one entry for all of it', async () => {
    await buy.delivery();
    const seller = await make.seller();
    const customer = await make.person();
    await buy.address(customer);
    await buy.fill(customer, [
      [await make.product(seller), 1],
      [await make.product(seller), 2],
    ]);
    const since = await shop.payload().count({ collection: 'audit-logs', overrideAccess: true });
    const placed = await customer.caller.post('/order-place', buy.payload(), {
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(placed.body.status).toBe(200);
    const after = await shop.payload().find({ collection: 'audit-logs', sort: '-id', limit: 10, overrideAccess: true });
    expect(after.totalDocs - since.totalDocs).toBe(1);
    expect(after.docs[0]).toMatchObject({ action: 'placed', target: 'orders', actor_role: 'customer' });
  });

  test('for a key that is created and revoked', async () => {
    const admin = await shop.as('admin');
    const owner = (await admin.get('/get-self-user')).body.user.id;
    const { body } = await admin.post('/api-key-create', {
      name: 'Audited',
      owner,
      scopes: ['orders:read'],
      current_password: PASSWORD,
    });
    await admin.post(`/api-key-revoke/${body.record.id}`);
    const entries = await entriesOf('api-keys', body.record.id);
    expect(entries.map((each) => each.action)).toEqual(['changed', 'created']);
    expect(await whole()).not.toContain(body.key);
  });

  test('for staff who sign in, and none for shoppers', async () => {
    const [staff, shopper] = [await make.subadmin(), await make.person()];
    expect((await entriesOf('users', staff.user.id, '&action=signedIn')).length).toBe(1);
    expect((await entriesOf('users', shopper.user.id, '&action=signedIn')).length).toBe(0);
  });
});

describe('nothing is written', () => {
  test('of passwords, hashes and identity documents in clear text', async () => {
    const password = `Very-Secret-${randomUUID()}`;
    const person = await make.person();
    expect(
      (await person.caller.post('/update-password', { oldpassword: PASSWORD, newpassword: password })).status,
    ).toBe(200);
    const nid = '55512349876';
    const seller = await make.seller({ nid });
    expect((await entriesOf('users', person.user.id, '&action=changed'))[0]!.changes).toEqual([
      { field: 'sign_in', before: null, after: 'changed' },
    ]);
    expect((await entriesOf('vendors', seller.vendor.id, '&action=created'))[0]!.changes).toContainEqual({
      field: 'nid',
      before: null,
      after: '••••76',
    });
    const log = await whole();
    for (const secret of [password, PASSWORD, nid]) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/"(?:hash|salt|password|key_hash|token|sessions|resetPasswordToken)"/);
  });

  test('when the change is rolled back', async () => {
    const seller = await make.seller();
    const product = await make.product(seller);
    const payload = shop.payload();
    const req = await createLocalReq({}, payload);
    const { db } = openCtx(req);
    await expect(
      db.inTransaction(async () => {
        await db.asSystem('a test').update('products', product.id, { selling_price: 77 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await entriesOf('products', product.id, '&action=changed')).toEqual([]);
  });

  test('for a cart, a favourite, or a write that changes nothing', async () => {
    const seller = await make.seller();
    const product = await make.product(seller);
    const customer = await make.person();
    const count = async () =>
      (await shop.payload().count({ collection: 'audit-logs', overrideAccess: true })).totalDocs;
    const before = await count();
    await customer.caller.post('/add-to-cart', { product_id: product.id, product_qty: 1 });
    await customer.caller.post(`/add-to-favorite/${product.id}`);
    await (await shop.as('admin')).patch(`/products/${product.id}`, { selling_price: product.selling_price });
    expect(await count()).toBe(before);
  });
});

describe('the log', () => {
  test('cannot be changed or removed by anybody, not even by the shop’s own code', async () => {
    const admin = await shop.as('admin');
    const { docs } = await shop.payload().find({ collection: 'audit-logs', limit: 1, overrideAccess: true });
    const id = docs[0]!.id;
    expect((await admin.patch(`/audit-logs/${id}`, { title: 'x' })).http).toBe(403);
    expect((await admin.delete(`/audit-logs/${id}`)).http).toBe(403);
    expect((await admin.post('/audit-logs', { action: 'x', target: 'x', target_id: 'x' })).http).toBe(403);
    await expect(
      shop.payload().update({ collection: 'audit-logs', id, data: { title: 'x' }, overrideAccess: true }),
    ).rejects.toThrow();
    await expect(shop.payload().delete({ collection: 'audit-logs', id, overrideAccess: true })).rejects.toThrow();
  });

  test('can be read only by the super admin, and by no key', async () => {
    for (const account of ['customer', 'vendor.fashion', 'incharge.dhaka', 'subadmin'] as const) {
      expect((await (await shop.as(account)).get('/get-audit-log')).http).toBe(403);
      expect((await (await shop.as(account)).get('/audit-logs')).http).toBe(403);
    }
    expect((await shop.visitor.get('/get-audit-log')).http).toBe(401);
  });

  test('is filtered by person, action, day and text, sorted and paged on the server', async () => {
    const admin = await make.admin();
    const seller = await make.seller();
    const names = ['Quilt Alpha', 'Quilt Beta', 'Quilt Gamma'].map((name) => `${name} ${seller.vendor.id}`);
    for (const name of names) {
      const product = await make.product(seller, { name });
      await admin.caller.patch(`/products/${product.id}`, { qty: 3 });
    }
    const ask = async (query: string) =>
      (await admin.caller.get(`/get-audit-log?actor=${admin.user.id}&action=changed${query}`)).body;
    expect((await ask('')).totalcount).toBe(3);
    const page = await ask('&offset=1&limit=1&sort=oldest');
    expect(page).toMatchObject({ totalcount: 3, entries: [{ title: names[1] }] });
    expect(
      (await ask(`&search=${encodeURIComponent('Quilt Gamma')}`)).entries.map((each: Entry) => each.title),
    ).toEqual([names[2]]);
    expect((await ask('&from=2020-01-01&to=2020-01-31')).totalcount).toBe(0);
    expect((await ask('&from=2020-01-01')).totalcount).toBe(3);
    expect((await ask('&resource=nothing')).status).toBe(422);
  });

  test('loses entries past their retention period, and nothing else', async () => {
    const payload = shop.payload();
    const write = (createdAt: string, target_id: string) =>
      payload.db.create({
        collection: 'audit-logs',
        data: { action: 'changed', target: 'users', target_id, createdAt, updatedAt: createdAt },
      } as never);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await write(daysAgo(800), 'ancient');
    await write(daysAgo(700), 'recent');
    await pruneAuditLog(openCtx(await createLocalReq({}, payload)));
    expect(await entriesOf('users', 'ancient')).toEqual([]);
    expect(await entriesOf('users', 'recent')).toHaveLength(1);
  });
});
