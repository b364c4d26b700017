/** The second step of signing in, with codes made by the library from the real clock. */
import { Secret, TOTP } from 'otpauth';
import { openShop, PASSWORD, type Body, type Caller } from '../../support/http';
import { market, type Person } from '../../support/make/market';

const shop = openShop();
const make = market(shop);

/** Codes of one account, each half minute's only once: `skew` takes that of the next half minute, which is still accepted. */
const codeOf = (secret: string, skew = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: Date.now() + skew * 30_000,
  });

/** A code that no app shows now. */
function wrongCode(secret: string): string {
  const right = [-1, 0, 1, 2].map((skew) => codeOf(secret, skew));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code))!;
}

type Secured = Person & { secret: string; recovery: string[] };

async function secured(who: () => Promise<Person> = make.subadmin): Promise<Secured> {
  const person = await who();
  const offer = await person.caller.post('/two-step-start', { password: PASSWORD });
  expect(offer.body).toMatchObject({ status: 200, address: expect.stringMatching(/^otpauth:\/\/totp\/Haat/) });
  const { body } = await person.caller.post('/two-step-on', { code: codeOf(offer.body.secret) });
  expect(body).toMatchObject({ status: 200, recovery_codes: expect.any(Array) });
  return { ...person, secret: offer.body.secret, recovery: body.recovery_codes };
}

const password = async (email: string): Promise<Body> =>
  (await shop.visitor.post('/login', { email, password: PASSWORD })).body;
const second = async (challenge: string, code: string): Promise<Body> =>
  (await shop.visitor.post('/login-code', { challenge, code })).body;
const works = async (caller: Caller): Promise<boolean> => (await caller.get('/get-self-user')).status === 200;

describe('turning it on', () => {
  test('requires the password and the first code, and shows ten recovery codes', async () => {
    const person = await make.subadmin();
    expect((await person.caller.post('/two-step-start', { password: 'not-the-password' })).status).toBe(420);
    const { body } = await person.caller.post('/two-step-start', { password: PASSWORD });
    expect((await person.caller.get('/two-step')).body).toMatchObject({ on: 0, recovery_left: 0 });
    expect((await person.caller.post('/two-step-on', { code: wrongCode(body.secret) })).body.status).toBe(420);
    expect((await password(person.user.email)).status).toBe(200);
    const on = await person.caller.post('/two-step-on', { code: codeOf(body.secret) });
    expect(new Set(on.body.recovery_codes).size).toBe(10);
    expect((await person.caller.get('/two-step')).body).toMatchObject({ on: 1, recovery_left: 10 });
    expect((await person.caller.post('/two-step-start', { password: PASSWORD })).status).toBe(201);
  });

  test('ends the sessions that began with a password alone, except the current one', async () => {
    const person = await make.subadmin();
    const other = await shop.login(person.user.email);
    const { body } = await person.caller.post('/two-step-start', { password: PASSWORD });
    await person.caller.post('/two-step-on', { code: codeOf(body.secret) });
    expect(await works(other)).toBe(false);
    expect(await works(person.caller)).toBe(true);
  });

  test('stores neither the secret nor recovery codes in clear text, and shows neither again', async () => {
    const { secret, recovery, caller, user } = await secured();
    const { docs } = await shop.payload().find({
      collection: 'two-factors',
      where: { user: { equals: user.id } },
      overrideAccess: true,
      showHiddenFields: true,
    });
    const kept = JSON.stringify(docs);
    for (const text of [secret, ...recovery, ...recovery.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(text);
    expect(JSON.stringify((await caller.get('/two-step')).body)).not.toContain(secret);
    const log = await shop
      .payload()
      .find({ collection: 'audit-logs', where: { target_id: { equals: String(user.id) } }, overrideAccess: true });
    expect(JSON.stringify(log.docs)).toContain('two_step');
    expect(JSON.stringify(log.docs)).not.toContain(secret);
  });
});

describe('with it on, a password alone starts no session', () => {
  test('through the contract: a challenge is returned instead, and a code completes it', async () => {
    const { user, secret } = await secured();
    const reply = await shop.visitor.post('/login', { email: user.email, password: PASSWORD });
    expect(reply.body).toMatchObject({ status: 202, challenge: expect.any(String) });
    expect(JSON.stringify(reply.body)).not.toContain('token');
    expect(reply.headers.get('set-cookie')).toBeNull();
    const opened = await shop.visitor.post('/login-code', { challenge: reply.body.challenge, code: codeOf(secret, 1) });
    expect(opened.body).toMatchObject({ status: 200, role: 'subadmin', token: expect.any(String) });
    expect(opened.headers.get('set-cookie')).toContain('payload-token=');
    const session = { headers: { Authorization: `Bearer ${opened.body.token}` } };
    expect((await shop.visitor.get('/get-self-user', session)).body.user.id).toBe(user.id);
  });

  test('by mobile, through the CMS REST API, and by a refresh without a session', async () => {
    const { user } = await secured();
    expect((await password(user.mobile)).status).toBe(202);
    const sessions = async () => {
      const found = await shop
        .payload()
        .db.findOne<{ id: number; sessions?: unknown[] }>({ collection: 'users', where: { id: { equals: user.id } } });
      return found?.sessions?.length;
    };
    const before = await sessions();
    const cms = await shop.visitor.post('/users/login', { email: user.email, password: PASSWORD });
    expect(cms.http).toBe(401);
    expect(JSON.stringify(cms.body)).not.toContain('token');
    expect(cms.headers.get('set-cookie')).toBeNull();
    expect((await shop.visitor.post('/users/refresh-token')).http).not.toBe(200);
    expect((await shop.visitor.post('/users/first-register', { email: user.email, password: PASSWORD })).http).toBe(
      404,
    );
    expect(await sessions()).toBe(before);
  });

  test('after a password reset by mail or by SMS', async () => {
    const { user } = await secured();
    const payload = shop.payload();
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: user.email },
      disableEmail: true,
    } as never);
    const reset = await shop.visitor.post('/users/reset-password', { token, password: 'Another-Pass-2026' });
    expect(reset.http).toBe(401);
    expect(JSON.stringify(reset.body)).not.toContain('"token"');
    const asked = await shop.visitor.post(`/forgot-password/${user.mobile}`);
    const sent = await shop.message('sms', user.mobile);
    const code = /\d{6}/.exec(sent.text)![0];
    expect(
      (await shop.visitor.post('/reset-password', { otp_code: code, token: asked.body.token, new_password: PASSWORD }))
        .status,
    ).toBe(200);
    expect((await password(user.email)).status).toBe(202);
  });

  test('through the Local API', async () => {
    const { user } = await secured();
    await expect(
      shop.payload().login({ collection: 'users', data: { email: user.email, password: PASSWORD } }),
    ).rejects.toMatchObject({ code: 'secondStep' });
  });
});

