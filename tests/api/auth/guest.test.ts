/**
 * Signing in with a mobile and a code: the account is opened by it, and nothing is revealed before the code is right.
 */
import { createLocalReq } from 'payload';
import { TOTP } from 'otpauth';
import { issueCode } from '../../../services/auth/issueCode';
import { openCtx, settingsOf } from '../../../services/openCtx';
import type { User } from '../../../payload-types';
import { Caller, openShop, PASSWORD, type Reply } from '../../support/http';
import { market } from '../../support/make/market';

const shop = openShop();
const make = market(shop);

let used = 0;
const newMobile = () => `0183300${String((used += 1)).padStart(4, '0')}`;
const sentCode = async (mobile: string) => /\d{6}/.exec((await shop.message('sms', mobile)).text)![0];
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const ask = async (mobile: string) => shop.visitor.post('/guest-code', { mobile });
const enter = (token: string, code: string, name = 'Rahima Khatun') =>
  shop.visitor.post('/guest-sign-in', { name, token, code });

/** A code that has arrived, with its token. */
async function asked(mobile: string): Promise<{ token: string; code: string }> {
  const { body } = await ask(mobile);
  expect(body).toMatchObject({ status: 200, token: expect.any(String), seconds: 50 });
  return { token: body.token, code: await sentCode(mobile) };
}
async function entered(mobile: string, name?: string): Promise<Reply> {
  const { token, code } = await asked(mobile);
  return enter(token, code, name);
}
const accountsOf = async (mobile: string): Promise<User[]> =>
  (await shop.payload().find({ collection: 'users', where: { mobile: { equals: mobile } }, depth: 0 })).docs;
const withToken = (token: string) => new Caller(shop.origin, token);
const isIn = async (caller: Caller) => (await caller.get('/get-self-user')).status === 200;

describe('a mobile without an account', () => {
  test('gets one: a customer with a verified mobile, without a password and without an e-mail', async () => {
    const mobile = newMobile();
    const { token, code } = await asked(mobile);
    expect(await accountsOf(mobile)).toEqual([]);
    const { body, headers } = await enter(token, code, '  রহিমা খাতুন ');
    expect(body).toMatchObject({ status: 200, username: 'রহিমা খাতুন', mobile, role: '', image: null, is_new: 1 });
    expect(body.message).toBe('Your account is ready');
    expect(headers.get('set-cookie')).toMatch(/-token=.*HttpOnly/);
    const caller = withToken(body.token);
    expect((await caller.get('/get-user')).body.users).toMatchObject({ email: '', has_password: 0, mobile_verify: 1 });
    expect((await caller.get('/checkout')).body).toMatchObject({ status: 200, mobileverify: 1 });
    const { email } = (await accountsOf(mobile))[0]!;
    const admin = await shop.as('admin');
    const { body: found } = await admin.get(`/admin-search-all-user/${mobile}`);
    expect(JSON.stringify(found)).not.toContain(email);
  });

  test('takes Bangla digits and the country’s prefix for the same number', async () => {
    const mobile = newMobile();
    const bangla = mobile.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!);
    const { body } = await ask(`+৮৮${bangla}`);
    expect((await enter(body.token, await sentCode(mobile))).body).toMatchObject({ status: 200, mobile });
  });

  test('can set a password with a code, and an e-mail only after that', async () => {
    const mobile = newMobile();
    const caller = withToken((await entered(mobile)).body.token);
    const self = { name: 'Rahima', email: '', mobile };
    expect((await caller.post('/update-user', self)).body).toMatchObject({ status: 200, username: 'Rahima' });
    const email = `rahima.${mobile}@made.test`;
    expect((await caller.post('/update-user', { ...self, email, current_password: 'guess-2026' })).body).toMatchObject({
      status: 400,
      validation_errors: { current_password: ['Set a password first, under Security.'] },
    });
    const { body } = await caller.post(`/forgot-password/${mobile}`);
    const resets = () => shop.outbox('sms').filter(({ to, text }) => to.endsWith(mobile) && /reset/.test(text));
    while (resets().length === 0) await new Promise((resolve) => setTimeout(resolve, 30));
    const otp_code = /\d{6}/.exec(resets()[0]!.text)![0];
    const fresh = { otp_code, token: body.token, new_password: PASSWORD };
    expect((await caller.post('/reset-password', fresh)).status).toBe(200);
    expect((await caller.get('/get-user')).body.users).toMatchObject({ has_password: 1, email: '' });
    expect((await caller.post('/update-user', { ...self, email, current_password: PASSWORD })).status).toBe(200);
    expect((await caller.post('/update-user', { ...self, email: '' })).body).toMatchObject({
      status: 400,
      validation_errors: { email: expect.any(Array) },
    });
    expect(await isIn(await shop.login(email, PASSWORD))).toBe(true);
  });

  test('gets no mail, and is otherwise reached like everybody', async () => {
    const caller = withToken((await entered(newMobile())).body.token);
    const admin = await shop.as('admin');
    const { users } = (await caller.get('/get-user')).body;
    const words = 'The gates are open';
    const one = { user_id: users.id, notification_message: words, type: 1, email: 1 };
    expect((await admin.post('/send-notification', one)).status).toBe(200);
    const arrived = async () => JSON.stringify((await caller.get('/user-notification')).body).includes(words);
    while (!(await arrived())) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(
      (await shop.payload().find({ collection: 'messages', where: { to: { contains: '.invalid' } } })).docs,
    ).toEqual([]);
  });
});

