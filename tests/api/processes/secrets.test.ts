/**
 * The secret is exchanged: what was made under the old one counts while that is listed, and no longer than that, except what
 * `npm run reseal` has sealed anew and keys that were used in between.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Secret, TOTP } from 'otpauth';
import { bundledFile } from '../../support/bundled';
import { onSqlite } from '../../support/databases';
import { Caller, openShop, PASSWORD } from '../../support/http';
import { openProcesses, type ServerProcess } from '../../support/processes';
import type { Person } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const OLD = '0f3c9a17be82d465'.repeat(4);
const NEW = '7b1d5e90c2f8a364'.repeat(4);
process.env.PAYLOAD_SECRET = OLD;
const during = { PAYLOAD_SECRET: NEW, PAYLOAD_OTHER_SECRETS: OLD };
const after = { PAYLOAD_SECRET: NEW, PAYLOAD_OTHER_SECRETS: '' };

const shop = openShop();
const make = shopping(shop);
const codeOf = (secret: string, skew = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: Date.now() + skew * 30_000,
  });

type Secured = Person & { secret: string; recovery: string[] };
async function secured(): Promise<Secured> {
  const person = await make.subadmin();
  const { secret } = (await person.caller.post('/two-step-start', { password: PASSWORD })).body;
  const { body } = await person.caller.post('/two-step-on', { code: codeOf(secret) });
  expect(body.status).toBe(200);
  return { ...person, secret, recovery: body.recovery_codes };
}
async function key(name: string): Promise<{ name: string; key: string }> {
  const admin = await shop.as('admin');
  const { body } = await admin.post('/api-key-create', {
    name,
    owner: (await make.seller()).user.id,
    scopes: ['orders:read'],
    current_password: PASSWORD,
  });
  expect(body.status).toBe(200);
  return { name, key: body.key as string };
}
async function code(person: Person): Promise<{ otp_code: string; token: string; new_password: string }> {
  const { body } = await shop.visitor.post(`/forgot-password/${person.user.mobile}`);
  const { text } = await shop.message('sms', person.user.mobile);
  return { otp_code: /\d{6}/.exec(text)![0], token: body.token, new_password: 'brand new pass' };
}

async function reseal(env: Record<string, string>) {
  const child = spawn(process.execPath, [bundledFile('reseal')], {
    env: { ...process.env, ...env, NODE_OPTIONS: '' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, said };
}

(onSqlite ? describe : describe.skip)('a secret that is exchanged', () => {
  const open: ServerProcess[] = [];
  const at = (server: ServerProcess, token: string | null = null) => new Caller(() => server.origin, token);
  const serve = async (env: Record<string, string>) => {
    const [server] = await openProcesses(1, env);
    open.push(server!);
    return server!;
  };
  const isIn = async (server: ServerProcess, token: string | null) =>
    (await at(server, token).get('/get-self-user')).status === 200;
  const opens = async (server: ServerProcess, given: string) =>
    (await at(server).get('/packages?limit=1', { headers: { 'X-API-Key': given } })).http === 200;
  const signsIn = async (server: ServerProcess, { user }: Person, second: string) => {
    const { challenge } = (await at(server).post('/login', { email: user.email, password: PASSWORD })).body;
    return (await at(server).post('/login-code', { challenge, code: second })).body;
  };

  let shopper: Person;
  let coded: Person;
  let sent: Awaited<ReturnType<typeof code>>;
  let [used, unused] = [
    { name: '', key: '' },
    { name: '', key: '' },
  ];
  let staff: Secured;
  let cursor: string;
  let admin: Caller;

  beforeAll(async () => {
    [shopper, coded, staff, admin] = [
      await make.person(),
      await make.person(),
      await secured(),
      await shop.as('admin'),
    ];
    sent = await code(coded);
    [used, unused] = [await key('used'), await key('unused')];
    cursor = (await admin.get('/products?limit=1&after=')).body.nextCursor;
  });
  afterAll(() => open.forEach((server) => server.end()));

  test('without the old one everything made under it is refused', async () => {
    const server = await serve(after);
    expect(await isIn(server, shopper.caller.token)).toBe(false);
    expect(await opens(server, used.key)).toBe(false);
    expect((await at(server).post('/reset-password', sent)).status).toBe(420);
    expect((await signsIn(server, staff, staff.recovery[0]!)).status).not.toBe(200);
    server.end();
  });

  test('while the old one is listed all of it counts, and reseal makes what is sealed outlive it', async () => {
    const server = await serve(during);
    expect(await isIn(server, shopper.caller.token)).toBe(true);
    expect(await opens(server, used.key)).toBe(true);
    expect((await at(server).post('/reset-password', sent)).status).toBe(200);
    const byRecovery = await signsIn(server, staff, staff.recovery[0]!);
    expect(byRecovery.status).toBe(200);
    expect((await at(server, admin.token).get(`/products?limit=1&after=${encodeURIComponent(cursor)}`)).http).toBe(200);

    const first = await reseal(during);
    expect(first.said).toMatch(/: 1 sealed anew[\s\S]*unused/);
    expect(first.said).not.toMatch(/^ {2}used /m);
    expect(first.said).toMatch(/Recovery codes of 1 accounts/);
    expect(first.status).toBe(1);
    expect((await reseal(during)).said).toMatch(/: 0 sealed anew/);

    server.end();
    const last = await serve(after);
    expect(await isIn(last, shopper.caller.token)).toBe(false);
    // Begun under the new one.
    expect(await isIn(last, byRecovery.token as string)).toBe(true);
    expect([await opens(last, used.key), await opens(last, unused.key)]).toEqual([true, false]);
    expect((await signsIn(last, staff, staff.recovery[1]!)).status).not.toBe(200);
    expect((await signsIn(last, staff, codeOf(staff.secret, 1))).status).toBe(200);
  });

  test('reseal names the accounts whose second step no given secret opens', async () => {
    const { status, said } = await reseal({ PAYLOAD_SECRET: 'e4b8027d6c19f35a'.repeat(4), PAYLOAD_OTHER_SECRETS: '' });
    expect([status, said]).toEqual([1, expect.stringContaining(`(accounts ${staff.user.id})`)]);
  });
});
