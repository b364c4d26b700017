/**
 * The panel's pages and its server functions with every kind of credential: they are for people who are signed in, and take
 * neither an API key nor anything but the cookie or the token of a session. The rest of the doors: `tests/access/entryPoints`.
 */
import { apiKeyScopes } from '../../domain/apiKeys/scopes';
import { expect, test } from './support/journey';
import { at } from './support/pages';
import { demoPerson, newCustomer, PASSWORD, type Person } from './support/people';

type Headers = Record<string, string>;
type Made = { key: string; record: { id: number | string } };

const cookieOf = ({ cookies }: Person): Headers => ({ Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') });

/** One living key with each scope, and dead ones with all. */
async function keysOf(admin: Person): Promise<Map<string, Headers>> {
  const { user } = await admin.api.get<{ user: { id: number } }>('/get-self-user');
  const make = (owner: number, scopes: readonly string[]) => admin.api.post<Made>('/api-key-create', { name: 'Doors', owner, scopes, current_password: PASSWORD });
  const found = new Map<string, Headers>();
  for (const scope of apiKeyScopes) found.set(`a key with ${scope}`, { 'X-API-Key': (await make(user.id, [scope])).key });
  const revoked = await make(user.id, apiKeyScopes);
  await admin.api.post(`/api-key-revoke/${revoked.record.id}`);
  found.set('a revoked key', { 'X-API-Key': revoked.key });
  found.set('an unknown key', { 'X-API-Key': 'haat_unknown' });
  return found;
}

async function suspended(url: string, admin: Person): Promise<Headers> {
  const person = await newCustomer(url);
  const { users } = await admin.api.get<{ users: { id: number }[] }>(`/admin-search-all-user/${person.mobile}`);
  await admin.api.post(`/suspend-user/${users[0]!.id}`);
  return cookieOf(person);
}

const pages = ['/admin', '/admin/collections/users', '/admin/collections/users/1', '/admin/collections/api-keys', '/admin/all-users', '/admin/account'];

test('a page of the panel is shown to a session, and to no key', async ({ url, staff }) => {
  const admin = await staff('admin');
  const read = async (path: string, headers: Headers) => {
    const response = await fetch(`${url}${at(path)}`, { headers: { 'Sec-Fetch-Site': 'same-origin', ...headers }, redirect: 'manual' });
    return { status: response.status, to: response.headers.get('location') ?? '', html: await response.text() };
  };
  const strangers = new Map<string, Headers>([['nobody', {}], ['somebody suspended', await suspended(url, admin)], ...(await keysOf(admin))]);
  for (const path of pages) {
    for (const [who, headers] of strangers) {
      const page = await read(path, headers);
      const isLogin = /\/admin\/login/.test(page.to) || /\/admin\/login/.test(page.html);
      expect({ path, who, isLogin, hasPeople: page.html.includes('@demo.test') }).toEqual({ path, who, isLogin: true, hasPeople: false });
    }
  }
  const own = await read('/admin/collections/users', cookieOf(admin));
  expect(own.status).toBe(200);
  expect(own.html).toContain('@demo.test');
  for (const account of ['vendor.fashion', 'incharge.dhaka', 'customer']) {
    const other = await read('/admin/collections/users', cookieOf(await demoPerson(url, account)));
    expect([account, other.html.includes('admin@demo.test')]).toEqual([account, false]);
  }
});

test('a server function of the panel answers a session, and no key', async ({ url, staff, open }) => {
  const admin = await staff('admin');
  const page = await open({ language: 'en', screen: 'desktop', person: admin });
  const asked = page.waitForRequest((request) => Boolean(request.headers()['next-action']));
  await page.goto(at('/admin/collections/brands/1'));
  await page.locator('#field-name').fill('Another name');
  const request = await asked;
  const { 'next-action': action, 'content-type': type, accept } = request.headers();
  const body = request.postDataBuffer();
  const ask = async (headers: Headers) => {
    const response = await fetch(request.url(), {
      method: 'POST',
      headers: { 'Next-Action': action!, 'Content-Type': type!, Accept: accept!, Origin: url, ...headers },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    return `${response.status} ${await response.text()}`;
  };
  const own = await ask(cookieOf(admin));
  expect(own).toMatch(/^200/);
  expect(own).toContain('subcategory');
  for (const [who, headers] of new Map<string, Headers>([['nobody', {}], ...(await keysOf(admin))])) {
    expect([who, (await ask(headers)).includes('subcategory')]).toEqual([who, false]);
  }
});
