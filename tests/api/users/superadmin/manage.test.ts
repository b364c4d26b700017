import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

const read = async (caller: typeof shop.visitor, id: number) => (await caller.get(`/get-single-user/${id}`)).body.user;

describe('the super admin changes roles', () => {
  test.each([
    ['make-user-admin', { role_as: 0 }, 1],
    ['make-user-subadmin', { role_as: 0 }, 2],
    ['remove-user-admin', { role_as: 1 }, 0],
    ['remove-user-subadmin', { role_as: 2 }, 0],
  ])('%s, which ends the person’s sessions', async (call, before, after) => {
    const { caller } = await make.admin();
    const person = await make.person(before);
    expect((await person.caller.get('/get-user')).status).toBe(200);
    expect(await caller.post(`/${call}/${person.user.id}`)).toMatchObject({
      http: 200,
      body: { status: 200, message: expect.any(String) },
    });
    expect((await read(caller, person.user.id)).role_as).toBe(after);
    expect((await person.caller.get('/get-user')).status).toBe(401);
  });

  test('a role that is not held cannot be taken away', async () => {
    const { caller } = await make.admin();
    const sub = await make.subadmin();
    expect((await caller.post(`/remove-user-admin/${sub.user.id}`)).status).toBe(201);
    expect((await caller.post(`/remove-user-subadmin/${(await make.person()).user.id}`)).status).toBe(201);
    expect((await read(caller, sub.user.id)).role_as).toBe(2);
  });

  test('nobody demotes or suspends themselves', async () => {
    const { user, caller } = await make.admin();
    for (const call of ['remove-user-admin', 'make-user-subadmin', 'suspend-user']) {
      expect(await caller.post(`/${call}/${user.id}`)).toMatchObject({
        http: 403,
        body: { status: 403, message: 'You cannot suspend or demote yourself.' },
      });
    }
    expect((await caller.patch(`/users/${user.id}`, { status: 0 })).http).toBeGreaterThanOrEqual(400);
    expect(await read(caller, user.id)).toMatchObject({ role_as: 1, status: 1 });
  });
});

describe('the super admin deletes an account', () => {
  test('of a customer without orders: nothing is left', async () => {
    const { caller } = await make.admin();
    const person = await make.person();
    const product = await make.product(await make.seller());
    await make.create('carts', { user: person.user.id, product: product.id, type: 2, product_qty: 1 });
    await make.create('notifications', {
      user: person.user.id,
      message: 'Hi',
      message_bn: 'হাই',
      type: 1,
      link: '#',
      user_read: 0,
    });
    expect((await caller.post(`/delete-user-account/${person.user.id}`)).body).toEqual({
      status: 200,
      message: 'User Account Deleted',
    });
    expect((await caller.get(`/get-single-user/${person.user.id}`)).body).toMatchObject({
      status: 404,
      message: 'User Not Found',
    });
    expect((await person.caller.get('/get-user')).status).toBe(401);
    expect((await shop.visitor.post('/login', { email: person.user.email, password: 'demo-Pass-2026' })).status).toBe(
      401,
    );
    expect(
      (await shop.payload().count({ collection: 'users', where: { id: { equals: person.user.id } } })).totalDocs,
    ).toBe(0);
  });

  test('of a customer with orders: the orders stay whole, everything personal is gone, the e-mail is free again', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    const sale = await make.order({ seller, status: 1 });
    const { user, caller: gone } = sale.customer;
    expect((await caller.post(`/delete-user-account/${user.id}`)).status).toBe(200);
    expect((await caller.get(`/get-single-user/${user.id}`)).status).toBe(404);
    expect((await caller.get(`/admin-search-all-user/${encodeURIComponent(user.email)}`)).body.users).toEqual([]);
    expect((await gone.get('/get-user')).status).toBe(401);
    const record = await shop.payload().findByID({ collection: 'users', id: user.id, depth: 0 });
    expect(JSON.stringify(record)).not.toContain(user.mobile);
    expect(record.name).toBe('Deleted User');
    const details = await seller.caller.get(`/vendor-order-details/${sale.order.number}`);
    expect(details.status).toBe(200);
    expect((await make.person({ email: user.email, mobile: user.mobile })).user.email).toBe(user.email);
  });

  test('never of an admin or a vendor', async () => {
    const { user, caller } = await make.admin();
    const suspended = await make.seller();
    await caller.post(`/suspend-vendor/${suspended.vendor.id}`);
    for (const id of [user.id, (await make.subadmin()).user.id, (await make.seller()).user.id, suspended.user.id]) {
      const refused = await caller.post(`/delete-user-account/${id}`);
      expect(refused).toMatchObject({
        http: 200,
        body: { status: 201, message: "You can't Delete an Admin OR Vendor Account" },
      });
      expect((await caller.delete(`/users/${id}`)).http).toBeGreaterThanOrEqual(400);
      expect((await read(caller, id)).id).toBe(id);
    }
    expect((await caller.post('/delete-user-account/999999')).status).toBe(404);
  });

  test('of somebody whose application waits: the application goes too', async () => {
    const { caller } = await make.admin();
    const seller = await make.seller();
    await shop.payload().update({ collection: 'vendors', id: seller.vendor.id, data: { accept: 0 } });
    expect((await caller.post(`/delete-user-account/${seller.user.id}`)).status).toBe(200);
    expect((await caller.get(`/get-single-vendor/${seller.vendor.id}`)).status).toBe(404);
  });

  test('of a warehouse incharge: the next one named takes the place; the last one cannot go', async () => {
    const { caller } = await make.admin();
    const second = await make.person();
    const { warehouse, incharge } = await make.warehouse({ incharge2: second.user.id });
    expect((await caller.post(`/delete-user-account/${incharge.user.id}`)).status).toBe(200);
    const after = await shop.payload().findByID({ collection: 'warehouses', id: warehouse.id, depth: 0 });
    expect(after).toMatchObject({ incharge1: second.user.id, incharge2: null });
    expect((await caller.post(`/delete-user-account/${second.user.id}`)).status).toBe(201);
    expect((await read(caller, second.user.id)).id).toBe(second.user.id);
  });
});
