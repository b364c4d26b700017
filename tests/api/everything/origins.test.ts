/** Which pages may ask in a browser: the shop's own, and those of the listed origins. */
import { emailOf, openShop, PASSWORD } from '../../support/http';

const LISTED = 'https://shop.example.com';
const FOREIGN = 'https://evil.test';
process.env.CORS_ORIGINS = `${LISTED}, http://localhost:5173`;

const shop = openShop();
const send = (path: string, init: RequestInit = {}) =>
  fetch(`${shop.origin()}${path}`, { redirect: 'manual', ...init });
const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const person = { email: emailOf('customer'), password: PASSWORD };

describe('calls that set a cookie', () => {
  const calls: [string, unknown][] = [
    ['/api/login', person],
    ['/api/register', { name: 'Karim', email: 'crossing@demo.test', mobile: '01799999991', password: PASSWORD }],
    ['/api/login-code', { challenge: 'x', code: '123456' }],
    ['/api/logout', {}],
    ['/api/users/login', person],
    ['/api/users/logout', {}],
    ['/api/users/refresh-token', {}],
    ['/api/users/reset-password', { token: 'x', password: PASSWORD }],
    ['/api/users/first-register', { email: 'first@demo.test', password: PASSWORD }],
    ['/api/users/forgot-password', { email: person.email }],
    ['/api/users/unlock', { email: person.email }],
  ];

  test.each(calls)('%s is refused from another site', async (path, body) => {
    for (const headers of [
      { Origin: FOREIGN },
      { Origin: 'null' },
      { Origin: `${shop.origin()}.evil.test` },
      { 'Sec-Fetch-Site': 'cross-site' },
    ] as Record<string, string>[]) {
      const reply = await send(path, json(body, headers));
      expect([headers, reply.status, reply.headers.get('set-cookie')]).toEqual([headers, 403, null]);
    }
  });

  test('are refused in the reader’s language', async () => {
    const said = async (language: string) =>
      (
        (await (await send('/api/login', json(person, { Origin: FOREIGN, 'Accept-Language': language }))).json()) as {
          message: string;
        }
      ).message;
    expect(await said('en')).toMatch(/^Signing in and out works only from the shop’s own pages/);
    expect(await said('bn')).toMatch(/^লগইন ও লগআউট শুধু/);
  });

  test.each([
    ['the shop’s own page', () => ({ Origin: shop.origin(), 'Sec-Fetch-Site': 'same-origin' })],
    [
      'the shop under another of its names',
      () => ({
        Origin: `http://localhost:${new URL(shop.origin()).port}`,
        host: `localhost:${new URL(shop.origin()).port}`,
      }),
    ],
    ['a listed storefront', () => ({ Origin: LISTED, 'Sec-Fetch-Site': 'cross-site' })],
    ['a program', () => ({})],
  ])('sign in from %s', async (_who, headers: () => Record<string, string>) => {
    const { host, ...rest } = headers();
    const url = host ? `http://${host}/api/login` : `${shop.origin()}/api/login`;
    const reply = await fetch(url.replace('localhost', '127.0.0.1'), json(person, rest));
    // Node's fetch writes the Host itself.
    if (host) return void expect(reply.status).toBe(403);
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('payload-token=')]);
  });

  test('the CSRF token is not set for another site either', async () => {
    for (const path of ['/api/csrf-cookie', '/sanctum/csrf-cookie']) {
      expect((await send(path, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
      expect((await send(path)).headers.get('set-cookie')).toContain('XSRF-TOKEN=');
    }
  });
});

describe('a listed origin', () => {
  const asked = {
    Origin: LISTED,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
  };

  test.each([
    '/api/order-place',
    '/api/get-home-product',
    '/api/brands',
    '/api/users/login',
    '/api/nowhere',
    '/sanctum/csrf-cookie',
    '/uploads/x.webp',
  ])('gets an answer to its preflight of %s', async (path) => {
    const { status, headers } = await send(path, { method: 'OPTIONS', headers: asked });
    expect([
      status,
      headers.get('access-control-allow-origin'),
      headers.get('access-control-allow-credentials'),
    ]).toEqual([204, LISTED, 'true']);
    expect(headers.get('access-control-allow-methods')).toMatch(/POST[\s\S]*PATCH[\s\S]*DELETE/);
    expect(headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(headers.get('vary')).toMatch(/origin/i);
  });

  test.each(['/api/get-home-product', '/api/cart', '/api/brands', '/api/users/me', '/api/nowhere', '/api/my-order'])(
    'may read %s and its headers',
    async (path) => {
      const { headers } = await send(path, { headers: { Origin: LISTED } });
      expect(headers.get('access-control-allow-origin')).toBe(LISTED);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      for (const name of ['Retry-After', 'RateLimit-Remaining', 'X-Request-Id'])
        expect(headers.get('access-control-expose-headers')).toContain(name);
      expect(headers.get('vary')).toMatch(/origin/i);
    },
  );

  test('may embed the pictures', async () => {
    const { product } = (await (await send('/api/get-featured-product')).json()) as {
      product: { thumbnail: string }[];
    };
    expect((await send(product[0]!.thumbnail)).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('can sign in, and its cookie is accepted', async () => {
    const cookie = (await send('/api/login', json(person, { Origin: LISTED }))).headers
      .get('set-cookie')!
      .split(';')[0]!;
    expect((await send('/api/get-self-user', { headers: { Cookie: cookie, Origin: LISTED } })).status).toBe(200);
    expect(
      await send('/api/users/me', { headers: { Cookie: cookie, Origin: LISTED } }).then((reply) => reply.json()),
    ).toMatchObject({ user: { email: person.email } });
  });
});

describe('an origin that is not listed', () => {
  test.each([FOREIGN, 'null', `${LISTED}.evil.test`, 'http://shop.example.com', `${LISTED}:8443`])(
    '%s gets no CORS headers',
    async (origin) => {
      for (const method of ['OPTIONS', 'GET']) {
        const { headers } = await send('/api/get-home-product', {
          method,
          headers: { Origin: origin, ...(method === 'OPTIONS' ? { 'Access-Control-Request-Method': 'POST' } : {}) },
        });
        expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([
          null,
          expect.stringMatching(/origin/i),
        ]);
      }
      expect(
        (await send('/api/brands', { headers: { Origin: origin } })).headers.get('access-control-allow-origin'),
      ).toBeNull();
    },
  );

  test('cannot use a visitor’s cookie', async () => {
    const { token } = await shop.as('customer');
    expect(
      (await send('/api/get-self-user', { headers: { Cookie: `payload-token=${token}`, Origin: FOREIGN } })).status,
    ).toBe(401);
  });
});
