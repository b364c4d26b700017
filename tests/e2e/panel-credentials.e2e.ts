/**
 * The panel's pages and server functions with every credential of `tests/access/entryPoints.table.ts`, over plain HTTP: they
 * are for people who are signed in, and take no API key. Here, because the panel is served from its build.
 */
import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { apiKeyScopes, type ApiKeyScope } from '../../domain/apiKeys/scopes';
import { credentials, people, type Credential } from '../access/entryPoints.table';
import { expect, test } from './support/journey';
import { at } from './support/pages';
import { demoPerson, newCustomer, PASSWORD, type Person } from './support/people';

type Headers = Record<string, string>;
type Account = (typeof people)[number];
/** The panel is opened with cookies: those of each role, in addition to the credentials of the other entry points. */
type Proof = Credential | `cookie:${Account}` | 'cookie:suspended';
type Made = { key: string; record: { id: number | string } };
type Id = number | string;

const cookieOf = ({ cookies }: Person): Headers => ({
  Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});
const bearerOf = ({ session }: Person): Headers => ({ Authorization: `Bearer ${session.token}` });

/** In the database: a key cannot be made that is over already. */
function expire(id: Id): void {
  const database = new Database(path.join(process.env.HAAT_DATA_DIR ?? 'data', 'haat.db'));
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    expect(
      database.prepare(`UPDATE api_keys SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ?`).run(id).changes,
    ).toBe(1);
  } finally {
    database.close();
  }
}

async function makeProofs(url: string): Promise<Map<Proof, Headers>> {
  const proofs = new Map<Proof, Headers>([['none', {}]]);
  for (const account of people) {
    const person = await demoPerson(url, account);
    proofs.set(account, bearerOf(person)).set(`cookie:${account}`, cookieOf(person));
  }
  const admin = await demoPerson(url, 'admin');
  const { user } = await admin.api.get<{ user: { id: number } }>('/get-self-user');
  const make = (owner: Id, scopes: readonly ApiKeyScope[]) =>
    admin.api.post<Made>('/api-key-create', { name: 'Doors', owner, scopes, current_password: PASSWORD });
  for (const scope of apiKeyScopes) proofs.set(`key:${scope}`, { 'X-API-Key': (await make(user.id, [scope])).key });
  proofs.set('key:unknown', { 'X-API-Key': 'haat_unknown' });
  const revoked = await make(user.id, apiKeyScopes);
  await admin.api.post(`/api-key-revoke/${revoked.record.id}`);
  proofs.set('key:revoked', { 'X-API-Key': revoked.key });
  const expired = await make(user.id, apiKeyScopes);
  expire(expired.record.id);
  proofs.set('key:expired', { 'X-API-Key': expired.key });

  const person = await newCustomer(url);
  const { users } = await admin.api.get<{ users: { id: number }[] }>(`/admin-search-all-user/${person.mobile}`);
  const orphan = await make(users[0]!.id, apiKeyScopes);
  await admin.api.post(`/suspend-user/${users[0]!.id}`);
  proofs
    .set('key:of-suspended', { 'X-API-Key': orphan.key })
    .set('suspended', bearerOf(person))
    .set('cookie:suspended', cookieOf(person));
  return proofs;
}

let proofs: Map<Proof, Headers>;
test.beforeAll(async ({ url }) => {
  proofs = await makeProofs(url);
  expect([...proofs.keys()]).toEqual(expect.arrayContaining([...credentials]));
});

const both = (...accounts: Account[]): Proof[] =>
  accounts.flatMap((account): Proof[] => [account, `cookie:${account}`]);
const workers = both('admin', 'subadmin', 'vendor.fashion', 'incharge.dhaka', 'editor');

const pages: readonly { path: string; opens: readonly Proof[] }[] = [
  { path: '/admin', opens: workers },
  { path: '/admin/dashboard', opens: workers },
  { path: '/admin/account', opens: workers },
  { path: '/admin/collections/users', opens: both('admin') },
  { path: '/admin/collections/users/1', opens: both('admin') },
  { path: '/admin/collections/users/create', opens: both('admin') },
  { path: '/admin/collections/brands/create', opens: both('admin') },
  { path: '/admin/collections/api-keys', opens: both('admin') },
  { path: '/admin/globals/site-information', opens: both('admin') },
];

