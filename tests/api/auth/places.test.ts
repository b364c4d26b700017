/** Where a person is signed in: seen, ended one by one, all others at once, and by an admin. */
import { Caller, openShop, PASSWORD } from '../../support/http';
import { market } from '../../support/make/market';

const shop = openShop();
const make = market(shop);
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

async function signedInFrom(email: string, userAgent: string) {
  const { body } = await shop.visitor.post(
    '/login',
    { email, password: PASSWORD },
    { headers: { 'User-Agent': userAgent } },
  );
  return new Caller(shop.origin, body.token as string);
}
type Session = { id: string; current: 0 | 1; device: string; address: string; created_at: string; seen_at: string };
const listOf = async (caller: { get: (path: string) => Promise<{ body: { sessions: Session[] } }> }) =>
  (await caller.get('/sessions')).body.sessions;

describe('the list of sessions', () => {
  test('has browser, system and network, marks the current one, and contains nobody else’s', async () => {
    const { user, caller } = await make.person();
    await make.person();
    const phone = await signedInFrom(user.email, PHONE);
    const sessions = await listOf(phone);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current === 1)).toMatchObject([
      { device: 'Chrome · Android', address: expect.stringMatching(/^127\.0\.x\.x$|^::1$/) },
    ]);
    expect((await listOf(caller)).find(({ current }) => current === 1)!.device).not.toBe('Chrome · Android');
  });

  test('ends one session from another, and not the current one', async () => {
    const { user, caller } = await make.person();
    const phone = await signedInFrom(user.email, PHONE);
    const list = await listOf(caller);
    const here = list.find(({ current }) => current === 1)!;
    const there = list.find(({ current }) => current === 0)!;
    expect((await caller.post(`/session-end/${here.id}`)).status).not.toBe(200);
    expect((await caller.post(`/session-end/${there.id}`)).status).toBe(200);
    expect((await phone.get('/get-self-user')).http).toBe(401);
    expect((await caller.get('/get-self-user')).status).toBe(200);
    expect((await caller.post(`/session-end/${there.id}`)).status).not.toBe(200);
  });

  test('does not let one end somebody else’s session: it is not found', async () => {
    const { caller: owner } = await make.person();
    const { caller: stranger } = await make.person();
    const foreign = await stranger.post(`/session-end/${(await listOf(owner))[0]!.id}`);
    const unknown = await stranger.post('/session-end/00000000-0000-4000-8000-000000000000');
    expect([foreign.http, foreign.body]).toEqual([unknown.http, unknown.body]);
    expect((await owner.get('/get-self-user')).status).toBe(200);
  });

  test('ends all others at once', async () => {
    const { user, caller } = await make.person();
    const others = [await shop.login(user.email), await signedInFrom(user.email, PHONE)];
    expect((await caller.post('/sessions-end-others')).status).toBe(200);
    for (const other of others) expect((await other.get('/get-self-user')).http).toBe(401);
    expect(await listOf(caller)).toHaveLength(1);
  });

  test('lets an admin sign a user out everywhere, which is audited, and a sub admin not a super admin', async () => {
    const { user, caller } = await make.person();
    const boss = await make.admin();
    const sub = await make.person({ role_as: 2 });
    expect((await sub.caller.post(`/user-sessions-end/${user.id}`)).status).toBe(200);
    expect((await caller.get('/get-self-user')).http).toBe(401);
    expect((await sub.caller.post(`/user-sessions-end/${boss.user.id}`)).status).not.toBe(200);
    expect((await boss.caller.get('/get-self-user')).status).toBe(200);
    expect((await boss.caller.post(`/user-sessions-end/${boss.user.id}`)).status).not.toBe(200);
    const { docs } = await shop.payload().find({
      collection: 'audit-logs',
      depth: 0,
      overrideAccess: true,
      where: { and: [{ target_id: { equals: String(user.id) } }, { action: { equals: 'reset' } }] },
    });
    expect(docs).toMatchObject([{ actor_role: 'subadmin', after: { signed_out: 'all sessions' } }]);
  });
});

describe('changing an e-mail, a mobile or a key', () => {
  const named = (body: { validation_errors?: Record<string, string[]>; errors?: Record<string, string[]> }) =>
    Object.keys(body.validation_errors ?? body.errors ?? {});

  test('requires the current password besides an open session, and names that field', async () => {
    const { user, caller } = await make.person();
    const same = { name: user.name, email: user.email, mobile: user.mobile };
    for (const change of [{ email: 'new.one@made.test' }, { mobile: '01877700001' }]) {
      for (const current_password of [undefined, '', 'not this one']) {
        const { body } = await caller.post('/update-user', { ...same, ...change, current_password });
        expect([change, current_password, body.status, named(body)]).toEqual([
          change,
          current_password,
          400,
          ['current_password'],
        ]);
      }
    }
    expect((await caller.get('/get-user')).body.users).toMatchObject({ email: user.email, mobile: user.mobile });
    const changed = await caller.post('/update-user', {
      ...same,
      email: 'new.one@made.test',
      current_password: PASSWORD,
    });
    expect(changed.status).toBe(200);
    expect((await caller.get('/get-user')).body.users.email).toBe('new.one@made.test');
  });

  test('counts wrong passwords with those of signing in', async () => {
    const { user, caller } = await make.person();
    const change = { name: user.name, email: 'guessed@made.test', mobile: user.mobile };
    for (let n = 0; n < 5; n += 1) await caller.post('/update-user', { ...change, current_password: `guess ${n}` });
    const { body } = await caller.post('/update-user', { ...change, current_password: PASSWORD });
    expect([body.status, named(body)]).toEqual([400, ['current_password']]);
    expect((await shop.visitor.post('/login', { email: user.email, password: PASSWORD })).status).toBe(420);
  });

  test('requires the password to create a key', async () => {
    const { user, caller } = await make.admin();
    const key = { name: 'Sync', owner: user.id, scopes: ['orders:read'] };
    expect(named((await caller.post('/api-key-create', key)).body)).toEqual(['current_password']);
    expect(named((await caller.post('/api-key-create', { ...key, current_password: 'not this one' })).body)).toEqual([
      'current_password',
    ]);
    expect((await caller.post('/api-key-create', { ...key, current_password: PASSWORD })).status).toBe(200);
  });
});

describe('a password reset through the CMS’s mail', () => {
  test('follows the same rules', async () => {
    const { user } = await make.person();
    const token = await shop
      .payload()
      .forgotPassword({ collection: 'users', data: { email: user.email }, disableEmail: true });
    for (const password of ['short', 'password123', 'x'.repeat(129)]) {
      const reply = await shop.visitor.post('/users/reset-password', { token, password });
      expect([password.slice(0, 12), reply.http]).toEqual([password.slice(0, 12), 422]);
    }
    expect((await shop.visitor.post('/users/reset-password', { token, password: 'a good long one 7' })).http).toBe(200);
    expect((await shop.visitor.post('/users/reset-password', { token, password: 'a good long one 8' })).http).toBe(403);
  });
});