describe('a mobile with an account', () => {
  test('is signed into it: the name given is not used, and password, e-mail and other sessions stay', async () => {
    const { user, caller } = await make.person();
    const { body } = await entered(user.mobile, 'Somebody Else');
    expect(body).toMatchObject({ status: 200, username: user.name, message: 'Login Successful', is_new: 0 });
    expect((await withToken(body.token).get('/get-user')).body.users).toMatchObject({
      id: user.id,
      name: user.name,
      email: user.email,
      has_password: 1,
    });
    expect(await isIn(caller)).toBe(true);
    expect(await isIn(await shop.login(user.email))).toBe(true);
  });

  test('is answered like one without, also while the next code has to wait', async () => {
    const { user } = await make.person();
    const answers = [];
    for (const mobile of [user.mobile, newMobile()]) {
      const [first, second] = [await ask(mobile), await ask(mobile)];
      const wrong = await enter(first.body.token, wrongOf(await sentCode(mobile)));
      answers.push({
        first: { ...first.body, token: first.body.token.length },
        second: { ...second.body, message: second.body.message.replace(/\d+/, 'n') },
        wrong: wrong.body,
      });
    }
    expect(answers[0]).toMatchObject({ first: { status: 200 }, second: { status: 420 }, wrong: { status: 420 } });
    expect(answers[1]).toEqual(answers[0]);
  });

  test('is handed over to its holder if it was never verified: earlier sessions, password and e-mail end', async () => {
    const { user, caller } = await make.person({ mobile_verify: 0 });
    const { body } = await entered(user.mobile);
    expect(body.status).toBe(200);
    const holder = withToken(body.token);
    expect((await holder.get('/get-user')).body.users).toMatchObject({
      id: user.id,
      email: '',
      has_password: 0,
      mobile_verify: 1,
    });
    expect(await isIn(caller)).toBe(false);
    for (const email of [user.email, user.mobile])
      expect((await shop.visitor.post('/login', { email, password: PASSWORD })).status).toBe(401);
  });
});

