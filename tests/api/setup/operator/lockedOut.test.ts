/**
 * `npm run admin -- --reset` while the server is running: an owner who has lost all credentials gets access again,
 * and nobody else.
 */
import { openShop, PASSWORD } from '../../../support/http';
import { market } from '../../../support/make/market';
import { runCommand } from '../../../support/newShop';

const shop = openShop();
const make = market(shop);
const admin = (args: string[], env: Record<string, string> = {}, stdin = '') =>
  runCommand('admin', args, { PAYLOAD_SECRET: '', ...env }, stdin);
const signIn = async (email: string, password: string) => (await shop.visitor.post('/login', { email, password })).body;

test('a suspended, locked owner who lost the phone signs in with the new password, and all other sessions end', async () => {
  const owner = await make.admin();
  const { id, email, mobile } = owner.user;
  await shop.payload().create({
    collection: 'two-factors',
    data: {
      user: id,
      on_since: new Date().toISOString(),
      secret: 'sealed',
      recovery: [],
      recovery_round: 0,
      last_step: 0,
    },
    overrideAccess: true,
  });
  await shop.payload().update({ collection: 'users', id, data: { status: 0 }, overrideAccess: true });
  for (let n = 0; n < 6; n += 1) await signIn(email, 'wrong-Pass-1');
  expect((await signIn(email, PASSWORD)).status).toBe(420);

  const ran = await admin(['--reset', `+88${mobile}`, '--generate']);
  expect([ran.code, ran.said]).toEqual([
    0,
    expect.stringMatching(/suspended; it no longer is[^]*second step of signing in was on; it is off now/),
  ]);
  const password = /shown this once: (\S+)/.exec(ran.said)![1]!;
  let body = await signIn(email, password);
  // The lock is counted in the server's own process, which looks for work every ten seconds.
  for (let n = 0; n < 40 && body.status !== 200; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    body = await signIn(email, password);
  }
  expect(body).toMatchObject({ status: 200, role: 'admin' });
  expect((await owner.caller.get('/get-self-user')).http).toBe(401);
  expect((await signIn(email, PASSWORD)).status).toBe(401);

  const { entries } = (await (await shop.as('admin')).get(`/get-audit-log?resource=users&record=${id}&limit=50`)).body;
  const byOperator = {
    role: 'operator',
    actor: { id: null, name: 'operator on the machine' },
    reason: 'Access was restored',
  };
  expect(entries).toContainEqual(expect.objectContaining({ action: 'changed', ...byOperator }));
  expect(entries).toContainEqual(expect.objectContaining({ action: 'reset', ...byOperator }));
  expect(JSON.stringify(entries)).not.toContain(password);
}, 120_000);

test('accounts of non-admins, unknown mobiles and easy passwords are refused, and nothing is changed', async () => {
  const customer = await make.person();
  const sub = await make.subadmin();
  const refused = await Promise.all([
    admin(['--reset', customer.user.mobile, '--generate']),
    admin(['--reset', '01999999999', '--generate']),
    admin(['--reset', sub.user.mobile], { ADMIN_PASSWORD: 'password1' }),
    admin(['--reset', sub.user.mobile]),
  ]);
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  const words = ['not an admin', 'No account has this mobile', 'easy to guess', 'no terminal'];
  words.forEach((word, n) => expect(refused[n]!.said).toContain(word));
  for (const { user } of [customer, sub]) expect((await signIn(user.email, PASSWORD)).status).toBe(200);
  expect((await customer.caller.get('/get-self-user')).http).toBe(200);
}, 180_000);

test('--list names both kinds of admin; a password piped in works for a sub admin', async () => {
  const sub = await make.subadmin();
  const listed = await admin(['--list']);
  expect(listed.code).toBe(0);
  expect(listed.said).toContain(`sub admin  ${sub.user.name}  ${sub.user.mobile}  ${sub.user.email}`);
  expect(listed.said).not.toContain('customer@demo.test');
  expect((await admin(['--reset', sub.user.mobile, '--password-stdin'], {}, 'Green-kettle-2026\n')).code).toBe(0);
  expect((await signIn(sub.user.email, 'Green-kettle-2026')).status).toBe(200);
  expect((await admin([])).said).toContain('--reset <mobile>');
}, 120_000);
