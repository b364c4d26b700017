/** Methods and addresses that no browser sends: each gets an answer that is the caller's own fault, and leaves no error in the log. */
import { openShop } from '../../support/http';
import { raw, statusOf } from '../../support/raw';

const shop = openShop();
const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.origin()}${path}`, { method, headers });

describe('HEAD', () => {
  test.each([
    '/api/get-home-product',
    '/api/get-delivery-charge',
    '/api/brands',
    '/api/get-all-district',
    '/healthz',
    '/api/openapi.json',
  ])('of %s answers like GET, without a body', async (path) => {
    const [head, get] = [await send('HEAD', path), await send('GET', path)];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  });

  test('authenticates as GET does', async () => {
    expect((await send('HEAD', '/api/my-order')).status).toBe(401);
    const { token } = await shop.as('customer');
    expect((await send('HEAD', '/api/my-order', { Authorization: `Bearer ${token}` })).status).toBe(200);
  });
});

describe('OPTIONS', () => {
  test.each([
    ['/api/get-home-product', 'GET, HEAD, OPTIONS'],
    ['/api/login', 'POST, OPTIONS'],
    ['/api/brands', 'GET, HEAD, POST, PATCH, DELETE, OPTIONS'],
    ['/api/brands/1', 'GET, HEAD, POST, PATCH, DELETE, OPTIONS'],
  ])('of %s lists the allowed methods', async (path, allow) => {
    const reply = await send('OPTIONS', path);
    expect([reply.status, reply.headers.get('allow')]).toEqual([204, allow]);
  });

  test('of an unknown path is 404', async () => {
    expect((await send('OPTIONS', '/api/nowhere')).status).toBe(404);
  });
});

describe('a known path with another method', () => {
  test('names the allowed ones, in the reader’s language', async () => {
    const reply = await shop.visitor.put('/get-home-product', {});
    expect([reply.http, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(reply.body).toEqual({ status: 405, message: 'This address accepts GET, HEAD, OPTIONS only.' });
    expect((await shop.visitor.get('/login', { language: 'bn' })).body).toEqual({
      status: 405,
      message: 'এই ঠিকানায় শুধু POST, OPTIONS চলে।',
    });
  });

  test('differs from an unknown path', async () => {
    expect((await shop.visitor.get('/no-such-call')).http).toBe(404);
  });
});

test.each([
  '/',
  '/api/get-home-product',
  '/api/brands',
  '/api/login',
  '/uploads/media/x.webp',
  '/healthz',
  '/metrics',
  '/sanctum/csrf-cookie',
  '/nowhere',
  '*',
])('TRACE %s is refused as a method', async (target) => {
  expect(await statusOf(shop.origin(), 'TRACE', target)).toBe(405);
});

describe('malformed URLs', () => {
  const places = [
    '/',
    '/api/',
    '/api/media/file/',
    '/api/view-product/',
    '/uploads/',
    '/uploads/media/',
    '/api/docs/',
    '/sandbox/bkash/',
    '/multi-vendor/',
  ];
  const odd = [
    'a%00.webp',
    'nothing.webp',
    `${'a'.repeat(300)}.webp`,
    '%00',
    '%',
    '%zz',
    '%c0%ae%c0%ae',
    '%ff%fe',
    'a%0d%0aSet-Cookie:x=1',
    '%1f',
    '..%2f..%2fhaat.db',
    '%2e%2e',
    '..',
    '.',
    '..\\haat.db',
    'a#b',
    `${'a'.repeat(8_000)}`,
    `${'%E0%A6%95'.repeat(900)}`,
    'é',
    '%25%30%30',
    '//evil.test/x',
    ';a=b',
    '%5c..%5c',
  ];

  test.each(places)('below %s are not found', async (place) => {
    for (const each of odd) {
      const status = await statusOf(shop.origin(), 'GET', place + each);
      // A call of the contract says in its body that there is no such thing.
      const isRefused = status >= 400 && status < 500 && status !== 405;
      expect([place + each.slice(0, 40), isRefused || (place === '/api/view-product/' && status === 200)]).toEqual([
        place + each.slice(0, 40),
        true,
      ]);
    }
  });

  test('in absolute form refer to this server', async () => {
    expect(await statusOf(shop.origin(), 'GET', 'http://evil.test/api/get-delivery-charge')).toBe(200);
    for (const target of ['http://[/api/get-delivery-charge', 'http://[::1/api/', 'evil.test:80', '?', 'api']) {
      expect([target, [400, 404]]).toEqual([
        target,
        expect.arrayContaining([await statusOf(shop.origin(), 'GET', target)]),
      ]);
    }
  });

  test('with dot segments are checked and served as the same path', async () => {
    for (const target of [
      '/api/products/../users',
      '/api/products/%2e%2e/users',
      '/api/products/.%2E/users/me',
      '/api/media/./../users',
    ]) {
      expect([target, await statusOf(shop.origin(), 'GET', target)]).toEqual([target, 404]);
    }
    expect(await statusOf(shop.origin(), 'GET', '/api/products\\..\\users')).toBe(400);
  });
});

describe('extra slashes', () => {
  const doors: [string, string][] = [
    ['POST', '/users/login'],
    ['POST', '/users/logout'],
    ['POST', '/users/forgot-password'],
    ['POST', '/users/reset-password'],
    ['POST', '/users/refresh-token'],
    ['POST', '/users/unlock'],
    ['POST', '/users/first-register'],
    ['GET', '/users/me'],
    ['GET', '/users'],
    ['GET', '/brands'],
    ['GET', '/brands/1'],
    ['POST', '/media'],
    ['GET', '/media'],
    ['GET', '/media/file/x.webp'],
    ['GET', '/documents/file/x.webp'],
    ['GET', '/globals/sliders'],
    ['GET', '/payload-jobs/run'],
  ];

  test.each(doors)('reach nothing of the CMS: %s %s', async (method, path) => {
    for (const each of [
      `${path}//`,
      `${path}///`,
      `${path}//?a=b`,
      `/${path}`,
      path.replace(/^\/(\w+)/, '/$1/'),
    ].filter((odd) => odd.split('?')[0]!.includes('//'))) {
      expect([each, await statusOf(shop.origin(), method, `/api${each}`, 'Content-Length: 0\r\n')]).toEqual([
        each,
        404,
      ]);
    }
  });
});

