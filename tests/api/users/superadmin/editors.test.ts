/** The role of a content editor: who gives it, who has it, and that it takes effect at once. */
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

test('a super admin gives the role and takes it; both end the person’s sessions', async () => {
  const { caller } = await make.admin();
  const person = await make.person();
  const read = async () => (await caller.get(`/get-single-user/${person.user.id}`)).body.user;
  expect((await person.caller.get('/get-all-videos')).http).toBe(403);

  expect((await caller.post(`/make-user-editor/${person.user.id}`)).body).toEqual({
    status: 200,
    message: 'User is a content editor now',
  });
  expect(await read()).toMatchObject({ is_editor: 1, role_as: 0, is_vendor: 0 });
  expect((await person.caller.get('/get-user')).status).toBe(401);
  const signedIn = await shop.visitor.post('/login', { email: person.user.email, password: 'demo-Pass-2026' });
  expect(signedIn.body).toMatchObject({ status: 200, role: 'editor' });
  const again = await shop.login(person.user.email);
  expect((await again.get('/get-all-videos')).http).toBe(200);
  expect((await again.get('/admin-panel-permission')).status).toBe(200);

  expect((await caller.post(`/remove-user-editor/${person.user.id}`)).body.status).toBe(200);
  expect(await read()).toMatchObject({ is_editor: 0 });
  expect((await again.get('/get-user')).status).toBe(401);
  expect((await caller.post(`/remove-user-editor/${person.user.id}`)).status).toBe(201);
});

test('nobody else can give it, through any entry point, and nobody to themselves', async () => {
  const person = await make.person();
  const sub = await make.subadmin();
  expect((await sub.caller.post(`/make-user-editor/${person.user.id}`)).http).toBe(403);
  expect((await sub.caller.patch(`/users/${person.user.id}`, { is_editor: 1 })).http).toBeGreaterThanOrEqual(400);
  await person.caller.patch(`/users/${person.user.id}`, { is_editor: 1 });
  const { user, caller } = await make.admin();
  expect((await caller.post(`/make-user-editor/${user.id}`)).http).toBe(403);
  expect((await caller.get(`/get-single-user/${person.user.id}`)).body.user.is_editor).toBe(0);
  expect((await caller.get(`/get-single-user/${user.id}`)).body.user.is_editor).toBe(0);
});

test('the list of users can be filtered by editors, who do not count as customers', async () => {
  const { caller } = await make.admin();
  const person = await make.person({ is_editor: 1 });
  const ids = async (role: string) =>
    (await caller.get(`/get-admin-all-user/0/100?role=${role}&sort=newest`)).body.users.map(
      ({ id }: { id: number }) => id,
    ) as number[];
  expect(await ids('editor')).toContain(person.user.id);
  expect(await ids('customer')).not.toContain(person.user.id);
});

test('the audit log says who gave it', async () => {
  const admin = await make.admin();
  const person = await make.person();
  await admin.caller.post(`/make-user-editor/${person.user.id}`);
  const { entries } = (await admin.caller.get(`/get-audit-log?resource=users&record=${person.user.id}`)).body;
  expect(JSON.stringify(entries[0])).toContain('is_editor');
  expect(entries[0].actor.id).toBe(admin.user.id);
});
