/**
 * What was found from outside to end in a 5xx or in an error of the server's log, request by request: each is the caller's own
 * fault now, is answered soon, and leaves the log empty. The fuzzers beside this file make such requests up.
 */
import { PASSWORD } from '../../support/http';
import { openFuzzed, people } from '../../support/fuzzed';
import { pngBytes } from '../../support/make/market';
import type { Sent } from '../../support/wire';

const { send, freshLines } = openFuzzed();
afterEach(async () => expect(await freshLines()).toEqual([]));

const get = (path: string): Sent => ({ method: 'GET', path });
const json = (method: string, path: string, body: unknown): Sent => ({ method, path, body: JSON.stringify(body) });

/** The HTTP status for a visitor, and for an admin; what could be the name of a record is answered as one that is not there. */
test.each<[number, number, Sent]>([
  [401, 200, get('/edit-category/1e309')],
  [401, 200, get('/edit-category/-1e309')],
  [401, 400, get(`/edit-category/${'9'.repeat(400)}`)],
  [404, 404, get('/products/abc')],
  [404, 404, get('/products/1e309')],
  [404, 404, get('/media/null')],
  [404, 404, get('/brands/%27')],
  [400, 400, get('/media/file/a%00.webp')],
  [400, 400, get('/products?page=1e309')],
  [400, 400, get('/products?where[id][equals]=1e309')],
  [400, 400, get('/products?where[name][equals][a]=b')],
  [400, 400, get('/products?where[createdAt][greater_than]=zzz')],
  [405, 405, { method: 'TRACE', path: '/get-home-product' }],
  [405, 405, { method: 'TRACE', path: '/products' }],
  [204, 204, { method: 'OPTIONS', path: '/get-home-product' }],
  [200, 200, { method: 'HEAD', path: '/get-home-product' }],
])('%i and %i for %j', async (forVisitor, forAdmin, sent) => {
  expect([(await send('visitor', sent)).http, (await send('admin', sent)).http]).toEqual([forVisitor, forAdmin]);
});

test('a name of 3,000 characters is refused, naming the field', async () => {
  const name = 'x'.repeat(3_000);
  const brand = await send('admin', json('POST', '/brands', { name, name_bn: name, subcategory: 1, status: 1 }));
  expect([brand.http, brand.body.errors[0].name]).toEqual([422, 'ValidationError']);
  const category = await send('admin', json('PATCH', '/main-categories/1', { name }));
  expect([category.http, category.body.errors[0].data.errors[0].path]).toEqual([422, 'name']);
  const registered = await send(
    'visitor',
    json('POST', '/register', {
      name,
      email: 'long@made.test',
      mobile: '01911111119',
      password: PASSWORD,
      confirm_password: PASSWORD,
    }),
  );
  expect([registered.status, Object.keys(registered.body.validation_errors as object)]).toEqual([
    422,
    expect.arrayContaining(['name']),
  ]);
  expect((await send('visitor', get(`/search/${name}`))).http).toBeLessThan(500);
});

test('a write without a document, or without a JSON content type, is refused as such', async () => {
  const brand = await send('admin', get('/brands/1?depth=0'));
  for (const [method, path] of [
    ['POST', '/brands'],
    ['PATCH', '/brands/1'],
    ['PATCH', '/brands?where[id][equals]=1'],
    ['POST', '/globals/policies'],
  ] as const) {
    for (const [type, body] of [
      ['application/json', undefined],
      ['application/json', 'null'],
      ['application/json', '[]'],
      ['text/plain', '{"name":"x"}'],
      ['application/x-www-form-urlencoded', 'name=x'],
    ] as const) {
      const reply = await send('admin', { method, path, body, headers: { 'Content-Type': type } });
      expect([method, path, type, reply.http, reply.body.errors[0].message]).toEqual([
        method,
        path,
        type,
        400,
        'The request could not be read.',
      ]);
    }
  }
  expect((await send('admin', get('/brands/1?depth=0'))).body).toEqual(brand.body);
});

test('a session cannot be started or refreshed with an API key, by any method or form', async () => {
  for (const sent of [
    json('POST', '/users/refresh-token', {}),
    { method: 'POST', path: '/users/refresh-token' },
    { method: 'POST', path: '/users/refresh-token?x=1', body: new FormData() },
    { method: 'POST', path: '/USERS/refresh-token' },
  ]) {
    const reply = await send('key', sent);
    expect([sent.path, reply.http >= 400]).toEqual([sent.path, true]);
    expect([reply.headers.get('set-cookie'), JSON.stringify(reply.body).includes('token"')]).toEqual([null, false]);
  }
  const refused = await send('key', json('POST', '/users/refresh-token', {}));
  expect([refused.http, typeof refused.body.message]).toEqual([403, 'string']);
  // An unknown key, and a key beside the token of a person.
  expect(
    (
      await send('visitor', {
        ...json('POST', '/users/refresh-token', {}),
        headers: { 'X-API-Key': 'haat_no_such_key' },
      })
    ).http,
  ).toBeGreaterThanOrEqual(400);
});

test('a picture at another URL is not fetched', async () => {
  const elsewhere = {
    filename: 'a.webp',
    mimeType: 'image/webp',
    size: 10,
    collectionSlug: 'media',
    clientUploadContext: { prefix: '../' },
  };
  for (const text of [
    JSON.stringify(elsewhere),
    JSON.stringify({ ...elsewhere, collectionSlug: 'users' }),
    '{"clientUploadContext":{}}',
    'null',
    '[]',
    '{',
    '',
  ]) {
    for (const who of people) {
      const form = new FormData();
      form.append('_payload', '{"alt":"x"}');
      form.append('file', text);
      const reply = await send(who, { method: 'POST', path: '/media', body: form });
      expect([who, text, reply.http >= 400]).toEqual([who, text, true]);
    }
  }
  const form = new FormData();
  form.append('_payload', JSON.stringify({ alt: 'x', clientUploadContext: {} }));
  form.append('file', new Blob([new Uint8Array(await pngBytes(30, 20))], { type: 'image/png' }), 'a.png');
  expect((await send('admin', { method: 'POST', path: '/media', body: form })).http).toBe(201);
});