describe('a protocol upgrade', () => {
  const head = (path: string, more: string) =>
    `GET ${path} HTTP/1.1\r\nHost: ${new URL(shop.origin()).host}\r\n${more}\r\n\r\n`;
  const socketOf =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13';

  const paths = [
    '/',
    '/api/get-home-product',
    '/api/cart',
    '/api/nowhere',
    '/api/brands',
    '/api/users/me',
    '/api/openapi.json',
    '/api/docs',
    '/sanctum/csrf-cookie',
    '/uploads/x',
    '/uploads/media/shown.webp',
    '/multi-vendor/',
    '/multi-vendor/mall',
    '/multi-vendor/sitemap.xml',
    '/multi-vendor/admin',
    '/multi-vendor/admin/login',
    '/_next/webpack-hmr',
    '/_next/static/x.js',
    '/healthz',
    '/readyz',
    '/metrics',
    '/sandbox/bkash/pay',
    '/nowhere',
  ];

  test.each(paths)('at %s is refused and its connection closed immediately', async (path) => {
    const started = performance.now();
    const lines = await Promise.all(Array.from({ length: 10 }, () => raw(shop.origin(), head(path, socketOf))));
    await Promise.all(lines.map(({ closed }) => closed));
    expect(performance.now() - started).toBeLessThan(5_000);
    for (const { said } of lines) expect(said()).toMatch(/^HTTP\/1\.1 400 [\s\S]*connection: close/i);
  });

  test.each(['websocket', 'WebSocket', 'TLS/1.0', 'HTTP/2.0', 'websocket, h2c', 'x'.repeat(2_000), '../x', ','])(
    'for %s is refused, whoever the caller and whatever the method',
    async (protocol) => {
      const { token } = await shop.as('admin');
      const body = '{"email":"x"}';
      const asked = [
        head('/api/cart', `Connection: Upgrade\r\nUpgrade: ${protocol}\r\nAuthorization: Bearer ${token}`),
        head('/api/cart', `Connection: keep-alive, Upgrade\r\nUpgrade: ${protocol}`),
        `${head('/api/login', `Connection: Upgrade\r\nUpgrade: ${protocol}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`).replace('GET', 'POST')}${body}`,
        head('/api/cart', `Connection: Upgrade\r\nUpgrade: ${protocol}`).replace('GET', 'PATCH'),
      ];
      for (const each of asked) {
        const { said, closed } = await raw(shop.origin(), each);
        await closed;
        expect(said()).toMatch(/^HTTP\/1\.1 400 /);
        // One request, one answer.
        expect(said().split('HTTP/1.1 ').length).toBe(2);
      }
    },
  );

  test('that only offers HTTP/2 is ignored', async () => {
    const { said, closed } = await raw(
      shop.origin(),
      head(
        '/api/get-delivery-charge',
        'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
      ),
    );
    await closed;
    expect(said()).toMatch(/^HTTP\/1\.1 200 [\s\S]*"status":200/);
  });
});