describe('accounts that a code does not open', () => {
  const refused = async (mobile: string, status: number) => {
    const { token, code } = await asked(mobile);
    const wrong = await enter(token, wrongOf(code));
    expect(wrong.body).toMatchObject({ status: 420, message: 'The code is wrong or has expired.' });
    const right = await enter(token, code);
    expect(right.body.status).toBe(status);
    expect(right.body.token).toBeUndefined();
    expect(right.headers.get('set-cookie')).toBeNull();
    return right.body.message as string;
  };

  test('suspended ones', async () => {
    const { user } = await make.person();
    await shop.payload().update({ collection: 'users', id: user.id, data: { status: 0 }, overrideAccess: true });
    expect(await refused(user.mobile, 420)).toMatch(/suspended/);
  });

  test.each([
    ['admins', async () => (await make.subadmin()).user],
    ['vendors', async () => (await make.seller()).user],
    ['incharges', async () => (await make.warehouse()).incharge.user],
  ])('%s', async (_, who) => {
    const { mobile } = await who();
    expect(await refused(mobile, 403)).toBe('You cannot sign in to this account with a code. Use your password.');
  });

  test('those with a second step, even after their role is gone', async () => {
    const { user, caller } = await make.subadmin();
    const { secret } = (await caller.post('/two-step-start', { password: PASSWORD })).body;
    const code = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate();
    expect((await caller.post('/two-step-on', { code })).status).toBe(200);
    await shop.payload().update({ collection: 'users', id: user.id, data: { role_as: 0 }, overrideAccess: true });
    await refused(user.mobile, 403);
  });

  test('those with orders whose mobile was never proved: they stay as they are', async () => {
    const customer = await make.person({ mobile_verify: 0 });
    await make.order({ seller: await make.seller(), customer });
    await refused(customer.user.mobile, 403);
    expect(await isIn(customer.caller)).toBe(true);
    expect(await isIn(await shop.login(customer.user.email))).toBe(true);
  });

  test('those of the same digits in another country', async () => {
    const mobile = newMobile();
    await make.person({ mobile, mobile_prefix: '+966' });
    await refused(mobile, 403);
  });
});

describe('the code', () => {
  test('works once, and is not stored in clear text', async () => {
    const mobile = newMobile();
    const { token, code } = await asked(mobile);
    const kept = await shop.payload().find({ collection: 'messages', where: { to: { contains: mobile } } });
    expect(kept.docs).toHaveLength(1);
    expect(JSON.stringify(kept.docs)).not.toContain(code);
    expect((await enter(token, code)).status).toBe(200);
    expect((await enter(token, code)).status).toBe(420);
  });

  test('is worth nothing after five wrong ones, without its token, with another’s token, and after its time', async () => {
    const first = await asked(newMobile());
    const tries = await Promise.all(Array.from({ length: 8 }, () => enter(first.token, wrongOf(first.code))));
    expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 420));
    expect((await enter(first.token, first.code)).status).toBe(420);

    const [mobile, other] = [newMobile(), newMobile()];
    const second = await asked(mobile);
    const third = await asked(other);
    expect((await enter('guess', second.code)).status).toBe(420);
    if (second.code !== third.code) expect((await enter(third.token, second.code)).status).toBe(420);
    await shop.payload().update({
      collection: 'one-time-codes',
      where: { mobile: { equals: `+88${mobile}` } },
      data: { expires_at: new Date(Date.now() - 1_000).toISOString() },
      overrideAccess: true,
    });
    expect((await enter(second.token, second.code)).status).toBe(420);
    expect(await accountsOf(mobile)).toEqual([]);
    // The next code tidies up.
    await ask(newMobile());
    const { docs } = await shop
      .payload()
      .find({ collection: 'one-time-codes', where: { mobile: { equals: `+88${mobile}` } }, overrideAccess: true });
    expect(docs).toEqual([]);
  });

  test('is for this purpose only, and codes of others are not accepted here', async () => {
    const { user, caller } = await make.person({ mobile_verify: 0 });
    await caller.post('/get-otp-code', { mobile: user.mobile });
    const verify = await sentCode(user.mobile);
    const { body: reset } = await shop.visitor.post(`/forgot-password/${user.mobile}`);
    const { body: guest } = await ask(user.mobile);
    const sms = () => shop.outbox('sms').filter(({ to }) => to.endsWith(user.mobile));
    while (sms().length < 3) await new Promise((resolve) => setTimeout(resolve, 30));
    const codeIn = (words: RegExp) => /\d{6}/.exec(sms().find(({ text }) => words.test(text))!.text)![0];
    const [resetCode, guestCode] = [codeIn(/reset/), codeIn(/continue/)];
    expect(new Set([verify, resetCode, guestCode]).size).toBe(3);
    for (const token of [guest.token, reset.token])
      for (const code of [verify, resetCode]) expect((await enter(token, code)).status).toBe(420);
    expect((await enter(reset.token, guestCode)).status).toBe(420);
    for (const token of [guest.token, reset.token])
      expect(
        (await shop.visitor.post('/reset-password', { otp_code: guestCode, token, new_password: PASSWORD })).status,
      ).toBe(420);
    expect((await caller.post('/user-mobile-verify', { mobile: user.mobile, code: guestCode })).status).toBe(401);
  });

  test('input errors are reported by field', async () => {
    expect((await ask('12345')).body).toMatchObject({
      status: 422,
      validation_errors: { mobile: ['Enter an 11-digit mobile number.'] },
    });
    const { body } = await shop.visitor.post('/guest-sign-in', { name: ' ', token: 'x', code: '12' });
    expect(Object.keys(body.validation_errors).sort()).toEqual(['code', 'name']);
  });
});

