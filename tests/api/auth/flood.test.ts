/**
 * A flood of sign-ins, with limits as in production: one address and one account have a limited number of attempts,
 * at all entry points together.
 */
import fs from 'node:fs';
import path from 'node:path';
import { settingsOf } from '../../../services/openCtx';
import { emailOf, openShop, PASSWORD, type Account } from '../../support/http';
import { form } from '../../support/make/market';

process.env.TRUST_PROXY = '1';
const shop = openShop();

beforeAll(() => {
  settingsOf(shop.payload()).rateLimits = true;
});

const MOST = 60;
let addresses = 0;
let nobodies = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;
const nobody = () => ({ email: `nobody.${(nobodies += 1)}@made.test`, password: 'wrong' });
const rightOf = (account: Account) => ({ email: emailOf(account), password: PASSWORD });

type Door = (address: string, body: object) => Promise<Response>;
const json =
  (at: string): Door =>
  (address, body) =>
    fetch(`${shop.origin()}${at}`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
const contract = json('/api/login');
const cms = json('/api/users/login');
/** As Payload's own form of the panel sends it. */
const panelForm: Door = (address, body) =>
  fetch(`${shop.origin()}/api/users/login`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': address },
    body: form({ _payload: JSON.stringify(body) }),
  });

/** Nobody was signed in: no cookie, no token. */
const isShut = async (reply: Response) =>
  reply.headers.getSetCookie().every((line) => /=;/.test(line)) && !/"token":"/.test(await reply.text());
const use = async (door: Door, address: string, times: number) =>
  Promise.all(Array.from({ length: times }, async () => (await door(address, nobody())).status));

test.each<[string, Door]>([
  ['the contract', contract],
  ['the CMS', cms],
  ['the panel’s form', panelForm],
])('one address has so many tries by %s, all at once as well, and others are not held up', async (_name, door) => {
  const address = newAddress();
  const statuses = await use(door, address, MOST + 20);
  expect(statuses.filter((status) => status === 429).length).toBe(20);
  const refused = await door(address, rightOf('customer'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await isShut(refused)).toBe(true);
  expect((await door(newAddress(), rightOf('customer'))).status).toBe(200);
});

test('attempts of one address at all entry points count together', async () => {
  const address = newAddress();
  for (const door of [contract, cms, panelForm]) expect((await use(door, address, MOST / 3)).includes(429)).toBe(false);
  for (const door of [contract, cms, panelForm]) expect((await door(address, rightOf('customer'))).status).toBe(429);
});

test.each([
  '/api/users/login/',
  '/api/users/login?a=b',
  '/api/users/login/?a=b',
  '/api/Users/Login',
  '/api/USERS/login',
  '/API/users/login',
  '//api/users/login',
  '/api//users/login',
  '/api/users//login',
  '/api/users/%6cogin',
  '/api/%75sers/login',
  '/api/users/login%2f',
  '/api/users/login;a=b',
  '/api/users/login//',
  '/api/users/./login',
  '/api/brands/../users/login',
  '/api/users/login%20',
  '/api/users\\login',
])('an address that has used up its attempts cannot sign in by %s', async (at) => {
  const address = newAddress();
  await use(cms, address, MOST);
  expect(await isShut(await json(at)(address, rightOf('customer')))).toBe(true);
});

test('an address that has used up its attempts cannot sign in by another method or form', async () => {
  const address = newAddress();
  await use(cms, address, MOST);
  const body = JSON.stringify(rightOf('customer'));
  const asked: [string, string, Record<string, string>][] = [
    ...['PUT', 'PATCH', 'DELETE'].map((method): [string, string, Record<string, string>] => [
      method,
      body,
      { 'Content-Type': 'application/json' },
    ]),
    ...['PUT', 'GET', 'PATCH'].flatMap((method) =>
      ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override'].map(
        (header): [string, string, Record<string, string>] => [
          'POST',
          body,
          { 'Content-Type': 'application/json', [header]: method },
        ],
      ),
    ),
    ['PATCH', body, { 'Content-Type': 'application/json', 'X-HTTP-Method-Override': 'POST' }],
    [
      'POST',
      new URLSearchParams(rightOf('customer')).toString(),
      { 'Content-Type': 'application/x-www-form-urlencoded' },
    ],
  ];
  for (const [method, text, headers] of asked) {
    const reply = await fetch(`${shop.origin()}/api/users/login`, {
      method,
      body: text,
      headers: { 'X-Forwarded-For': address, ...headers },
    });
    expect([method, headers, await isShut(reply)]).toEqual([method, headers, true]);
  }
});

test.each<[string, Account, Door]>([
  ['the CMS', 'vendor.home', cms],
  ['the panel’s form', 'vendor.gadget', panelForm],
])(
  'one account has five tries by %s, from however many addresses, and is locked at every door then',
  async (_name, account, door) => {
    const wrong = { email: emailOf(account), password: 'wrong' };
    const tries = await Promise.all(Array.from({ length: 30 }, () => door(newAddress(), wrong)));
    expect(tries.filter(({ status }) => status === 401).length).toBe(5);
    for (const each of [contract, cms, panelForm]) {
      const reply = await each(newAddress(), rightOf(account));
      expect(await isShut(reply)).toBe(true);
    }
    for (const email of [emailOf(account).toUpperCase(), ` ${emailOf(account)} `])
      expect(await isShut(await cms(newAddress(), { email, password: PASSWORD }))).toBe(true);
  },
);

test('no server function of the panel signs anybody in', () => {
  const sources = ['app', 'admin-components'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => /\.tsx?$/.test(file.name))
      .map((file) => path.join(file.parentPath, file.name)),
  );
  const having = (pattern: RegExp) => sources.filter((file) => pattern.test(fs.readFileSync(file, 'utf8')));
  // The one that draws forms and lists. Payload's ready-made sign-in is a server function in `@payloadcms/next/auth`.
  expect(having(/['"]use server['"]/)).toEqual(['app/(payload)/layout.tsx']);
  expect(having(/@payloadcms\/next\/auth|\.login\(/)).toEqual([]);
});
