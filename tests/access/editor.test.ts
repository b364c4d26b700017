/**
 * A content editor through every entry point: exactly what a customer gets, except for the shop's content. The config is walked, so
 * that a new collection or global is tried too.
 */
import { openShop, type Caller } from '../support/http';
import { market, type Person } from '../support/make/market';
import { makeKey } from './proofs';

const shop = openShop();
const make = market(shop);
let editor: Person;
let customer: Person;
beforeAll(async () => {
  editor = await make.person({ is_editor: 1 });
  customer = await make.person();
});

/** The shop's content; and Payload's own records of a screen. */
const content = new Set(['videos', 'announcements', 'picture-places', 'pages', 'media', 'media-folders']);
const ownScreens = new Set(['payload-locked-documents', 'payload-preferences']);
const contentGlobals = ['banners', 'policies', 'sliders'];

const slugs = (): string[] =>
  Object.keys(shop.payload().collections).filter((slug) => !content.has(slug) && !ownScreens.has(slug));
/** What an answer tells, without what differs between any two people. */
const told = ({ http, body }: { http: number; body: { totalDocs?: number } | null }) => [http, body?.totalDocs ?? null];

describe('in the CMS an editor', () => {
  test('reads of other collections what a customer reads, however deep', async () => {
    const found: unknown[] = [];
    const wanted: unknown[] = [];
    for (const slug of slugs()) {
      for (const path of [`/${slug}?limit=50&depth=2`, `/${slug}/count`, `/${slug}/versions`]) {
        const [mine, theirs] = [await editor.caller.get(path), await customer.caller.get(path)];
        found.push([path, ...told(mine)]);
        wanted.push([path, ...told(theirs)]);
      }
    }
    expect(found).toEqual(wanted);
    expect(found.length).toBeGreaterThan(100);
  });

  test('writes to other collections as little as a customer', async () => {
    const tries = (caller: Caller, slug: string) =>
      Promise.all([
        caller.post(`/${slug}`, {}),
        caller.patch(`/${slug}/1`, { name: 'Taken over' }),
        caller.patch(`/${slug}?where[id][exists]=true&limit=1`, { name: 'Taken over' }),
        caller.delete(`/${slug}/999999`),
      ]);
    for (const slug of slugs().filter((each) => each !== 'users')) {
      const [mine, theirs] = [await tries(editor.caller, slug), await tries(customer.caller, slug)];
      expect([slug, mine.map(({ http }) => http)]).toEqual([slug, theirs.map(({ http }) => http)]);
    }
  });

  test('learns nothing of people from what they may read', async () => {
    const paths = ['/media?limit=100&depth=2', '/videos?depth=2', '/announcements?depth=2', '/users?limit=100&depth=2'];
    for (const path of [...paths, ...contentGlobals.map((slug) => `/globals/${slug}?depth=2`)]) {
      const { http, body } = await editor.caller.get(path);
      expect([path, http]).toEqual([path, 200]);
      const people = JSON.stringify(body).match(/[\w.]+@[\w.]+\.test|\b01[3-9]\d{8}\b/g) ?? [];
      expect([path, people.filter((each) => each !== editor.user.email && each !== editor.user.mobile)]).toEqual([
        path,
        [],
      ]);
    }
  });

  test('changes the globals with the shop’s content, and no other', async () => {
    const changed: string[] = [];
    for (const { slug } of shop.payload().globals.config)
      if ((await editor.caller.post(`/globals/${slug}`, {})).http === 200) changed.push(slug);
    expect(changed.sort()).toEqual(contentGlobals);
  });

  test('may change pictures of the site, and none of a product or a person', async () => {
    const [site, product, profile] = await Promise.all(
      ['site', 'product', 'profile'].map(async (purpose) => {
        const data = { purpose, filename: `${purpose}-of-a-test.webp`, mimeType: 'image/webp', filesize: 1 };
        return (await shop.payload().db.create({ collection: 'media', data })).id as number | string;
      }),
    );
    const change = async (id: unknown) => (await editor.caller.patch(`/media/${id}`, { alt: 'A shop' })).http;
    expect(await change(site)).toBe(200);
    expect([await change(product), await change(profile)].every((http) => http === 403 || http === 404)).toBe(true);
    expect((await editor.caller.delete(`/media/${product}`)).http).toBeGreaterThanOrEqual(400);
  });

  test('is told by /access what is allowed, and no more', async () => {
    const { body } = await editor.caller.get('/access');
    expect(body.canAccessAdmin).toBe(true);
    const of = (given: Record<string, unknown>, slug: string, { user }: Person) =>
      JSON.stringify([slug, given[slug]]).replaceAll(`"equals":${JSON.stringify(user.id)}`, '"equals":"oneself"');
    const theirs = (await customer.caller.get('/access')).body.collections;
    for (const slug of slugs()) expect(of(body.collections, slug, editor)).toEqual(of(theirs, slug, customer));
  });
});

test('an editor finds no order, product, person or shop', async () => {
  for (const keyword of ['Ayesha', '01700000001', '1001', 'rice', 'Rong Dhonu'])
    expect((await editor.caller.get(`/find-anything?keyword=${keyword}`)).body).toMatchObject({
      status: 200,
      found: [],
    });
});

test('a key of an editor may do what the editor may, within its scope', async () => {
  const { key } = await makeKey(shop, editor.user.id, ['site:write', 'site:read', 'orders:read', 'people:read']);
  const headers = { 'X-API-Key': key };
  expect((await shop.visitor.get('/get-all-videos', { headers })).body.status).toBe(200);
  for (const path of ['/all-vendor-order', '/get-admin-all-user/0/10', '/all-coupon'])
    expect((await shop.visitor.get(path, { headers })).http).toBe(403);
  expect((await shop.visitor.post('/update-delivery-charge', {}, { headers })).http).toBe(403);
});

test('an editor who is a vendor too has both', async () => {
  const seller = await make.seller();
  await shop.payload().update({
    collection: 'users',
    id: seller.user.id,
    data: { is_editor: 1 },
    overrideAccess: true,
  });
  const both = await shop.login(seller.user.email);
  expect((await both.get('/vendor-order/0')).body.status).toBe(200);
  expect((await both.get('/get-all-videos')).body.status).toBe(200);
  expect((await both.get('/all-vendor-order')).http).toBe(403);
});

test('a suspended editor has nothing', async () => {
  const person = await make.person({ is_editor: 1 });
  const { body } = await person.caller.get('/get-self-user');
  expect(body.user).toMatchObject({ is_editor: 1 });
  await (await shop.as('admin')).post(`/suspend-user/${person.user.id}`);
  expect((await person.caller.get('/get-all-videos')).http).toBe(401);
  expect((await shop.visitor.post('/login', { email: person.user.email, password: 'demo-Pass-2026' })).status).not.toBe(
    200,
  );
});