describe('at the same time', () => {
  test('two tabs with one code make one account and one session', async () => {
    const mobile = newMobile();
    const { token, code } = await asked(mobile);
    const replies = await Promise.all(Array.from({ length: 4 }, () => enter(token, code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 420, 420, 420]);
    const accounts = await accountsOf(mobile);
    expect(accounts).toHaveLength(1);
    expect(accounts[0]!.sessions).toHaveLength(1);
  });

  test('two people with a code each for one mobile make one account', async () => {
    const mobile = newMobile();
    const first = await asked(mobile);
    // Another process sent a second one in the same moment.
    const ctx = openCtx(await createLocalReq({}, shop.payload()));
    const code = first.code === '424242' ? '424243' : '424242';
    const ids = { ...ctx.gateways.ids, newCode: () => code };
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 60_000), gateways: { ...ctx.gateways, ids } };
    const token = await issueCode(later, 'guest', { mobile, mobile_prefix: '+88' });
    const second = { token, code };
    await shop.payload().update({
      collection: 'one-time-codes',
      where: { mobile: { equals: `+88${mobile}` } },
      data: { used_at: null },
      overrideAccess: true,
    });
    const replies = await Promise.all([first, second].map((each, n) => enter(each.token, each.code, `Person ${n}`)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const accounts = await accountsOf(mobile);
    expect(accounts).toHaveLength(1);
    expect(replies.map(({ body }) => body.username)).toEqual([accounts[0]!.name, accounts[0]!.name]);
    expect(accounts[0]!.sessions).toHaveLength(2);
  });

  test('a sign-up with the same mobile ends in one account too', async () => {
    const mobile = newMobile();
    const { token, code } = await asked(mobile);
    const [guest] = await Promise.all([
      enter(token, code),
      shop.visitor.post('/register', {
        name: 'Karim',
        email: `karim.${mobile}@made.test`,
        mobile,
        password: 'long enough 1',
      }),
    ]);
    expect(guest.status).toBe(200);
    expect(await accountsOf(mobile)).toHaveLength(1);
    expect((await withToken(guest.body.token).get('/get-self-user')).body.user).toMatchObject({ mobile_verify: 1 });
  });
});

describe('limits', () => {
  beforeAll(() => {
    settingsOf(shop.payload()).rateLimits = true;
  });
  afterAll(() => {
    settingsOf(shop.payload()).rateLimits = false;
  });

  test('a mobile gets six codes in an hour, however it is written', async () => {
    const forms = ['01977777777', '+8801977777777', '৮৮০১৯৭৭৭৭৭৭৭৭'];
    const replies = [];
    for (let n = 0; n < 7; n += 1) replies.push(await ask(forms[n % 3]!));
    expect(replies.map(({ http }) => http)).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  test('an address gets twenty codes in ten minutes, whichever mobiles they go to', async () => {
    const replies = [];
    for (let n = 7; n < 21; n += 1) replies.push(await shop.visitor.post('/guest-code', { mobile: 'no number' }));
    expect(replies.slice(0, -1).every(({ status }) => status === 422)).toBe(true);
    const last = replies.at(-1)!;
    expect(last.http).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('and thirty tries to enter', async () => {
    const replies = [];
    for (let n = 0; n < 31; n += 1) replies.push(await enter('guess', '000000'));
    expect(replies.slice(0, 30).every(({ status }) => status === 420)).toBe(true);
    expect(replies[30]!.http).toBe(429);
  });
});
