/** What the search box suggests while somebody types. */
import { settingsOf } from '../../../../services/openCtx';
import { openShop, type Body } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

process.env.TRUST_PROXY = '1';
const shop = openShop();
const make = shopping(shop);
let seller: Seller;

beforeAll(async () => {
  seller = await make.seller();
});

const address = (keyword: string) => `/search-suggestions?keyword=${encodeURIComponent(keyword)}`;
async function suggest(keyword: string): Promise<Body> {
  const { body } = await shop.visitor.get(address(keyword));
  if (body.status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
const namesOf = (list: { name: string }[]): string[] => list.map(({ name }) => name);
const products = async (keyword: string) => namesOf((await suggest(keyword)).products);

test('a product by the beginning of its name, in English, Bangla and Bangla in Latin letters', async () => {
  const product = await make.product(seller, {
    name: 'Wumbleberry Jam',
    name_bn: 'ঝকমকি জ্যাম',
    selling_price: 240,
    original_price: 300,
  });
  for (const typed of ['wu', 'WUMBLEB', 'jam wumb', 'ঝকম', 'ঝকমকি', 'jhokmo'])
    expect([typed, await products(typed)]).toEqual([typed, ['Wumbleberry Jam']]);
  expect((await suggest('wumble')).products).toEqual([
    {
      id: product.id,
      name: 'Wumbleberry Jam',
      name_bn: 'ঝকমকি জ্যাম',
      slug: product.slug,
      thumbnail: expect.anything(),
      selling_price: 240,
    },
  ]);
});

test('the demo’s rice by every way to begin its name', async () => {
  for (const typed of ['ri', 'ric', 'rice', 'chal', 'চাল']) {
    const found = await products(typed);
    expect([typed, found.some((name) => name.includes('Rice'))]).toEqual([typed, true]);
    expect(found.length).toBeLessThanOrEqual(5);
  }
});

test('a typing error is forgiven where nothing begins so', async () => {
  await make.product(seller, { name: 'Bandersnatch lamp', name_bn: 'ক' });
  expect(await products('bandersnathc')).toEqual(['Bandersnatch lamp']);
});

test('at most five products, three categories and three shops', async () => {
  for (let n = 0; n < 6; n += 1) await make.product(seller, { name: `Slithytove number ${n}`, name_bn: `স্লিথি ${n}` });
  for (let n = 0; n < 4; n += 1) {
    const { shop: made } = await make.seller();
    await shop.payload().update({ collection: 'shops', id: made.id, data: { name: `Slithytove house ${n}` } });
  }
  for (let n = 0; n < 4; n += 1)
    await shop.payload().create({
      collection: 'main-categories',
      data: { name: `Slithytove kind ${n}`, name_bn: `ধরন ${n}`, slug: `slithytove-${n}`, status: 1 },
    });
  const found = await suggest('slithy');
  expect([found.products.length, found.categories.length, found.shops.length]).toEqual([5, 3, 3]);
  expect(found.categories[0]).toEqual({
    id: expect.anything(),
    name: expect.stringContaining('Slithytove kind'),
    name_bn: expect.stringContaining('ধরন'),
    slug: expect.stringContaining('slithytove-'),
    level: 'main',
  });
});

test('nothing hidden is suggested: no product, no category below a hidden one, no closed shop', async () => {
  const product = await make.product(seller, { name: 'Tulgeywood chair', name_bn: 'ক' });
  expect(await products('tulgey')).toEqual(['Tulgeywood chair']);
  await shop.payload().update({ collection: 'products', id: product.id, data: { status: 0 } });
  expect(await products('tulgey')).toEqual([]);

  const db = shop.payload();
  const names = { name: 'Frabjous goods', name_bn: 'খ', status: 1 };
  const main = await db.create({ collection: 'main-categories', data: { ...names, name: 'Main', slug: 'frab-main' } });
  const sub = await db.create({
    collection: 'sub-categories',
    data: { ...names, name: 'Sub', slug: 'frab-sub', category: main.id },
  });
  const child = { ...names, slug: 'frab-child', subcategory: sub.id };
  await db.create({ collection: 'child-categories', data: child });
  const categories = async () => (await suggest('frabj')).categories.map(({ slug }: { slug: string }) => slug);
  expect(await categories()).toEqual(['frab-child']);
  await db.update({ collection: 'main-categories', id: main.id, data: { status: 0 } });
  expect(await categories()).toEqual([]);

  const other = await make.seller();
  await shop.payload().update({ collection: 'shops', id: other.shop.id, data: { name: 'Vorpalhouse' } });
  const shops = async () => namesOf((await suggest('vorpalh')).shops);
  expect(await shops()).toEqual(['Vorpalhouse']);
  await shop.payload().update({ collection: 'vendors', id: other.vendor.id, data: { accept: 2 } });
  expect(await shops()).toEqual([]);
});

test('the database of a large shop suggests what the memory suggests', async () => {
  await make.product(seller, { name: 'Galumphing drum', name_bn: 'গালুম ঢোল' });
  const settings = settingsOf(shop.payload());
  const both = async (keyword: string) => {
    const answers = [];
    for (const most of [50_000, 0]) {
      settings.searchInMemory = most;
      // Another text with the same words: no answer that was kept.
      answers.push(await suggest(most === 0 ? `${keyword} `.padEnd(keyword.length + 2, '.') : keyword));
    }
    settings.searchInMemory = 50_000;
    return answers.map((found) => ({
      products: namesOf(found.products).sort(),
      categories: namesOf(found.categories),
      shops: namesOf(found.shops),
    }));
  };
  for (const keyword of ['galum', 'গালু', 'dhol galum', 'mechan', 'honey']) {
    const [memory, database] = await both(keyword);
    expect([keyword, database]).toEqual([keyword, memory]);
    expect([keyword, memory!.products.length > 0]).toEqual([keyword, true]);
  }
});

test('too little or too much is refused, signs alone find nothing', async () => {
  for (const keyword of ['', 'a', ' a ', 'a'.repeat(81)])
    expect([keyword.length, (await shop.visitor.get(address(keyword))).body.status]).toEqual([keyword.length, 422]);
  for (const keyword of ['%%', '"*', "' OR 1"]) expect((await suggest(keyword)).status).toBe(200);
  expect(await suggest('%%')).toMatchObject({ products: [], categories: [], shops: [] });
});

test('is the same for everybody and may be asked again without being sent again', async () => {
  const first = await fetch(`${shop.origin()}/api${address('ri')}`);
  const tag = first.headers.get('etag');
  expect(tag).not.toBeNull();
  const again = await fetch(`${shop.origin()}/api${address('ri')}`, { headers: { 'If-None-Match': tag! } });
  expect(again.status).toBe(304);
});

describe('one address', () => {
  const settings = () => settingsOf(shop.payload());
  beforeAll(() => {
    settings().rateLimits = true;
  });
  afterAll(() => {
    settings().rateLimits = false;
  });

  test('has only so many made, as with the search', async () => {
    const ask = (n: number, from: string) =>
      fetch(`${shop.origin()}/api${address(`zz${n}`)}`, { headers: { 'X-Forwarded-For': from } });
    const answered = async (from: number, to: number) => {
      const replies = await Promise.all(Array.from({ length: to - from }, (_, n) => ask(from + n, '203.0.113.77')));
      return replies.filter(({ status }) => status === 200).length;
    };
    const first = await answered(0, 190);
    await new Promise((resolve) => setTimeout(resolve, 10_500));
    expect(first + (await answered(190, 370))).toBe(300);
    expect((await ask(5_000, '203.0.113.78')).status).toBe(200);
  });
});
