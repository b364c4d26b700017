/** The security headers of every kind of answer: what a browser may run, cache, embed and send elsewhere. */
import { openShop } from '../../support/http';

const shop = openShop();
const open = (path: string, init: RequestInit = {}) =>
  fetch(`${shop.origin()}${path}`, { redirect: 'manual', ...init });

describe.each([
  '/api/get-home-product',
  '/api/cart',
  '/api/users/me',
  '/api/nowhere',
  '/uploads/nothing.webp',
  '/nowhere',
  '/healthz',
  '/robots.txt',
])('%s', (path) => {
  test('cannot be sniffed, framed or read by another site, and runs no inline script', async () => {
    const { headers } = await open(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    if (path === '/healthz') return;
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'self'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});

test.each([
  ['page-preview/1', 'self'],
  ['picture-preview/slide1', 'self'],
  ['announcement-preview/1', 'self'],
  ['policy-preview/returnpolicy', 'self'],
  ['page/1', 'none'],
  ['login', 'none'],
  ['cart', 'none'],
  ['x/picture-preview/slide1', 'none'],
])('%s may be framed by: %s', async (page, by) => {
  const { headers } = await open(`/multi-vendor/${page}`);
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors '${by}'`);
});

describe('another site', () => {
  test('may not read an answer, whatever origin it names', async () => {
    for (const origin of ['https://evil.test', 'null', 'http://localhost.evil.test']) {
      const reply = await open('/api/get-home-product', {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
      expect([origin, reply.headers.get('access-control-allow-origin')]).toEqual([origin, null]);
    }
  });

  test('cannot use a signed-in person’s cookie', async () => {
    const caller = await shop.as('customer');
    const cookie = `payload-token=${caller.token}`;
    const own = await open('/api/get-self-user', { headers: { Cookie: cookie, Origin: shop.origin() } });
    expect(own.status).toBe(200);
    for (const headers of [{ Origin: 'https://evil.test' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
      const foreign = await open('/api/get-self-user', { headers: { Cookie: cookie, ...headers } });
      expect([headers, foreign.status]).toEqual([headers, 401]);
    }
  });
});

describe('answers', () => {
  test('to a signed-in user are not cached', async () => {
    const caller = await shop.as('customer');
    for (const path of ['/cart', '/my-order', '/get-self-user']) {
      expect((await caller.get(path)).headers.get('cache-control')).toContain('no-store');
    }
  });

  test('have a content type and a charset', async () => {
    for (const path of ['/api/get-home-product', '/api/cart', '/api/nowhere']) {
      expect((await open(path)).headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });

  test('to server errors reveal no internals', async () => {
    const reply = await shop.visitor.get('/view-product/%00');
    expect(JSON.stringify(reply.body)).not.toMatch(/node_modules|SQLITE|select |at \w+ \(/i);
  });
});

describe('the metrics', () => {
  test('are for this machine only, not for requests through a proxy', async () => {
    expect((await open('/metrics')).status).toBe(200);
    expect((await open('/metrics', { headers: { 'X-Forwarded-For': '203.0.113.7' } })).status).toBe(404);
  });

  test('are labelled by call or collection, never by the caller’s input', async () => {
    const counted = async () => {
      const text = await (await open('/metrics')).text();
      return [
        ...text.matchAll(/^http_request_seconds_count\{route="([^"]*)",method="([^"]*)",status="([^"]*)"\}/gm),
      ].map(([, ...labels]) => labels.join(' '));
    };
    await open('/api/get-all-district');
    await open('/api/view-product/no-such-thing');
    await open('/api/brands/1');
    await open('/api/nowhere-anybody-knows');
    await open('/multi-vendor/nowhere-anybody-knows');
    await open('/multi-vendor/admin/nowhere-anybody-knows');
    await open('/api/get-home-product', { method: 'PROPFIND' });
    const labels = await counted();
    expect(labels).toEqual(
      expect.arrayContaining([
        'getAllDistrict GET 200',
        'viewProduct GET 200',
        'cms brands GET 200',
        'api GET 404',
        'api other 405',
      ]),
    );
    expect(labels.join()).not.toContain('anybody');
    expect(labels.filter((label) => label.startsWith('panel ') || label.startsWith('storefront '))).toHaveLength(2);
  });
});

describe('malformed requests', () => {
  test.each(['TRACE', 'CONNECT2', 'PROPFIND'])('%s reaches no call', async (method) => {
    const reply = await open('/api/get-home-product', { method }).catch(() => null);
    expect(reply === null || reply.status >= 400).toBe(true);
  });

  test('a path out of the pictures folder is not found', async () => {
    for (const path of [
      '/uploads/../haat.db',
      '/uploads/%2e%2e/haat.db',
      '/uploads/..%2fhaat.db',
      '/uploads/%2e%2e%2fhaat.db',
      '/uploads/media/..%5c..%5chaat.db',
      '/uploads/.env',
    ]) {
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    }
  });

  test('a server-only header is not accepted from outside', async () => {
    const caller = await shop.as('customer');
    const reply = await caller.get('/get-self-user', {
      headers: { 'X-Caller-Address': '1.2.3.4', 'X-Request-Id': 'mine', 'X-Needed-Scope': 'x' },
    });
    expect(reply.headers.get('x-request-id')).not.toBe('mine');
  });
});
