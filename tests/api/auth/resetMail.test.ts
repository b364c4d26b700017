/** A password reset by the CMS's mail, and what is stored of it. */
import fs from 'node:fs';
import path from 'node:path';
import { onSqlite } from '../../support/databases';
import { openShop, PASSWORD } from '../../support/http';
import { market } from '../../support/make/market';

const shop = openShop();
const make = market(shop);

async function askForMail() {
  const { user, caller } = await make.person();
  expect((await shop.visitor.post('/users/forgot-password', { email: user.email })).http).toBe(200);
  const token = /\/reset\/([\da-f]{40})/.exec((await shop.message('mail', user.email)).text)![1]!;
  const kept = async () =>
    (await shop.payload().db.findOne({ collection: 'users', where: { id: { equals: user.id } } })) as unknown as {
      resetPasswordToken: string;
    };
  return { user, caller, token, kept };
}
const set = (token: unknown, password: string) => shop.visitor.post('/users/reset-password', { token, password });

describe('the reset link', () => {
  test('sets a password once, ends the sessions and a lock', async () => {
    const { user, caller, token } = await askForMail();
    for (let n = 0; n < 6; n += 1) await shop.visitor.post('/login', { email: user.email, password: `wrong ${n}` });
    expect((await shop.visitor.post('/login', { email: user.email, password: PASSWORD })).status).toBe(420);
    expect((await set(token, 'brand new pass 7')).http).toBe(200);
    expect((await caller.get('/get-user')).status).toBe(401);
    expect((await set(token, 'brand new pass 8')).http).toBe(403);
    await shop.login(user.email, 'brand new pass 7');
  });

  test('still works after other changes of the account', async () => {
    const { user, token, kept } = await askForMail();
    const { resetPasswordToken: before } = await kept();
    await (await make.admin()).caller.post(`/verify-user-account/${user.id}`);
    expect((await kept()).resetPasswordToken).toBe(before);
    expect((await set(token, 'brand new pass 7')).http).toBe(200);
  });

  test('cannot be recovered from the database: what is stored resets no password', async () => {
    const { user, token, kept } = await askForMail();
    const { resetPasswordToken } = await kept();
    expect(resetPasswordToken).toMatch(/^[\da-f]{64}$/);
    for (const guess of [resetPasswordToken, '', null, { $ne: '' }])
      expect((await set(guess, 'brand new pass 7')).http).toBeGreaterThanOrEqual(400);
    await shop.login(user.email);
    const found = await shop
      .payload()
      .find({ collection: 'messages', where: { to: { equals: user.email } }, overrideAccess: true });
    expect(JSON.stringify(found.docs)).not.toContain(token);
  });
});

(onSqlite ? test : test.skip)('nothing that proves somebody stands readable in the file of the database', async () => {
  const { user, token } = await askForMail();
  const { token: sms } = (await shop.visitor.post(`/forgot-password/${user.mobile}`)).body as { token: string };
  const code = /\d{6}/.exec((await shop.message('sms', user.mobile)).text)![0];
  const { token: session } = (await shop.visitor.post('/login', { email: user.email, password: PASSWORD })).body as {
    token: string;
  };
  const staff = await make.subadmin();
  const { secret } = (await staff.caller.post('/two-step-start', { password: PASSWORD })).body as { secret: string };
  expect(secret).toEqual(expect.any(String));
  const bytes = ['haat.db', 'haat.db-wal']
    .map((name) => path.join(process.env.DATA_DIR!, name))
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file));
  expect(bytes.some((each) => each.includes(user.email))).toBe(true);
  const readable = Object.entries({ token, sms, session, secret, password: PASSWORD, code: `is ${code}` }).filter(
    ([, text]) => bytes.some((each) => each.includes(text)),
  );
  expect(readable.map(([name]) => name)).toEqual([]);
});
