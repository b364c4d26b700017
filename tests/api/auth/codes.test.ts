import { emailOf, openShop, PASSWORD } from '../../support/http';

const shop = openShop();
const codeIn = (text: string) => /\d{6}/.exec(text)![0];
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function newcomer(n: number) {
  const mobile = `0182200000${n}`;
  await shop.visitor.post('/register', {
    name: 'Karim',
    email: `karim${n}@demo.test`,
    mobile,
    password: 'long enough 1',
  });
  return { mobile, caller: await shop.login(`karim${n}@demo.test`, 'long enough 1') };
}

describe('mobile verification', () => {
  test('the code of the SMS works once, and is not stored in clear text', async () => {
    const { mobile, caller } = await newcomer(1);
    expect((await caller.get('/get-verify-status')).status).toBe(403);
    expect((await caller.get('/get-user-mobile')).body.mobile).toBe(mobile);
    expect((await caller.post('/get-otp-code', { mobile })).status).toBe(200);
    const code = codeIn((await shop.message('sms', mobile)).text);
    expect((await caller.post('/user-mobile-verify', { mobile, code: wrongOf(code) })).status).toBe(401);
    // As a person types it who writes Bangla.
    const typed = code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!);
    expect((await caller.post('/user-mobile-verify', { mobile, code: typed })).status).toBe(200);
    expect((await caller.get('/get-verify-status')).status).toBe(200);
    expect((await caller.post('/user-mobile-verify', { mobile, code })).status).toBe(401);
    const kept = await shop.payload().find({ collection: 'messages', where: { to: { contains: mobile } } });
    expect(kept.docs).toHaveLength(1);
    expect(JSON.stringify(kept.docs)).not.toContain(code);
  });

  test('five wrong codes invalidate it, and a second code has to wait', async () => {
    const { mobile, caller } = await newcomer(2);
    await caller.post('/get-otp-code', { mobile });
    const again = await caller.post('/get-otp-code', { mobile });
    expect(again.status).toBe(420);
    expect(again.body.message).toMatch(/^Wait for \d+ Sec to resend code\.$/);
    const code = codeIn((await shop.message('sms', mobile)).text);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => caller.post('/user-mobile-verify', { mobile, code: wrongOf(code) })),
    );
    expect(tries.every((reply) => reply.status === 401)).toBe(true);
    expect((await caller.post('/user-mobile-verify', { mobile, code })).status).toBe(401);
  });

  test('nobody can verify a mobile that is not their own', async () => {
    const { caller } = await newcomer(3);
    expect((await caller.post('/get-otp-code', { mobile: '01700000001' })).status).toBe(404);
  });
});

describe('password reset', () => {
  test('requires the code and its token, and ends the sessions', async () => {
    const { mobile, caller } = await newcomer(4);
    const { body } = await shop.visitor.post(`/forgot-password/${mobile}`);
    expect(body).toMatchObject({ status: 200, token: expect.any(String) });
    const otp_code = codeIn((await shop.message('sms', mobile)).text);
    const fresh = { otp_code, token: body.token, new_password: 'brand new pass' };
    expect((await shop.visitor.post('/reset-password', { ...fresh, token: 'guess' })).status).toBe(420);
    expect((await shop.visitor.post('/reset-password', { ...fresh, new_password: 'x' })).body).toMatchObject({
      status: 400,
      validation_errors: { new_password: expect.any(Array) },
    });
    expect((await shop.visitor.post('/reset-password', fresh)).status).toBe(200);
    expect((await caller.get('/get-self-user')).http).toBe(401);
    expect((await shop.visitor.post('/reset-password', fresh)).status).toBe(420);
    expect((await shop.login('karim4@demo.test', 'brand new pass')).token).toBeTruthy();
  });

  test('immediately ends a lock after wrong passwords', async () => {
    const { mobile } = await newcomer(6);
    const login = (password: string) => shop.visitor.post('/login', { email: mobile, password });
    for (let n = 0; n < 6; n += 1) await login('wrong-Pass-1');
    expect((await login('long enough 1')).status).toBe(420);
    const { body } = await shop.visitor.post(`/forgot-password/${mobile}`);
    const otp_code = codeIn((await shop.message('sms', mobile)).text);
    expect(
      (await shop.visitor.post('/reset-password', { otp_code, token: body.token, new_password: 'brand new pass' }))
        .status,
    ).toBe(200);
    expect((await login('brand new pass')).status).toBe(200);
  });

  test('answers an unknown mobile like a known one, with the same message and the same wait for the next code', async () => {
    const { mobile } = await newcomer(5);
    const answers = [];
    for (const number of [mobile, '01999999999']) {
      const first = await shop.visitor.post(`/forgot-password/${number}`);
      const second = await shop.visitor.post(`/forgot-password/${number}`);
      answers.push({
        first: {
          status: first.status,
          message: first.body.message,
          token: first.body.token.length,
          fields: Object.keys(first.body).sort(),
        },
        second: { status: second.status, message: second.body.message.replace(/\d+/, 'n') },
      });
    }
    expect(answers[0]).toMatchObject({ first: { status: 200 }, second: { status: 420 } });
    expect(answers[1]).toEqual(answers[0]);
  });

  test('refuses a number of the wrong length at its field', async () => {
    for (const number of ['12345', '0171234567', '017123456789'])
      expect(await shop.visitor.post(`/forgot-password/${number}`)).toMatchObject({
        http: 200,
        status: 422,
        body: { errors: { mobile: ['Enter an 11-digit mobile number.'] } },
      });
  });
});

describe('profile', () => {
  test('a changed mobile has to be verified again', async () => {
    const caller = await shop.login(emailOf('customer2'));
    const { users } = (await caller.get('/get-user')).body;
    expect(users.mobile_verify).toBe(1);
    const same = { name: users.name, email: users.email, mobile: users.mobile };
    expect((await caller.post('/update-user', same)).status).toBe(200);
    expect((await caller.get('/get-verify-status')).status).toBe(200);
    expect(
      (await caller.post('/update-user', { ...same, mobile: '01833000001', current_password: PASSWORD })).body,
    ).toMatchObject({ status: 200, mobile: '01833000001' });
    expect((await caller.get('/get-verify-status')).status).toBe(403);
  });

  test('names the field that another account uses', async () => {
    const caller = await shop.as('customer');
    const { users } = (await caller.get('/get-user')).body;
    const reply = await caller.post('/update-user', {
      name: users.name,
      email: emailOf('admin'),
      mobile: users.mobile,
    });
    expect(reply.body).toMatchObject({
      status: 400,
      validation_errors: { email: ['The email has already been taken.'] },
    });
  });
});
