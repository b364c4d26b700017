/** Browsers on plain http under another name than localhost say nothing of where a read comes from but its Referer. */
import http from 'node:http';
import { emailOf, openShop, PASSWORD } from '../../support/http';

const shop = openShop();

async function cookieOf(account: 'vendor.fashion'): Promise<string> {
  const reply = await shop.visitor.post('/login', { email: emailOf(account), password: PASSWORD });
  return reply.headers.get('set-cookie')!.split(';')[0]!;
}

/** As a browser sends it: exactly these headers. */
function ask(method: string, path: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(shop.origin());
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode!));
    });
    request.on('error', reject);
    request.end();
  });
}

test('a page of the shop itself can read with its cookie', async () => {
  const cookie = await cookieOf('vendor.fashion');
  expect(
    await ask('GET', '/api/get-auth-vendor', { cookie, referer: `${shop.origin()}/multi-vendor/admin/dashboard` }),
  ).toBe(200);
});

test.each([
  ['no word of where it comes from', {}],
  ['another page', { referer: 'http://evil.example/' }],
  ['a page whose address begins alike', { referer: 'http://127.0.0.1.evil.example/' }],
  ['the same machine at another port', { referer: 'http://127.0.0.1:1/' }],
  ['a browser that says it is another site', { referer: 'http://127.0.0.1/', 'sec-fetch-site': 'cross-site' }],
  ['another origin', { origin: 'http://evil.example' }],
])('the cookie is ignored with %s', async (_case, headers) => {
  const cookie = await cookieOf('vendor.fashion');
  expect(await ask('GET', '/api/get-auth-vendor', { cookie, ...headers })).toBe(401);
});

test('a Referer alone allows no write', async () => {
  const cookie = await cookieOf('vendor.fashion');
  const referer = `${shop.origin()}/multi-vendor/admin/dashboard`;
  expect(await ask('POST', '/api/pto-update-status/NONE/1', { cookie, referer })).toBe(401);
  expect(await ask('POST', '/api/pto-update-status/NONE/1', { cookie, origin: 'http://evil.example', referer })).toBe(
    401,
  );
  expect(await ask('POST', '/api/pto-update-status/NONE/1', { cookie, origin: shop.origin() })).toBe(200);
});

test('another Host with the same cookie is not signed in', async () => {
  const cookie = await cookieOf('vendor.fashion');
  expect(await ask('GET', '/api/get-auth-vendor', { cookie, host: 'evil.example', referer: `${shop.origin()}/` })).toBe(
    401,
  );
});
