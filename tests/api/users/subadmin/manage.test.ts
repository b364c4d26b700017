import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

const superOnly = [
  'make-user-admin',
  'remove-user-admin',
  'make-user-subadmin',
  'remove-user-subadmin',
  'delete-user-account',
];
const forAdmins = [
  'verify-user-account',
  'verify-remove-user-account',
  'verify-user-mobile',
  'suspend-user',
  'remove-suspend-user',
];
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe('a sub admin', () => {
  test.each([
    ['verify-user-account', { user_verify: 0 }, { user_verify: 1 }],
    ['verify-remove-user-account', { user_verify: 1 }, { user_verify: 0 }],
    ['verify-user-mobile', { mobile_verify: 0 }, { mobile_verify: 1 }],
    ['suspend-user', { status: 1 }, { status: 0 }],
  ])('%s', async (call, before, after) => {
    const { caller } = await make.subadmin();
    const person = await make.person(before);
    expect(await caller.post(`/${call}/${person.user.id}`)).toMatchObject({ http: 200, body: { status: 200 } });
    expect((await caller.get(`/get-single-user/${person.user.id}`)).body.user).toMatchObject(after);
  });

  test('a suspension ends the sessions and the sign-in at once; lifting it opens the door again', async () => {
    const { caller } = await make.subadmin();
    const person = await make.person();
    await caller.post(`/suspend-user/${person.user.id}`);
    expect((await person.caller.get('/get-user')).status).toBe(401);
    expect((await shop.visitor.post('/login', { email: person.user.email, password: 'demo-Pass-2026' })).status).toBe(
      420,
    );
    expect(ids((await caller.get('/get-all-suspended-user')).body.users)).toContain(person.user.id);
    expect((await caller.post(`/remove-suspend-user/${person.user.id}`)).status).toBe(200);
    expect((await (await shop.login(person.user.email)).get('/get-user')).status).toBe(200);
    expect(ids((await caller.get('/get-all-suspended-user')).body.users)).not.toContain(person.user.id);
  });

  test('the reason for a suspension is in the audit log and on the person’s page, until it is lifted', async () => {
    const { caller, user } = await make.subadmin();
    const { caller: owner } = await make.admin();
    const person = await make.person();
    const page = async () => (await caller.get(`/get-single-user/${person.user.id}`)).body.suspension;
    expect(await page()).toBeNull();
    await caller.post(`/suspend-user/${person.user.id}`, { reason: 'Ordered and refused ten times' });
    const told = { reason: 'Ordered and refused ten times', by_name: user.name };
    expect(await page()).toMatchObject(told);
    const { entries } = (await owner.get(`/get-audit-log?resource=users&record=${person.user.id}`)).body;
    expect(entries[0]).toMatchObject({ reason: told.reason });
    expect((await caller.post(`/suspend-user/${person.user.id}`, { reason: 'x'.repeat(501) })).status).toBe(422);
    await caller.post(`/remove-suspend-user/${person.user.id}`);
    expect(await page()).toBeNull();
  });

  test.each(superOnly)('%s is the super admin’s alone', async (call) => {
    const { caller } = await make.subadmin();
    const person = await make.person();
    expect(await caller.post(`/${call}/${person.user.id}`)).toMatchObject({
      http: 403,
      body: { status: 403, message: 'You have no permission to execute this operation' },
    });
    expect((await caller.get(`/get-single-user/${person.user.id}`)).body.user).toMatchObject({ role_as: 0, status: 1 });
  });

  test.each(forAdmins)('%s cannot touch a super admin, by the CMS neither', async (call) => {
    const { caller } = await make.subadmin();
    const boss = await make.admin();
    const before = (await caller.get(`/get-single-user/${boss.user.id}`)).body.user;
    const answer = await caller.post(`/${call}/${boss.user.id}`);
    // Where nothing would change there is nothing to refuse.
    expect([200, 403]).toContain(answer.status);
    for (const change of [{ status: 0 }, { name: 'Hacked' }, { password: 'new-Password-1' }, { role_as: 0 }]) {
      expect((await caller.patch(`/users/${boss.user.id}`, change)).http).toBeGreaterThanOrEqual(400);
    }
    const after = (await caller.get(`/get-single-user/${boss.user.id}`)).body.user;
    expect({ ...after, updated_at: null }).toEqual({ ...before, updated_at: null });
    expect((await boss.caller.get('/get-user')).status).toBe(200);
  });

  test('cannot promote by the CMS', async () => {
    const { user, caller } = await make.subadmin();
    expect((await caller.patch(`/users/${user.id}`, { role_as: 1 })).http).toBeGreaterThanOrEqual(400);
    const person = await make.person();
    expect((await caller.patch(`/users/${person.user.id}`, { role_as: 2 })).http).toBeGreaterThanOrEqual(400);
    expect((await caller.get(`/get-single-user/${person.user.id}`)).body.user.role_as).toBe(0);
  });

  test('lists people in windows, sorted, and finds them by name, mobile or e-mail', async () => {
    const { caller } = await make.subadmin();
    const person = await make.person({ name: 'Shefali Khatun শেফালি' });
    const page = await caller.get('/get-admin-all-user/0/1');
    expect(page.body).toMatchObject({ status: 200, users: [{ id: person.user.id }] });
    expect(page.body.totalcount).toBe((await shop.payload().count({ collection: 'users' })).totalDocs);
    const sorted = (await caller.get('/get-admin-all-user/0/100?sort=name')).body.users.map(
      ({ name }: { name: string }) => name,
    );
    expect(sorted).toEqual([...sorted].sort());
    for (const keyword of [
      'shefali',
      'শেফালি',
      person.user.mobile,
      `+88${person.user.mobile}`,
      person.user.email.toUpperCase(),
    ]) {
      expect(ids((await caller.get(`/admin-search-all-user/${encodeURIComponent(keyword)}`)).body.users)).toEqual([
        person.user.id,
      ]);
    }
  });

  test('sees who the admins are, and nothing secret about anybody', async () => {
    const { user, caller } = await make.subadmin();
    const boss = await make.admin();
    const admins = (await caller.get('/get-all-admin')).body.users;
    expect(ids(admins)).toEqual(expect.arrayContaining([user.id, boss.user.id]));
    expect(admins.every(({ role_as }: { role_as: number }) => role_as > 0)).toBe(true);
    expect(JSON.stringify(admins)).not.toMatch(/hash|salt|session|password/i);
    expect((await caller.get('/get-single-user/999999')).body).toMatchObject({
      status: 404,
      message: 'User Not Found',
    });
  });
});