describe('a code', () => {
  test('works once: neither the same nor an older one is accepted again', async () => {
    const { user, secret } = await secured();
    const code = codeOf(secret, 1);
    expect((await second((await password(user.email)).challenge, code)).status).toBe(200);
    const { challenge } = await password(user.email);
    expect((await second(challenge, code)).status).toBe(420);
    expect((await second(challenge, codeOf(secret))).status).toBe(420);
  });

  test('sent twice at once is accepted once', async () => {
    const { user, secret } = await secured();
    const { challenge } = await password(user.email);
    const code = codeOf(secret, 1);
    const replies = await Promise.all([second(challenge, code), second(challenge, code), second(challenge, code)]);
    expect(replies.filter((each) => each.status === 200)).toHaveLength(1);
  });

  test('can be typed with a space and in Bangla digits', async () => {
    const { user, secret } = await secured();
    const bangla = codeOf(secret, 1).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!);
    const { challenge } = await password(user.email);
    expect((await second(challenge, `${bangla.slice(0, 3)} ${bangla.slice(3)}`)).status).toBe(200);
  });

  test('that is wrong is counted: the sixth is not checked at all, right or wrong', async () => {
    const { user, secret } = await secured();
    const first = await password(user.email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await second(first.challenge, wrongCode(secret))).status).toBe(420);
    const { challenge } = await password(user.email);
    const locked = await second(challenge, codeOf(secret, 1));
    expect(locked).toMatchObject({ status: 420, message: expect.stringMatching(/Try again in \d+ seconds/) });
  });
});

describe('a challenge', () => {
  test('works once, and the next one replaces it', async () => {
    const { user, secret, recovery } = await secured();
    const first = await password(user.email);
    const next = await password(user.email);
    expect((await second(first.challenge, codeOf(secret, 1))).status).toBe(401);
    expect((await second(next.challenge, recovery[0]!)).status).toBe(200);
    expect((await second(next.challenge, recovery[1]!)).status).toBe(401);
    expect((await second('made-up', codeOf(secret, 1))).status).toBe(401);
  });

  test('expires', async () => {
    const { user, secret } = await secured();
    const { challenge } = await password(user.email);
    await shop.payload().update({
      collection: 'one-time-codes',
      where: { and: [{ user: { equals: user.id } }, { purpose: { equals: 'signin' } }] },
      data: { expires_at: new Date(Date.now() - 1_000).toISOString() },
      overrideAccess: true,
    });
    expect((await second(challenge, codeOf(secret, 1))).status).toBe(401);
  });

  test('is invalid for an account suspended in the meantime', async () => {
    const { user, secret } = await secured();
    const { challenge } = await password(user.email);
    await (await shop.as('admin')).post(`/suspend-user/${user.id}`);
    expect((await second(challenge, codeOf(secret, 1))).status).toBe(420);
  });
});