/** Shown, or sent on to the screen everybody who works here begins with. */
async function isShown(url: string, page: string, headers: Headers): Promise<boolean> {
  const response = await fetch(`${url}${at(page)}`, {
    headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
    redirect: 'manual',
  });
  const html = await response.text();
  expect(response.status).toBeLessThan(500);
  if (response.headers.get('location')?.endsWith('/admin/dashboard')) return true;
  // Next has sent its 200 by the time it knows that somebody has to sign in: the page then says where to go, and nothing else.
  return response.status === 200 && !html.includes('/admin/login') && !html.includes('class="haat-denied"');
}

for (const { path: page, opens } of pages) {
  test(`${page} is shown to exactly these credentials`, async ({ url }) => {
    const shown: Proof[] = [];
    for (const [who, headers] of proofs) if (await isShown(url, page, headers)) shown.push(who);
    expect(shown.sort()).toEqual([...opens].sort());
  });
}

test('a page reveals none of its content to a stranger', async ({ url }) => {
  const strangers = [...proofs].filter(([who]) => !both(...people).includes(who));
  for (const [who, headers] of strangers) {
    const html = await (await fetch(`${url}${at('/admin/collections/users')}`, { headers, redirect: 'manual' })).text();
    expect([who, html.includes('@demo.test')]).toEqual([who, false]);
  }
});

/** The one server function of the panel, as Next's browser part calls it. */
const action = (): string => {
  const { node } = JSON.parse(fs.readFileSync('.next/server/server-reference-manifest.json', 'utf8')) as {
    node: Record<string, { filename: string }>;
  };
  return Object.keys(node).find((id) => node[id]!.filename === 'app/(payload)/layout.tsx')!;
};
const forms = {
  collectionSlug: 'brands',
  schemaPath: 'brands',
  operation: 'create',
  formState: {},
  data: {},
  docPermissions: { fields: true, create: true },
  docPreferences: { fields: {} },
  renderAllFields: true,
};
const table = (collectionSlug: string) => ({
  collectionSlug,
  columns: [
    { accessor: 'name', active: true },
    { accessor: 'email', active: true },
  ],
  // Demo accounts come first: other journeys make more than a hundred.
  query: { limit: 100, page: 1, sort: 'id' },
  renderRowTypes: true,
  tableAppearance: 'default',
  enableRowSelections: false,
});

const functions: readonly { name: string; args: object; shows: string; opens: readonly Proof[] }[] = [
  { name: 'form-state', args: forms, shows: 'subcategory', opens: workers },
  // Anybody working in the panel may query it, and gets what they may read: their own account.
  { name: 'table-state', args: table('users'), shows: 'customer@demo.test', opens: both('admin', 'subadmin') },
];

for (const { name, args, shows, opens } of functions) {
  test(`the server function ${name} answers exactly these credentials`, async ({ url }) => {
    const answered: Proof[] = [];
    for (const [who, headers] of proofs) {
      const response = await fetch(`${url}${at('/admin/collections/brands/create')}`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'Next-Action': action(),
          'Content-Type': 'text/plain;charset=UTF-8',
          Accept: 'text/x-component',
          Origin: url,
          'Sec-Fetch-Site': 'same-origin',
          ...headers,
        },
        body: JSON.stringify([{ name, args }]),
      });
      const text = await response.text();
      expect({ who, isFault: response.status >= 500 }).toEqual({ who, isFault: false });
      if (text.includes(shows)) answered.push(who);
    }
    expect(answered.sort()).toEqual([...opens].sort());
  });
}

test('a server function refuses another site, even with the cookie', async ({ url }) => {
  const response = await fetch(`${url}${at('/admin/collections/brands/create')}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Next-Action': action(),
      'Content-Type': 'text/plain;charset=UTF-8',
      Accept: 'text/x-component',
      Origin: 'https://evil.test',
      'Sec-Fetch-Site': 'cross-site',
      ...proofs.get('cookie:admin')!,
    },
    body: JSON.stringify([{ name: 'form-state', args: forms }]),
  });
  expect(await response.text()).not.toContain('subcategory');
});
