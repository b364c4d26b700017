/** The set-up page of an empty shop: who may send it, what it refuses, and that it is gone afterwards. */
import { newShop, type NewShop } from '../../../support/newShop';

const owner = {
  name: 'Nusrat Owner',
  mobile: '+880 1711-223344',
  email: 'Owner@Shop.example',
  password: 'Blue-kettle-2026',
  password_again: 'Blue-kettle-2026',
  site_contact: '',
  site_email: 'help@shop.example',
  general_delivery_charge: '৭৫',
  grocery_delivery_charge: '30',
};
const wrongCode = 'AAAAA-AAAAA-AAAAA-AAAAA';

let shop: NewShop;
/** Addresses of visitors as a proxy tells them. */
const from = (address: string) => ({ 'X-Forwarded-For': address });
const page = async (path = '', headers: Record<string, string> = {}) => {
  const response = await fetch(`${shop.origin}/multi-vendor/admin${path}`, { redirect: 'manual', headers });
  return { http: response.status, html: await response.text(), headers: response.headers };
};

beforeAll(async () => {
  shop = await newShop({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
  await shop.start();
}, 120_000);
afterAll(async () => {
  await shop.stop();
  shop.remove();
}, 60_000);

test('the log has its URL and code, at any log level', () => {
  expect(shop.log()).toContain(`${shop.origin}/multi-vendor/admin`);
  expect(shop.log()).toContain('npm run setup');
  expect(shop.code()).toMatch(/^([2-9A-HJKMNP-Z]{5}-){3}[2-9A-HJKMNP-Z]{5}$/);
});

test.each(['', '/', '/login', '/collections/users?limit=10', '/api'])('it replaces the panel: %s', async (path) => {
  const { http, html, headers } = await page(path);
  expect(http).toBe(200);
  expect(html).toContain('Set up your shop');
  expect(html).not.toContain('role_as');
  expect(html).not.toContain('<script');
  expect(html).not.toContain(shop.code());
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none';style-src 'sha256-[^']+'/);
});

test('the CMS’s screen for a first user, its files and its other methods are not found', async () => {
  for (const path of ['/create-first-user', '/create-first-user/', '/Create-First-User?a=1'])
    expect([path, (await page(path)).http]).toEqual([path, 404]);
  expect((await fetch(`${shop.origin}/_next/static/anything.js`)).status).toBe(404);
  for (const method of ['PUT', 'DELETE', 'PATCH'])
    expect((await fetch(`${shop.origin}/multi-vendor/admin`, { method })).status).toBe(404);
  expect(
    (
      await fetch(`${shop.origin}/multi-vendor/admin/login`, {
        method: 'POST',
        headers: { 'Next-Action': 'x' },
        body: '[]',
      })
    ).status,
  ).toBe(404);
});

test('its fonts are served without a build, and nothing else from outside that folder', async () => {
  const { html } = await page();
  const fonts = [...html.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, address]) => address!);
  expect(fonts).toHaveLength(4);
  for (const address of fonts) {
    const response = await fetch(`${shop.origin}${address}`);
    expect([address, response.status, response.headers.get('content-type')]).toEqual([address, 200, 'font/woff2']);
  }
  for (const address of ['/set-up-fonts/', '/set-up-fonts/..%2f..%2f..%2f..%2fpackage.json'])
    expect((await page(address)).html).not.toContain('"scripts"');
});

test('it is in the reader’s language: chosen on the page, in the shop, or in the browser', async () => {
  expect((await page('', { 'Accept-Language': 'bn-BD,en' })).html).toContain('<html lang="bn">');
  expect((await page('', { Cookie: 'a=1; language=bn' })).html).toContain('আপনার দোকান চালু করুন');
  expect((await page('?language=en', { Cookie: 'language=bn' })).html).toContain('<html lang="en">');
  expect((await page('?language=<b>')).html).toContain('<html lang="en">');
});

test('a form from another site is refused, even with the right code', async () => {
  for (const Origin of ['http://evil.example', 'null', 'http://127.0.0.1:1']) {
    const { http, html } = await shop.send({ ...owner, code: shop.code() }, { Origin });
    expect([http, html]).toEqual([403, expect.stringContaining('SERVER_URL')]);
  }
});