describe('recovery codes', () => {
  test('each work once, however they are typed', async () => {
    const { user, recovery, caller } = await secured();
    const code = recovery[3]!;
    expect(
      (await second((await password(user.email)).challenge, ` ${code.toLowerCase().replace('-', ' ')} `)).status,
    ).toBe(200);
    expect((await second((await password(user.email)).challenge, code)).status).toBe(420);
    expect((await caller.get('/two-step')).body.recovery_left).toBe(9);
  });

  test('are replaced all together, with the password and a code', async () => {
    const { user, recovery, secret, caller } = await secured();
    expect((await caller.post('/two-step-recovery', { password: 'wrong', code: codeOf(secret, 1) })).status).toBe(420);
    const { body } = await caller.post('/two-step-recovery', { password: PASSWORD, code: codeOf(secret, 1) });
    expect(body.recovery_codes).toHaveLength(10);
    expect((await second((await password(user.email)).challenge, recovery[0]!)).status).toBe(420);
    expect((await second((await password(user.email)).challenge, body.recovery_codes[0])).status).toBe(200);
  });
});

describe('turning it off', () => {
  test('requires the password and a code', async () => {
    const { user, secret, recovery, caller } = await secured();
    expect((await caller.post('/two-step-off', { password: 'wrong', code: codeOf(secret, 1) })).status).toBe(420);
    expect((await caller.post('/two-step-off', { password: PASSWORD, code: wrongCode(secret) })).status).toBe(420);
    expect((await password(user.email)).status).toBe(202);
    expect((await caller.post('/two-step-off', { password: PASSWORD, code: recovery[0] })).status).toBe(200);
    expect((await password(user.email)).status).toBe(200);
    expect((await caller.post('/two-step-off', { password: PASSWORD, code: codeOf(secret, 1) })).status).toBe(201);
  });

  test('for somebody else is reserved to the super admin, with a reason that is recorded', async () => {
    const lost = await secured();
    const reason = 'Lost the phone, called from the known number';
    expect((await (await make.subadmin()).caller.post(`/two-step-reset/${lost.user.id}`, { reason })).http).toBe(403);
    const admin = await make.admin();
    expect((await admin.caller.post(`/two-step-reset/${lost.user.id}`, { reason: '' })).body).toMatchObject({
      status: 422,
      errors: { reason: expect.any(Array) },
    });
    expect((await admin.caller.get(`/two-step/${lost.user.id}`)).body.on).toBe(1);
    expect((await admin.caller.post(`/two-step-reset/${lost.user.id}`, { reason })).status).toBe(200);
    expect((await admin.caller.get(`/two-step/${lost.user.id}`)).body.on).toBe(0);
    expect((await password(lost.user.email)).status).toBe(200);
    expect((await admin.caller.post(`/two-step-reset/${lost.user.id}`, { reason })).status).toBe(201);
    const { body } = await admin.caller.get(`/get-audit-log?resource=users&record=${lost.user.id}&action=reset`);
    expect(body.entries).toEqual([
      expect.objectContaining({ reason, actor: { id: admin.user.id, name: admin.user.name } }),
    ]);
  });

  test('by the super admin’s own reset is refused: a code is required there', async () => {
    const admin = await secured(make.admin);
    expect((await admin.caller.post(`/two-step-reset/${admin.user.id}`, { reason: 'I am lazy' })).http).toBe(403);
    expect((await password(admin.user.email)).status).toBe(202);
  });
});

test('changing the password requires the old one and starts no session', async () => {
  const { user, caller } = await secured();
  expect((await caller.post('/update-password', { oldpassword: 'wrong', newpassword: 'New-Pass-2026' })).status).toBe(
    420,
  );
  expect((await caller.post('/update-password', { oldpassword: PASSWORD, newpassword: 'New-Pass-2026' })).status).toBe(
    200,
  );
  expect(await works(caller)).toBe(true);
  expect((await shop.visitor.post('/login', { email: user.email, password: 'New-Pass-2026' })).status).toBe(202);
});

test('vendors and warehouse staff may use it, shoppers are not offered it', async () => {
  const seller = await make.seller();
  expect((await seller.caller.get('/two-step')).body).toMatchObject({ status: 200, on: 0 });
  const shopper = await make.person();
  expect((await shopper.caller.post('/two-step-start', { password: PASSWORD })).http).toBe(403);
});
