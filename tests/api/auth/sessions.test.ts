/** Concurrent changes of sessions: what happens between the password check and the new session, and who stays signed in. */
import type { Payload } from 'payload';
import { openShop, type Caller } from '../../support/http';

const shop = openShop();
const PASSWORD = 'long enough 1';
const DAY_MS = 86_400_000;
let count = 0;

async function person(): Promise<{ id: number; email: string; caller: Caller }> {
  count += 1;
  const email = `hands.${count}@made.test`;
  const reply = await shop.visitor.post('/register', {
    name: 'Shirin Akter',
    email,
    mobile: `0182200${String(count).padStart(4, '0')}`,
    password: PASSWORD,
  });
  expect(reply.status).toBe(200);
  const caller = await shop.login(email, PASSWORD);
  return { id: (await caller.get('/get-self-user')).body.user.id, email, caller };
}

/** The next sign-in waits, its password already found right and its session not yet written, until `meanwhile` is done. */
function betweenPasswordAndSession(meanwhile: () => Promise<unknown>): { happened: () => boolean } {
  const db = shop.payload().db as Payload['db'] & { beginTransaction: () => Promise<string> };
  const own = db.beginTransaction;
  let done = false;
  db.beginTransaction = async function begin() {
    db.beginTransaction = own;
    await meanwhile();
    done = true;
    return own.call(db);
  };
  return { happened: () => done };
}

const kept = async (id: number) =>
  (await shop.payload().db.findOne({ collection: 'users', where: { id: { equals: id } } })) as unknown as {
    role_as: number;
    status: number;
    hash: string;
    sessions: { id: string; createdAt: string }[];
  };
const doors = [['/login'], ['/users/login']];
const doorBody = (email: string) => ({ email, password: PASSWORD });

describe('a sign-in during another change to the account', () => {
  test.each(doors)(
    '%s: suspended between password check and session, nobody is signed in and the account stays suspended',
    async (door) => {
      const { id, email } = await person();
      const race = betweenPasswordAndSession(() =>
        shop.payload().update({ collection: 'users', id, data: { status: 0 } }),
      );
      const reply = await shop.visitor.post(door, doorBody(email));
      expect(race.happened()).toBe(true);
      expect(reply.body.token).toBeUndefined();
      expect(await kept(id)).toMatchObject({ status: 0, sessions: [] });
    },
  );

  test.each(doors)('%s: a role granted between password check and session stays granted', async (door) => {
    const { id, email } = await person();
    const race = betweenPasswordAndSession(() =>
      shop.payload().update({ collection: 'users', id, data: { role_as: 2 } }),
    );
    const reply = await shop.visitor.post(door, doorBody(email));
    expect(race.happened()).toBe(true);
    expect(await kept(id)).toMatchObject({ role_as: 2 });
    const probe = await shop.visitor.get('/super-admin-status', {
      headers: { Authorization: `Bearer ${reply.body.token}` },
    });
    expect(probe.status).toBe(220);
  });

  test.each(doors)('%s: the old password is refused once it has been changed, and the new one stays', async (door) => {
    const { id, email } = await person();
    const race = betweenPasswordAndSession(() =>
      shop.payload().update({ collection: 'users', id, data: { password: 'quite another 2' } }),
    );
    const reply = await shop.visitor.post(door, doorBody(email));
    expect(race.happened()).toBe(true);
    expect(reply.body.token).toBeUndefined();
    expect((await kept(id)).sessions).toEqual([]);
    expect((await shop.login(email, 'quite another 2')).token).toBeTruthy();
  });

  test.each(doors)('%s: signing out elsewhere at the same time ends that session and opens this one', async (door) => {
    const { email, caller } = await person();
    const race = betweenPasswordAndSession(() => caller.post('/logout'));
    const reply = await shop.visitor.post(door, doorBody(email));
    expect(race.happened()).toBe(true);
    expect((await caller.get('/get-self-user')).http).toBe(401);
    expect(
      (await shop.visitor.get('/get-self-user', { headers: { Authorization: `Bearer ${reply.body.token}` } })).status,
    ).toBe(200);
  });

  test('two interleaved sign-ins both succeed', async () => {
    const { email } = await person();
    let inner: Caller | undefined;
    betweenPasswordAndSession(async () => (inner = await shop.login(email, PASSWORD)));
    const outer = await shop.login(email, PASSWORD);
    expect((await inner!.get('/get-self-user')).status).toBe(200);
    expect((await outer.get('/get-self-user')).status).toBe(200);
  });

  test('checking a password ends no session opened in the meantime', async () => {
    const { email, caller } = await person();
    let inner: Caller | undefined;
    betweenPasswordAndSession(async () => (inner = await shop.login(email, PASSWORD)));
    expect((await caller.post('/update-password', { oldpassword: PASSWORD, newpassword: 'short' })).status).toBe(400);
    await caller.post('/update-password', { oldpassword: 'wrong wrong', newpassword: 'quite another 2' });
    const other = await shop.login(email, PASSWORD);
    expect((await other.get('/get-self-user')).status).toBe(200);
    expect((await inner!.get('/get-self-user')).status).toBe(200);
  });

  test('refreshing and signing out through the CMS change only their own session', async () => {
    const { id, email, caller } = await person();
    const other = await shop.login(email, PASSWORD);
    expect((await caller.post('/users/refresh-token')).http).toBe(200);
    expect((await kept(id)).sessions.length).toBeGreaterThanOrEqual(2);
    expect((await caller.post('/users/logout')).http).toBe(200);
    expect((await caller.get('/get-self-user')).http).toBe(401);
    expect((await other.get('/get-self-user')).status).toBe(200);
    expect((await kept(id)).status).toBe(1);
  });
});

