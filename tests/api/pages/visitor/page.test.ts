/** What the shop gets of a page: its blocks with everything they show, and nothing that is hidden. */
import type { Coupon, Page } from '../../../../payload-types';
import { openShop, type Caller } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
let editor: Caller;
beforeAll(async () => {
  editor = await shop.as('editor');
});

let count = 0;
async function publish(blocks: object[], rest: object = {}): Promise<Page> {
  count += 1;
  const data = {
    title: 'A page',
    title_bn: 'একটি পাতা',
    slug: `a-page-${count}`,
    blocks,
    _status: 'published',
    ...rest,
  };
  const { http, body } = await editor.post('/pages?depth=0', data);
  expect([http, body.errors]).toEqual([201, undefined]);
  return body.doc as Page;
}
const read = async (slug: string) => (await shop.visitor.get(`/page/${slug}`)).body;
const partsOf = async (blocks: object[]) => (await read((await publish(blocks)).slug)).page.blocks;
const titles = { title: 'Row', title_bn: 'সারি' };
const text = (words: string) => ({
  root: { type: 'root', version: 1, children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
});

test('the demo’s campaign shows every kind of block it has', async () => {
  const { page } = await read('eid');
  expect(page.blocks.map(({ kind }: { kind: string }) => kind)).toEqual([
    'picture',
    'text',
    'countdown',
    'coupon',
    'products',
    'products',
    'products',
    'categories',
    'shops',
    'questions',
  ]);
  expect((await shop.visitor.get('/get-home-page')).body.page.blocks).toMatchObject([
    { kind: 'picture', link: '/page/eid' },
  ]);
});

test('an unknown slug is not found', async () => expect((await read('no-such-page')).status).toBe(404));

test('a row by hand shows visible products in the order of the editor, and no hidden one', async () => {
  const seller = await make.seller();
  const [first, hidden, last] = [
    await make.product(seller),
    await make.product(seller, { verify: 0 }),
    await make.product(seller),
  ];
  const products = [last.id, hidden.id, first.id];
  const [row] = await partsOf([{ blockType: 'products', rule: 'hand', products, ...titles }]);
  expect(row.products.map(({ id }: { id: number }) => id)).toEqual([last.id, first.id]);
});

test('a row by rule finds visible products of its shop, as many as asked for, and changes with them', async () => {
  const seller = await make.seller();
  await make.product(seller);
  const newest = await make.product(seller);
  const rule = { blockType: 'products', rule: 'shop', shop: seller.shop.id, count: 1, ...titles };
  const page = await publish([rule]);
  const ids = async () =>
    (await read(page.slug)).page.blocks.map((row: { products: { id: number }[] }) => row.products.map(({ id }) => id));
  expect(await ids()).toEqual([[newest.id]]);
  await shop.payload().update({ collection: 'products', id: newest.id, data: { status: 0 }, overrideAccess: true });
  expect((await ids())[0]).not.toContain(newest.id);
});

test('a row finds the products of a main, a sub or a child category', async () => {
  const seller = await make.seller();
  const { category, subcategory } = await make.categoryPath();
  const slug = `below-${subcategory.id}`;
  const names = { name: slug, name_bn: 'নিচের', slug, status: 1, subcategory: subcategory.id };
  const child = await make.create<{ id: number }>('child-categories', names);
  const above = { category: category.id, subcategory: subcategory.id };
  const inSub = await make.product(seller, above);
  const inChild = await make.product(seller, { ...above, childcategory: child.id });
  const row = (rule: string, id: unknown) => ({ blockType: 'products', rule, [rule]: id, ...titles });
  const parts = await partsOf([
    row('category', category.id),
    row('subcategory', subcategory.id),
    row('childcategory', child.id),
    row('childcategory', null),
  ]);
  const found = parts.map(({ products }: { products: { id: number }[] }) => products.map(({ id }) => id));
  expect(found).toEqual([[inChild.id, inSub.id], [inChild.id, inSub.id], [inChild.id]]);
});

test('a coupon is shown with what it takes off, until it can no longer be used', async () => {
  const coupon = await make.create<Coupon>('coupons', {
    code: 'BLOCK5',
    type: 2,
    percentage: 5,
    fixed: 0,
    min_order: 300,
    quantity: 3,
    remain: 3,
    status: 1,
  });
  const page = await publish([{ blockType: 'coupon', code: 'block5', ...titles }]);
  expect((await read(page.slug)).page.blocks).toMatchObject([
    { kind: 'coupon', code: 'BLOCK5', type: 2, percentage: 5, min_order: 300 },
  ]);
  const admin = await shop.as('admin');
  expect((await admin.patch(`/coupons/${coupon.id}`, { status: 0 })).http).toBe(200);
  expect((await read(page.slug)).page.blocks).toEqual([]);
});

test('a video is shown by its id, and a page has its own words and picture for search engines', async () => {
  const image = await make.image();
  const meta = {
    meta_title: 'Eid sale',
    meta_title_bn: 'ঈদের ছাড়',
    meta_description: 'Panjabis at half price',
    meta_description_bn: 'অর্ধেক দামে পাঞ্জাবি',
  };
  const video = { blockType: 'video', url: 'dQw4w9WgXcQ', ...titles };
  const page = await publish([video], { ...meta, meta_image: image.id });
  const shown = (await read(page.slug)).page;
  expect(shown.blocks).toEqual([{ kind: 'video', url: 'dQw4w9WgXcQ', ...titles }]);
  expect(shown).toMatchObject(meta);
  expect((await fetch(`${shop.origin()}${shown.meta_image}`)).status).toBe(200);
});

test('a changed slug leads on from the old one, and what only a draft was called leads nowhere', async () => {
  const page = await publish([]);
  expect((await editor.patch(`/pages/${page.id}?draft=true`, { slug: 'only-a-draft' })).http).toBe(200);
  expect((await editor.patch(`/pages/${page.id}`, { slug: 'renamed', _status: 'published' })).http).toBe(200);
  expect((await read(page.slug)).page.slug).toBe('renamed');
  expect((await read('renamed')).page.id).toBe(page.id);
  expect((await read('only-a-draft')).status).toBe(404);
});

test('blocks are checked: kinds, links, videos, texts, and how many', async () => {
  const refused = async (block: object) =>
    (await editor.post('/pages', { title: 'x', title_bn: 'x', slug: 'refused', blocks: [block], _status: 'published' }))
      .http;
  const picture = { blockType: 'picture', image: 1, alt: 'x', alt_bn: 'x' };
  for (const block of [
    { blockType: 'html', html: '<script>' },
    'text',
    { ...picture, link: 'javascript:alert(1)' },
    { ...picture, link: '//evil.example' },
    { blockType: 'video', url: '"><script>x', ...titles },
    { blockType: 'text', content: { root: { type: 'root', children: [{ type: 'html' }] } }, content_bn: text('ক') },
    { blockType: 'countdown', ends_at: 'soon', ...titles },
    { blockType: 'products', rule: 'newest', count: 25, ...titles },
    { blockType: 'products', rule: 'drop table', ...titles },
    { blockType: 'questions', ...titles, questions: [{ question: 'x'.repeat(3_000) }] },
  ])
    expect([block, [400, 422].includes(await refused(block as object))]).toEqual([block, true]);
  const rows = Array.from({ length: 9 }, () => ({ blockType: 'products', rule: 'newest', count: 1, ...titles }));
  const { http } = await editor.post('/pages', {
    title: 'x',
    title_bn: 'x',
    slug: 'many',
    blocks: rows,
    _status: 'published',
  });
  expect(http).toBe(400);
});

test('editors preview a draft with its blocks; others do not', async () => {
  const page = await publish([{ blockType: 'text', content: text('Now'), content_bn: text('এখন') }]);
  const later = [{ blockType: 'text', content: text('Later'), content_bn: text('পরে') }];
  expect(
    (await editor.patch(`/pages/${page.id}?draft=true&autosave=true`, { blocks: later, _status: 'draft' })).http,
  ).toBe(200);
  expect(JSON.stringify((await editor.get(`/page-preview/${page.id}`)).body)).toContain('Later');
  expect(JSON.stringify(await read(page.slug))).toContain('Now');
  expect((await editor.get('/page-preview/999999')).status).toBe(404);
  expect((await (await shop.as('vendor.fashion')).get(`/page-preview/${page.id}`)).http).toBe(403);
  expect(new Date((await shop.visitor.get('/get-server-time')).body.now).getTime()).toBeGreaterThan(
    Date.now() - 60_000,
  );
});
