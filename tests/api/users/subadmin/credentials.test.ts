/**
 * An admin's change to how somebody else signs in is never silent: it notifies the person, ends their sessions and is
 * audited.
 */
import { PASSWORD, openShop, type Caller } from '../../../support/http';
import { market, type Person } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
let count = 0;
const fresh = () => {
  count += 1;
  return { email: `fresh.${count}@made.test`, mobile: `0167770${String(count).padStart(4, '0')}` };
};
const NEW_PASSWORD = 'another-Pass-2026';

const find = async (collection: 'messages' | 'notifications' | 'audit-logs', where: object) =>
  (
    await shop
      .payload()
      .find({ collection, where: where as never, depth: 0, limit: 50, sort: 'id', overrideAccess: true })
  ).docs as unknown as Record<string, string>[];
const toldOf = ({ user }: Person) =>
  find('messages', { and: [{ user: { equals: user.id } }, { purpose: { equals: 'account' } }] });
const noticesOf = ({ user }: Person) => find('notifications', { user: { equals: user.id } });
const writtenOf = ({ user }: Person) =>
  find('audit-logs', {
    and: [
      { target: { equals: 'users' } },
      { target_id: { equals: String(user.id) } },
      { action: { equals: 'changed' } },
    ],
  });
const read = ({ user }: Person) => shop.payload().findByID({ collection: 'users', id: user.id, depth: 0 });
const isSignedIn = async ({ caller }: Person) => (await caller.get('/get-user')).status === 200;

const doors: [string, (by: Caller, person: Person, change: object) => ReturnType<Caller['patch']>][] = [
  ['PATCH of the account', (by, { user }, change) => by.patch(`/users/${user.id}`, change)],
  ['PATCH of a selection', (by, { user }, change) => by.patch(`/users?where[id][equals]=${user.id}`, change)],
];
const admins = [
  ['sub admin', 'subadmin'],
  ['super admin', 'admin'],
] as const;

describe.each(doors)('%s', (_door, change) => {
  describe.each(admins)('by a %s', (_name, role) => {
    test('a password: told by SMS, mail and notice, signed out everywhere, written down', async () => {
      const person = await make.person();
      const second = await shop.login(person.user.email);
      const by = await make[role]();
      expect((await change(by.caller, person, { password: NEW_PASSWORD })).http).toBe(200);
      expect([await isSignedIn(person), (await second.get('/get-user')).status]).toEqual([false, 401]);
      const told = await toldOf(person);
      expect(told.map(({ channel, to }) => [channel, to])).toEqual([
        ['sms', `+88${person.user.mobile}`],
        ['mail', person.user.email],
      ]);
      for (const { text } of told) {
        expect(text).toMatch(/an admin has changed your password\. You are signed out everywhere/);
        expect(text).toMatch(/অ্যাডমিন আপনার পাসওয়ার্ড বদলেছেন/);
        expect(text).toContain(`${shop.origin()}/multi-vendor/forgot-password`);
        expect(text).not.toContain(NEW_PASSWORD);
      }
      expect(await noticesOf(person)).toMatchObject([
        { type: 4, message: expect.stringMatching(/password/), message_bn: expect.stringMatching(/পাসওয়ার্ড/) },
      ]);
      expect(await writtenOf(person)).toMatchObject([{ actor: by.user.id, after: { sign_in: 'changed' } }]);
      await shop.login(person.user.email, NEW_PASSWORD);
    });

    test('an e-mail and a mobile: told at the old and the new ones, and the new mobile has to be verified', async () => {
      const person = await make.person();
      const by = await make[role]();
      const to = fresh();
      expect((await change(by.caller, person, to)).http).toBe(200);
      expect(await isSignedIn(person)).toBe(false);
      const told = await toldOf(person);
      expect(told.map(({ channel, to: address }) => `${channel} ${address}`).sort()).toEqual(
        [`mail ${person.user.email}`, `mail ${to.email}`, `sms +88${person.user.mobile}`, `sms +88${to.mobile}`].sort(),
      );
      for (const { text } of told) {
        expect(text).toMatch(/your email address and mobile number\./);
        expect(text).not.toContain(to.email);
        expect(text).not.toContain(to.mobile);
      }
      expect(await noticesOf(person)).toHaveLength(1);
      expect(await read(person)).toMatchObject({ ...to, mobile_verify: 0 });
      expect(await writtenOf(person)).toMatchObject([
        { actor: by.user.id, before: { email: person.user.email, mobile: person.user.mobile }, after: to },
      ]);
      await shop.login(to.email);
    });
  });

  test.each(admins)('by a sub admin, of a %s: refused, and nobody is notified', async (_name, role) => {
    const target = await make[role]();
    const before = await read(target);
    const by = await make.subadmin();
    const { email, mobile } = fresh();
    for (const one of [
      { password: NEW_PASSWORD },
      { email },
      { mobile },
      { mobile_prefix: '+966' },
      { name: 'New Name', email },
    ]) {
      const reply = await change(by.caller, target, one);
      expect([one, reply.http]).toEqual([one, reply.http === 400 ? 400 : 403]);
    }
    expect(await read(target)).toEqual(before);
    expect(await isSignedIn(target)).toBe(true);
    expect([await toldOf(target), await noticesOf(target)]).toEqual([[], []]);
  });
});