describe('an idle session', () => {
  /** Moves when a session began and was last used into the past, in its row. */
  const age = async (id: number, change: { createdAt?: number; seenAt?: number }) => {
    const { sessions } = await kept(id);
    const moved = Object.fromEntries(
      Object.entries(change).map(([name, ms]) => [name, new Date(Date.now() - ms).toISOString()]),
    );
    await shop.payload().db.updateOne({
      collection: 'users',
      where: { id: { equals: id } },
      returning: false,
      data: { sessions: sessions.map((session) => ({ ...session, ...moved })) },
    });
  };
  const HOUR_MS = 3_600_000;

  test.each([
    ['a shopper', 0, 29 * DAY_MS, 200],
    ['a shopper', 0, 31 * DAY_MS, 401],
    ['an admin', 2, 11 * HOUR_MS, 200],
    ['an admin', 2, 13 * HOUR_MS, 401],
  ])(
    'of %s (role %i) unused for %i ms answers %i, by the contract and by the CMS',
    async (_who, role, unused, http) => {
      const { id, email } = await person();
      if (role) await shop.payload().update({ collection: 'users', id, data: { role_as: role } });
      const caller = await shop.login(email, PASSWORD);
      await age(id, { seenAt: unused });
      const cms = await caller.get('/users/me');
      expect(Boolean(cms.body.user)).toBe(http === 200);
      expect((await caller.get('/get-self-user')).http).toBe(http);
    },
  );

  test('ends 30 days after it began, whether used and refreshed or not', async () => {
    const { id, caller } = await person();
    await age(id, { createdAt: 30 * DAY_MS - HOUR_MS, seenAt: 0 });
    expect((await caller.post('/users/refresh-token')).http).toBe(200);
    await age(id, { createdAt: 30 * DAY_MS + HOUR_MS, seenAt: 0 });
    expect((await caller.get('/get-self-user')).http).toBe(401);
  });

  test('has its last use stored every few minutes, not with every request', async () => {
    const { id, caller } = await person();
    const seen = async () => ((await kept(id)).sessions.at(-1) as unknown as { seenAt: string }).seenAt;
    const first = await seen();
    await caller.get('/get-self-user');
    expect(await seen()).toBe(first);
    await age(id, { seenAt: 6 * 60_000 });
    await caller.get('/get-self-user');
    expect(Date.now() - Date.parse(await seen())).toBeLessThan(60_000);
  });
});