describe('nobody but admins', () => {
  test('sees or changes people', async () => {
    const target = await make.person();
    const paths = [
      '/get-admin-all-user/0/10',
      '/admin-search-all-user/a',
      '/get-all-admin',
      '/get-all-suspended-user',
      `/get-single-user/${target.user.id}`,
    ];
    for (const { caller } of [target, await make.seller(), (await make.warehouse()).incharge]) {
      for (const path of paths) expect((await caller.get(path)).http).toBe(403);
      for (const call of [...superOnly, ...forAdmins])
        expect((await caller.post(`/${call}/${target.user.id}`)).http).toBe(403);
    }
    for (const path of paths) expect((await shop.visitor.get(path)).http).toBe(401);
    for (const call of [...superOnly, ...forAdmins])
      expect((await shop.visitor.post(`/${call}/${target.user.id}`)).http).toBe(401);
  });

  test('a customer raises nothing of the own account by the CMS, and a new mobile is unverified', async () => {
    const { user, caller } = await make.person({ mobile_verify: 1 });
    await caller.patch(`/users/${user.id}`, {
      role_as: 1,
      is_vendor: 1,
      is_incharge: 1,
      user_verify: 1,
      mobile: '01555555555',
    });
    const after = await shop.payload().findByID({ collection: 'users', id: user.id, depth: 0 });
    expect(after).toMatchObject({ role_as: 0, is_vendor: 0, is_incharge: 0, user_verify: 0 });
    if (after.mobile === '01555555555') expect(after.mobile_verify).toBe(0);
  });
});