test('several accounts at once: each person is notified and signed out, and has an audit entry', async () => {
  const people = [await make.person(), await make.person(), await make.person()];
  const by = await make.subadmin();
  const ids = people.map(({ user }) => user.id).join(',');
  expect((await by.caller.patch(`/users?where[id][in]=${ids}`, { password: NEW_PASSWORD })).http).toBe(200);
  for (const person of people) {
    expect(await isSignedIn(person)).toBe(false);
    expect((await toldOf(person)).map(({ channel }) => channel)).toEqual(['sms', 'mail']);
    expect(await writtenOf(person)).toMatchObject([{ after: { sign_in: 'changed' } }]);
  }
});

test('a change of other fields notifies nobody and ends no session', async () => {
  const person = await make.person();
  const by = await make.subadmin();
  expect(
    (
      await by.caller.patch(`/users/${person.user.id}`, {
        name: 'Shirin Akter',
        email: person.user.email,
        mobile: person.user.mobile,
      })
    ).http,
  ).toBe(200);
  expect([await toldOf(person), await isSignedIn(person)]).toEqual([[], true]);
  expect((await read(person)).mobile_verify).toBe(1);
});

test('people’s own changes are not announced as an admin’s', async () => {
  const person = await make.person();
  const change = { name: person.user.name, ...fresh(), current_password: PASSWORD };
  expect((await person.caller.post('/update-user', change)).status).toBe(200);
  expect(
    (await person.caller.post('/update-password', { oldpassword: PASSWORD, newpassword: NEW_PASSWORD })).status,
  ).toBe(200);
  expect([await toldOf(person), await isSignedIn(person)]).toEqual([[], true]);
});

test('codes and links that were sent before open nothing afterwards', async () => {
  const person = await make.person();
  const { body } = await shop.visitor.post(`/forgot-password/${person.user.mobile}`);
  const otp_code = /\d{6}/.exec((await shop.message('sms', person.user.mobile)).text)![0];
  const mailed = await shop
    .payload()
    .forgotPassword({ collection: 'users', data: { email: person.user.email }, disableEmail: true });
  const by = await make.subadmin();
  expect((await by.caller.patch(`/users/${person.user.id}`, fresh())).http).toBe(200);
  expect(
    (await shop.visitor.post('/reset-password', { otp_code, token: body.token, new_password: NEW_PASSWORD })).status,
  ).toBe(420);
  expect((await shop.visitor.post('/users/reset-password', { token: mailed, password: NEW_PASSWORD })).http).toBe(403);
});

