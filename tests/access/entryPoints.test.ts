import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { TypedUser } from 'payload';
import { emailOf, openShop, PASSWORD } from '../support/http';
import { credentials, entryPoints, type Credential, type EntryPoint } from './entryPoints.table';
import { privateFiles } from './privateFiles';
import { idOf, makeKey, makeProofs } from './proofs';
import { versions } from './versions';

const shop = openShop();
const proofs = new Map<Credential, Record<string, string>>();
const places: Record<string, string> = {};

beforeAll(async () => {
  for (const [credential, headers] of await makeProofs(shop)) proofs.set(credential, headers);
  const {
    docs: [brand],
  } = await shop.payload().find({ collection: 'brands', limit: 1, depth: 0 });
  places.brand = String(brand!.id);
  places.person = String(
    (await shop.payload().find({ collection: 'users', where: { email: { equals: emailOf('newcomer') } } })).docs[0]!.id,
  );
  places.picture = 'product.webp';
  fs.mkdirSync(path.join(process.env.DATA_DIR!, 'uploads/media'), { recursive: true });
  fs.writeFileSync(path.join(process.env.DATA_DIR!, 'uploads/media/product.webp'), 'a picture');
  Object.assign(places, await privateFiles(shop), await versions(shop));
});

/** Refused: not authenticated, or not allowed. Any other answer means that the request was admitted. */
async function isOpen(entry: EntryPoint, credential: Credential): Promise<boolean> {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => places[name]!);
  const response = await fetch(`${shop.origin()}${filled(entry.path)}`, {
    method: entry.method,
    redirect: 'manual',
    headers: {
      ...(entry.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...entry.headers,
      ...proofs.get(credential),
    },
    ...(entry.body === undefined ? {} : { body: JSON.stringify(entry.body) }),
  });
  const text = await response.text();
  if (response.status >= 500 || (text.includes('Page Not Found') && !entry.hides))
    throw new Error(`${entry.name} as ${credential}: ${response.status} ${text}`);
  const status = text.startsWith('{')
    ? ((JSON.parse(text) as { status?: number }).status ?? response.status)
    : response.status;
  const refused = entry.hides || text.startsWith('{"errors"') ? [401, 403, 404] : [401, 403];
  const isLetIn = !refused.includes(response.status) && !refused.includes(status);
  return isLetIn && (!entry.shows || text.includes(filled(entry.shows)));
}

test('every credential is available', () => {
  expect([...proofs.keys()].sort()).toEqual([...credentials].sort());
});

describe.each(entryPoints.map((entry) => [entry.name, entry] as const))('%s', (_name, entry) => {
  test('admits exactly these credentials', async () => {
    const opened: Credential[] = [];
    for (const credential of credentials) if (await isOpen(entry, credential)) opened.push(credential);
    expect(opened.sort()).toEqual([...new Set(entry.opens)].sort());
  });
});

test('an invalid key gets the reason, in the reader’s language', async () => {
  const call = (credential: Credential, path: string, language: 'en' | 'bn' = 'en') =>
    shop.visitor.get(path, { headers: proofs.get(credential)!, language });
  expect((await call('key:expired', '/all-vendor-order')).body).toEqual({
    status: 401,
    message: 'This API key is unknown, expired or revoked.',
  });
  expect((await call('key:site:read', '/all-vendor-order')).body).toEqual({
    status: 403,
    message: 'This API key needs the scope orders:read.',
  });
  expect((await call('key:site:read', '/orders')).body.message).toBe('This API key needs the scope orders:read.');
  expect((await call('key:site:read', '/cart', 'bn')).body.message).toBe(
    'এপিআই কী দিয়ে এটি করা যায় না; নিজের অ্যাকাউন্টে লগইন করে করুন।',
  );
});

test('hooks refuse a key that would change an account even when the shop’s own code makes the change', async () => {
  const { recognisedByKey } = await import('../../authority/actor');
  const owner = (await shop.payload().find({ collection: 'users', where: { email: { equals: emailOf('admin') } } }))
    .docs[0]!;
  const user = recognisedByKey(owner, {
    kind: 'key',
    id: 1,
    name: 'Test',
    scope: 'people:write',
  }) as unknown as TypedUser;
  const change = shop
    .payload()
    .update({ collection: 'users', id: places.person!, data: { name: 'Changed' }, user, overrideAccess: true });
  await expect(change).rejects.toThrow('notForKeys');
});

test('changes made with a key are in the audit log with the key’s name and id', async () => {
  const admin = await shop.as('admin');
  const { id, key } = await makeKey(shop, await idOf(shop, 'admin'), ['catalogue:write']);
  const headers = { 'X-API-Key': key };
  expect((await shop.visitor.patch(`/brands/${places.brand}`, { name: 'Renamed by a key' }, { headers })).http).toBe(
    200,
  );
  const [entry] = (await admin.get(`/get-audit-log?resource=brands&record=${places.brand}`)).body.entries;
  expect(entry).toMatchObject({ key: { id: String(id), name: 'Test' }, actor: { id: await idOf(shop, 'admin') } });
  expect((await admin.patch(`/brands/${places.brand}`, { name: 'Renamed by a person' })).http).toBe(200);
  const [own] = (await admin.get(`/get-audit-log?resource=brands&record=${places.brand}`)).body.entries;
  expect(own.key).toBeNull();
});

test('a key can be created with an expiry date, but not a past one', async () => {
  const admin = await shop.as('admin');
  const make = async (day: string) =>
    (
      await admin.post('/api-key-create', {
        name: 'Dated',
        owner: await idOf(shop, 'admin'),
        scopes: ['site:read'],
        expires_on: day,
        current_password: PASSWORD,
      })
    ).body;
  const tomorrow = new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 10);
  const { record, key } = await make(tomorrow);
  expect(new Date(record.expires_at).getTime()).toBeGreaterThan(Date.now());
  expect((await shop.visitor.get('/view-slider', { headers: { 'X-API-Key': key } })).http).not.toBe(401);
  expect(await make('2020-01-01')).toMatchObject({
    status: 422,
    errors: { expires_on: ['The expires on must not be in the past.'] },
  });
});

test.each(['/api/brands/../users', '/api/brands/%2e%2e/users', '/api/brands\\..\\users'])(
  'a key for the catalogue cannot reach accounts by %s',
  async (path) => {
    const { port } = new URL(shop.origin());
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const asked = http.get({ host: '127.0.0.1', port, path, headers: proofs.get('key:catalogue:read')! }, (res) => {
        let text = '';
        res.on('data', (part: Buffer) => (text += part.toString()));
        res.on('end', () => resolve({ status: res.statusCode!, text }));
      });
      asked.on('error', reject);
    });
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.text).not.toContain('@demo.test');
  },
);