test('without the code nothing is created, and the form keeps what was typed, except passwords', async () => {
  const { http, html } = await shop.send(
    { ...owner, name: '"><script>alert(1)</script>', code: wrongCode },
    from('203.0.113.1'),
  );
  expect(http).toBe(422);
  expect(html).toContain('This is not the code in the server’s log.');
  expect(html).toContain('value="Owner@Shop.example"');
  expect(html).not.toContain(owner.password);
  expect(html).not.toContain('<script>');
  expect((await shop.send({}, from('203.0.113.1'))).http).toBe(422);
});

test('with the code every wrong field is named in the reader’s language, and the code stays valid', async () => {
  const wrong = {
    code: shop.code(),
    name: ' ',
    mobile: '123',
    email: 'nope',
    password: 'short',
    password_again: 'other',
    site_email: 'x',
    general_delivery_charge: '-1',
    language: 'en',
  };
  const { http, html } = await shop.send(wrong, from('203.0.113.2'));
  expect(http).toBe(422);
  for (const field of [
    'name',
    'mobile',
    'email',
    'password',
    'password_again',
    'site_email',
    'general_delivery_charge',
  ])
    expect(html).toContain(`id="${field}-wrong"`);
  expect(html).not.toContain('id="code-wrong"');
  const easy = await shop.send(
    {
      ...owner,
      password: 'password1',
      password_again: 'password1',
      code: shop.code().toLowerCase().replaceAll('-', ' '),
      language: 'bn',
    },
    from('203.0.113.2'),
  );
  expect([easy.http, easy.html]).toEqual([422, expect.stringContaining('এই পাসওয়ার্ড সহজেই অনুমান করা যায়')]);
});

test('a body larger than the form is refused', async () => {
  expect((await shop.send({ ...owner, code: shop.code(), name: 'x'.repeat(20_000) })).http).toBe(413);
});

test('five wrong codes lock an address; thirty from many invalidate the code until the next start', async () => {
  const wrong = async (address: string) => (await shop.send({ ...owner, code: wrongCode }, from(address))).http;
  for (let n = 0; n < 5; n += 1) expect(await wrong('198.51.100.1')).toBe(422);
  const locked = await shop.send({ ...owner, code: shop.code() }, from('198.51.100.1'));
  expect([locked.http, Number(locked.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(60);
  for (let n = 0; n < 40; n += 1) await wrong(`198.51.100.${10 + n}`);
  const worthless = await shop.send({ ...owner, code: shop.code() }, from('192.0.2.1'));
  expect([worthless.http, worthless.html]).toEqual([403, expect.stringContaining('Restart the server')]);
  const old = shop.code();
  await shop.stop();
  await shop.start();
  expect(shop.code()).not.toBe(old);
  expect((await shop.send({ ...owner, code: old }, from('192.0.2.1'))).http).toBe(422);
}, 60_000);

test('if two send the right code at once, one becomes the super admin; the other is redirected to the panel, and the page is gone', async () => {
  const code = shop.code();
  const [one, other] = await Promise.all([
    shop.send({ ...owner, code }, from('192.0.2.2')),
    shop.send(
      { ...owner, name: 'Second', mobile: '01911111111', email: 'second@shop.example', code },
      from('192.0.2.3'),
    ),
  ]);
  const [made, late] = one.http === 200 ? [one, other] : [other, one];
  expect([made.http, late.http, late.headers.get('location')]).toEqual([200, 303, '/multi-vendor/admin']);
  expect(made.html).toContain('Your shop is set up');
  expect(made.html).toContain('href="/multi-vendor/admin/login"');
  expect((await page()).http).toBe(404);
  expect((await shop.send({ ...owner, mobile: '01911111112', email: 'third@shop.example', code })).http).toBe(404);

  const email = made === one ? 'owner@shop.example' : 'second@shop.example';
  const admin = await shop.login(email, owner.password);
  expect((await admin.get('/get-all-admin')).body.users.map((user: { email: string }) => user.email)).toEqual([email]);
  expect((await admin.get('/get-all-district')).body.district).toHaveLength(64);
  expect((await shop.visitor.get('/get-delivery-charge')).body).toMatchObject({
    general_delivery_charge: 75,
    grocery_delivery_charge: 30,
  });
  expect((await shop.visitor.get('/topbar-information')).body).toMatchObject({
    email: 'help@shop.example',
    contact: '',
  });
  const { entries } = (await admin.get('/get-audit-log?resource=users&limit=50')).body;
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'created',
      role: 'operator',
      reason: 'The shop was set up',
      address: expect.stringMatching(/^192\.0\.2\./),
    }),
  );
}, 60_000);