test('nobody is notified when the super admin deletes an account', async () => {
  const seller = await make.seller();
  const { customer } = await make.order({ seller, customer: await make.person(), status: 7 });
  const boss = await make.admin();
  expect((await boss.caller.post(`/delete-user-account/${customer.user.id}`)).status).toBe(200);
  expect(await toldOf(customer)).toEqual([]);
});

test('people are notified when the super admin removes their second step', async () => {
  const lost = await make.subadmin();
  await make.create('two-factors', { user: lost.user.id, secret: 'x', on_since: new Date().toISOString() });
  const boss = await make.admin();
  expect((await boss.caller.post(`/two-step-reset/${lost.user.id}`, { reason: 'Lost the phone' })).status).toBe(200);
  expect((await toldOf(lost)).map(({ channel }) => channel)).toEqual(['sms', 'mail']);
  expect((await noticesOf(lost))[0]!.message).toMatch(/turned off two-step sign-in/);
});

describe('a reset, by which nobody chooses somebody else’s password', () => {
  const reset = (by: Person, { user }: Person, language: 'en' | 'bn' = 'en') =>
    by.caller.post(`/reset-user-password/${user.id}`, undefined, { language });

  test('ends password and sessions; the person sets a new one by a code', async () => {
    const person = await make.person();
    const by = await make.subadmin();
    const { body } = await reset(by, person);
    expect(body).toEqual({
      status: 200,
      message: 'The password is reset, and the person is told how to set a new one',
    });
    expect(await isSignedIn(person)).toBe(false);
    expect((await shop.visitor.post('/login', { email: person.user.email, password: PASSWORD })).status).toBe(401);
    expect((await shop.message('sms', person.user.mobile)).text).toContain('/multi-vendor/forgot-password');
    expect((await shop.message('mail', person.user.email)).text).toContain('/multi-vendor/forgot-password');
    expect(await writtenOf(person)).toMatchObject([{ actor: by.user.id, after: { sign_in: 'changed' } }]);
    const { token } = (await shop.visitor.post(`/forgot-password/${person.user.mobile}`)).body as { token: string };
    const sent = () =>
      shop
        .outbox('sms')
        .filter(({ to }) => to.endsWith(person.user.mobile))
        .map(({ text }) => /code is (\d{6})/.exec(text)?.[1])
        .find(Boolean);
    for (let n = 0; n < 100 && !sent(); n += 1) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(
      (await shop.visitor.post('/reset-password', { otp_code: sent(), token, new_password: NEW_PASSWORD })).status,
    ).toBe(200);
    await shop.login(person.user.email, NEW_PASSWORD);
  });

  test('of an admin needs the super admin; nobody resets their own, and no API key does', async () => {
    const [sub, other, boss, chief] = [
      await make.subadmin(),
      await make.subadmin(),
      await make.admin(),
      await make.admin(),
    ];
    for (const target of [other, boss]) expect((await reset(sub, target)).http).toBe(403);
    expect((await reset(boss, boss)).status).toBe(420);
    for (const person of [sub, other, boss]) expect(await isSignedIn(person)).toBe(true);
    expect((await reset(chief, other)).status).toBe(200);
    expect((await reset(sub, { ...sub, user: { ...sub.user, id: 999_999 } })).status).toBe(404);
    const { key } = (
      await chief.caller.post('/api-key-create', {
        name: 'Sync',
        owner: chief.user.id,
        scopes: ['people:read', 'people:write'],
        current_password: PASSWORD,
      })
    ).body as { key: string };
    const target = await make.person();
    expect(
      (await shop.visitor.post(`/reset-user-password/${target.user.id}`, undefined, { headers: { 'X-API-Key': key } }))
        .http,
    ).toBe(403);
    expect(await isSignedIn(target)).toBe(true);
  });
});
