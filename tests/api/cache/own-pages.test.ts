/** Pages rendered for the signed-in account: sent to that account only. */
import { openShop } from '../../support/http';
import { shopping } from '../../support/make/shopping';
import type { Person } from '../../support/make/market';

const shop = openShop({ storefront: true });
const make = shopping(shop);

type Options = { cookie?: string; headers?: Record<string, string> };
async function page({ cookie, headers = {} }: Options = {}) {
  const reply = await fetch(`${shop.origin()}/multi-vendor/cart`, {
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'none', ...(cookie ? { Cookie: cookie } : {}), ...headers },
  });
  return { status: reply.status, html: await reply.text(), headers: reply.headers };
}
const session = ({ caller }: Pick<Person, 'caller'>) => `payload-token=${caller.token}`;

async function shopper(): Promise<{ person: Person; name: string; cookie: string }> {
  const person = await make.person();
  const product = await make.product(await make.seller());
  await make.fill(person, [[product, 2]]);
  return { person, name: product.name, cookie: session(person) };
}

test('shows the cart of the session cookie’s account, and is not cached', async () => {
  const { person, name, cookie } = await shopper();
  const own = await page({ cookie });
  expect(own.status).toBe(200);
  expect(own.html).toContain(name);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(own.headers.get('etag')).toBeNull();
  expect(own.headers.get('vary')).toContain('Cookie');
  // What would be of use to a script that should not be there.
  expect(own.html).not.toContain(person.caller.token);
  const other = await shopper();
  const [theirs, visitors] = [await page({ cookie: other.cookie }), await page()];
  for (const { html } of [theirs, visitors]) expect(html).not.toContain(name);
  expect(theirs.html).toContain(other.name);
  expect(visitors.headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['a session that has ended', async ({ person }) => void (await person.caller.post('/logout'))],
  [
    'a suspended account',
    async ({ person }) =>
      void (await shop.payload().update({ collection: 'users', id: person.user.id, data: { status: 0 } } as never)),
  ],
] satisfies [string, (of: Awaited<ReturnType<typeof shopper>>) => Promise<void>][])(
  '%s gets the page for everybody',
  async (_, end) => {
    const one = await shopper();
    await end(one);
    const { status, html, headers } = await page({ cookie: one.cookie });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(html).not.toContain(one.name);
  },
);

test.each([
  ['a token that is not one', () => ({ cookie: 'payload-token=nonsense' })],
  ['a key or a token in a header', () => ({ headers: { Authorization: 'Bearer nonsense', 'X-Api-Key': 'nonsense' } })],
  ['a page another site loads', (cookie: string) => ({ cookie, headers: { 'Sec-Fetch-Site': 'cross-site' } })],
  [
    'the page to be kept for days without a network',
    (cookie: string) => ({ cookie, headers: { 'X-General-Page': '1' } }),
  ],
])('%s gets the page for everybody', async (_, asked) => {
  const { name, cookie } = await shopper();
  const { status, html } = await page(asked(cookie));
  expect(status).toBe(200);
  expect(html).not.toContain(name);
});

test('is in the language of its reader', async () => {
  const { cookie } = await shopper();
  const { html } = await page({ cookie: `${cookie}; language=bn` });
  expect(html).toContain('<html lang="bn"');
  expect(html).toContain('২০০');
});
