import { emailOf, openShop, PASSWORD, type Account } from '../../support/http';

const shop = openShop();
const someone = (n: number) => ({
  name: 'Rahima Khatun',
  email: `rahima${n}@demo.test`,
  mobile: `0181100000${n}`,
  password: 'long enough 1',
});

describe('register', () => {
  test('opens a customer account, signs in, and sets the panel cookie', async () => {
    const reply = await shop.visitor.post('/register', someone(1));
    expect(reply).toMatchObject({
      http: 200,
      status: 200,
      body: { username: 'Rahima Khatun', mobile: '01811000001', role: '' },
    });
    expect(reply.headers.get('set-cookie')).toMatch(/payload-token=.+HttpOnly.+SameSite=Lax/);
    const { body } = await shop.visitor.get('/get-user', { headers: { Authorization: `Bearer ${reply.body.token}` } });
    expect(body.users).toMatchObject({ email: 'rahima1@demo.test', role_as: 0, is_vendor: 0, mobile_verify: 0 });
  });

  test('names every wrong field at once, in the reader’s language', async () => {
    const english = await shop.visitor.post('/register', {});
    expect(english.body).toMatchObject({ status: 422 });
    expect(Object.keys(english.body.validation_errors).sort()).toEqual(['email', 'mobile', 'name', 'password']);
    const bangla = await shop.visitor.post('/register', { email: 'x', password: 'short' }, { language: 'bn' });
    expect(JSON.stringify(bangla.body.validation_errors)).not.toMatch(/The /);
  });

  test.each([['+8801811000002'], ['8801811000002'], ['01811000002']])(
    'accepts %s as the same number',
    async (mobile) => {
      const reply = await shop.visitor.post('/register', {
        ...someone(2),
        email: `m${mobile.length}@demo.test`,
        mobile,
      });
      if (reply.status === 200) expect(reply.body.mobile).toBe('01811000002');
      else expect(reply.body.validation_errors).toEqual({ mobile: ['The mobile has already been taken.'] });
    },
  );

  test('ignores a requested role', async () => {
    const reply = await shop.visitor.post('/register', {
      ...someone(3),
      role_as: 1,
      is_vendor: 1,
      status: 1,
      mobile_verify: 1,
    });
    const { body } = await shop.visitor.get('/get-user', { headers: { Authorization: `Bearer ${reply.body.token}` } });
    expect(body.users).toMatchObject({ role_as: 0, is_vendor: 0, mobile_verify: 0 });
  });
});

describe('login', () => {
  test('keeps several concurrent sign-ins of one account signed in', async () => {
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => shop.visitor.post('/login', { email: emailOf('customer'), password: PASSWORD })),
    );
    const asked = await Promise.all(
      replies.map(({ body }) =>
        shop.visitor.get('/get-self-user', { headers: { Authorization: `Bearer ${body.token}` } }),
      ),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test.each<[Account, string]>([
    ['admin', 'admin'],
    ['subadmin', 'subadmin'],
    ['vendor.fashion', 'vendor'],
    ['incharge.dhaka', 'incharge'],
    ['customer', ''],
  ])('%s signs in as %p', async (account, role) => {
    const { body } = await shop.visitor.post('/login', { email: emailOf(account), password: PASSWORD });
    expect(body).toMatchObject({ status: 200, role });
  });

  test('accepts the mobile in any of its forms', async () => {
    for (const email of ['01700000001', '+8801700000001', '8801700000001']) {
      expect((await shop.visitor.post('/login', { email, password: PASSWORD })).status).toBe(200);
    }
  });

  test('answers the same for an unknown account and a wrong password', async () => {
    const unknown = await shop.visitor.post('/login', { email: 'nobody@demo.test', password: 'wrong' });
    const wrong = await shop.visitor.post('/login', { email: emailOf('customer2'), password: 'wrong' });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown).toMatchObject({ http: 200, status: 401 });
  });

  test('refuses a suspended account with 420, at every entry point', async () => {
    expect((await shop.visitor.post('/login', { email: emailOf('suspended'), password: PASSWORD })).status).toBe(420);
    const cms = await shop.visitor.post('/users/login', { email: emailOf('suspended'), password: PASSWORD });
    expect(cms.http).not.toBe(200);
    expect(cms.body.token).toBeUndefined();
  });

  test('locks after five wrong passwords, even for the right one', async () => {
    const email = emailOf('newcomer');
    for (let attempt = 0; attempt < 5; attempt += 1)
      await shop.visitor.post('/login', { email, password: `wrong ${attempt}` });
    expect((await shop.visitor.post('/login', { email, password: PASSWORD })).status).toBe(420);
  });

  test('refuses query operators and numbers', async () => {
    for (const email of [{ $ne: '' }, { like: '%' }, ['admin@demo.test'], 5]) {
      const reply = await shop.visitor.post('/login', { email, password: PASSWORD });
      expect(reply.body).toMatchObject({ status: 422, validation_errors: { email: expect.any(Array) } });
    }
  });
});

describe('sessions', () => {
  test('end immediately on logout', async () => {
    const caller = await shop.login(emailOf('customer2'));
    expect((await caller.get('/get-user')).status).toBe(200);
    expect((await caller.post('/logout')).status).toBe(200);
    expect((await caller.get('/get-self-user')).http).toBe(401);
  });

  test('end immediately on suspension', async () => {
    await shop.visitor.post('/register', someone(4));
    const caller = await shop.login('rahima4@demo.test', 'long enough 1');
    const { users } = (await caller.get('/get-user')).body;
    const admin = await shop.as('admin');
    expect((await admin.post(`/suspend-user/${users.id}`)).status).toBe(200);
    expect((await caller.get('/get-self-user')).http).toBe(401);
  });

  test('end when the password changes, except the current one', async () => {
    await shop.visitor.post('/register', someone(5));
    const here = await shop.login('rahima5@demo.test', 'long enough 1');
    const there = await shop.login('rahima5@demo.test', 'long enough 1');
    expect(
      (await here.post('/update-password', { oldpassword: 'wrong', newpassword: 'another long one' })).status,
    ).toBe(420);
    expect((await here.post('/update-password', { oldpassword: 'long enough 1', newpassword: 'short' })).status).toBe(
      400,
    );
    expect(
      (await here.post('/update-password', { oldpassword: 'long enough 1', newpassword: 'another long one' })).status,
    ).toBe(200);
    expect((await here.get('/get-self-user')).status).toBe(200);
    expect((await there.get('/get-self-user')).http).toBe(401);
    expect((await shop.login('rahima5@demo.test', 'another long one')).token).toBeTruthy();
  });
});

describe('probes', () => {
  test.each<[string, Account | null, number]>([
    ['/active-vendor-status', 'vendor.fashion', 200],
    ['/active-vendor-status', 'customer', 403],
    ['/active-vendor-status', null, 401],
    ['/super-admin-status', 'admin', 200],
    ['/super-admin-status', 'subadmin', 220],
    ['/super-admin-status', 'vendor.fashion', 403],
    ['/warehouse-incharge-status', 'incharge.dhaka', 200],
    ['/warehouse-incharge-status', 'admin', 403],
    ['/admin-panel-permission', 'admin', 200],
    ['/admin-panel-permission', 'subadmin', 220],
    ['/admin-panel-permission', 'incharge.sylhet', 200],
    ['/admin-panel-permission', 'customer', 403],
    ['/admin-panel-permission', null, 401],
  ])('%s for %s answers %i with HTTP 200', async (path, account, status) => {
    const caller = account ? await shop.as(account) : shop.visitor;
    expect(await caller.get(path)).toMatchObject({ http: 200, status });
  });
});
