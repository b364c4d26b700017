/** Drafts are visible only to editors, through any entry point. */
import type { Page } from '../../../../payload-types';
import { openShop, type Account } from '../../../support/http';

const shop = openShop();
const SECRET = 'Nobody may know yet';
let page: Page;
let version: string;

beforeAll(async () => {
  const admin = await shop.as('editor');
  const first = { title: 'Open', title_bn: 'খোলা', slug: 'open', _status: 'published' };
  page = (await admin.post('/pages', first)).body.doc as Page;
  expect((await admin.patch(`/pages/${page.id}?draft=true`, { title: SECRET, _status: 'draft' })).http).toBe(200);
  await admin.post('/pages?draft=true', { title: SECRET, slug: 'closed', _status: 'draft' });
  const { body } = await admin.get('/pages/versions?limit=10&depth=0');
  const own = (each: { parent: unknown; version: Page }) => each.parent === page.id && each.version.title === SECRET;
  version = String(body.docs.find(own).id);
});

const ways = () => [
  '/pages',
  '/pages?draft=true',
  `/pages?draft=true&where[title][like]=Nobody`,
  '/pages?where[_status][equals]=draft',
  '/pages/count?where[_status][equals]=draft',
  `/pages/${page.id}`,
  `/pages/${page.id}?draft=true`,
  '/pages/versions',
  '/pages/versions?limit=0',
  `/pages/versions/${version}`,
];

test.each<Account | null>([null, 'customer', 'vendor.fashion', 'incharge.dhaka'])(
  '%s sees no draft',
  async (account) => {
    const caller = account ? await shop.as(account) : shop.visitor;
    for (const way of ways()) {
      const { http, body } = await caller.get(way);
      expect([way, http < 500, JSON.stringify(body).includes(SECRET)]).toEqual([way, true, false]);
      if (way.includes('count')) expect(body.totalDocs ?? 0).toBe(0);
    }
    for (const [method, way, body] of [
      ['POST', '/pages', { title: 'x', title_bn: 'x', slug: 'mine' }],
      ['PATCH', `/pages/${page.id}`, { title: 'x' }],
      ['PATCH', `/pages/${page.id}?draft=true`, { title: 'x' }],
      ['POST', `/pages/versions/${version}`, {}],
      ['DELETE', `/pages/${page.id}`, undefined],
    ] as const)
      expect([way, [401, 403, 404].includes((await caller.send(method, way, body)).http)]).toEqual([way, true]);
  },
);

test('an editor reads drafts and their versions, and goes back to an earlier one', async () => {
  const editor = await shop.as('editor');
  expect((await editor.get(`/pages/${page.id}?draft=true`)).body.title).toBe(SECRET);
  expect((await shop.visitor.get(`/pages/${page.id}`)).body.title).toBe('Open');
  const { body } = await editor.get('/pages/versions?limit=10&depth=0');
  const own = (each: { parent: unknown; version: Page }) => each.parent === page.id && each.version.title === 'Open';
  expect((await editor.post(`/pages/versions/${body.docs.find(own).id}`, {})).http).toBe(200);
  expect((await shop.visitor.get(`/pages/${page.id}`)).body.title).toBe('Open');
  expect((await editor.get(`/pages/${page.id}?draft=true`)).body.title).toBe('Open');
});
