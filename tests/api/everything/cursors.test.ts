/**
 * Lists of the CMS's REST API by cursor: `after` continues after the last record, whatever is added or removed in the
 * meantime, in every allowed sort order; a foreign cursor is refused and reveals nothing.
 */
import type { FlattenedField } from 'payload';
import type { Product } from '../../../payload-types';
import { openShop, PASSWORD, type Caller, type Reply } from '../../support/http';
import { market, type Seller } from '../../support/make/market';

const shop = openShop();
const make = market(shop);
const callers: Record<string, { ask: (path: string) => Promise<Reply> }> = {};
let admin: Caller;
beforeAll(async () => {
  admin = await shop.as('admin');
  const owner = (await admin.get('/get-self-user')).body.user.id as number;
  const { body } = await admin.post('/api-key-create', {
    name: 'Cursors',
    owner,
    scopes: ['catalogue:read'],
    current_password: PASSWORD,
  });
  callers.visitor = { ask: (path) => shop.visitor.get(path) };
  callers.admin = { ask: (path) => admin.get(path) };
  callers.key = { ask: (path) => shop.visitor.get(path, { headers: { 'X-API-Key': body.key as string } }) };
});

type Doc = Record<string, unknown> & { id: number | string };
type Page = { docs: Doc[]; limit: number; hasNextPage: boolean; nextCursor: string | null };
const idsOf = (docs: readonly Doc[]) => docs.map(({ id }) => id);
const said = ({ http, body }: Reply) => [http, body.errors?.[0]?.message] as const;

async function pageOf(ask: (path: string) => Promise<Reply>, path: string, after?: string | null): Promise<Page> {
  const { http, body } = await ask(after ? `${path}&after=${encodeURIComponent(after)}` : path);
  expect([path, http]).toEqual([path, 200]);
  return body as Page;
}

const sortable = new Set([
  'text',
  'textarea',
  'email',
  'select',
  'radio',
  'number',
  'date',
  'checkbox',
  'relationship',
  'upload',
]);
const canSort = (field: FlattenedField) =>
  sortable.has(field.type) &&
  !('hidden' in field && field.hidden) &&
  !('hasMany' in field && field.hasMany) &&
  !('relationTo' in field && Array.isArray(field.relationTo));

test('every collection, sorted by every sortable field in both directions, continues where the page ended', async () => {
  let tried = 0;
  for (const { config } of Object.values(shop.payload().collections)) {
    if (config.slug.startsWith('payload-')) continue;
    const first = await admin.get(`/${config.slug}?limit=1&depth=0`);
    if (first.http !== 200 || first.body.totalDocs < 2) continue;
    for (const name of ['id', 'createdAt', ...config.flattenedFields.filter(canSort).map((field) => field.name)]) {
      for (const sort of [name, `-${name}`]) {
        const path = `/${config.slug}?depth=0&select[updatedAt]=true&sort=${sort}`;
        const whole = await pageOf(admin.get, `${path}&limit=24`);
        const begin = await pageOf(admin.get, `${path}&limit=${Math.ceil(whole.docs.length / 2)}`);
        const rest = await pageOf(
          admin.get,
          `${path}&limit=${Math.max(1, whole.docs.length - begin.docs.length)}`,
          begin.nextCursor,
        );
        expect([path, [...idsOf(begin.docs), ...idsOf(rest.docs)]]).toEqual([path, idsOf(whole.docs)]);
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(300);
});

describe('while records are added and removed', () => {
  const orders = [
    '',
    '&sort=-selling_price',
    '&sort=selling_price,-name',
    '&sort=brand',
    '&sort=-brand,selling_price',
    '&sort=createdAt',
    '&sort=-id',
  ];
  const conditions = ['where[shop][equals]=SHOP', 'where[shop.slug][equals]=SLUG&where[qty][greater_than]=0'];
  const cases = [
    ...conditions.flatMap((where) => orders.map((sort) => ['visitor', where, sort] as const)),
    ...['admin', 'key'].flatMap((who) =>
      conditions.map((where) => [who, where, '&sort=-brand,selling_price'] as const),
    ),
  ];
  let seller: Seller;
  let place: { category: number; subcategory: number };
  let brands: (number | null)[];
  let count = 0;
  const add = (selling_price: number) =>
    make.product(seller, {
      ...place,
      selling_price,
      original_price: 1_000,
      brand: brands[(count += 1) % brands.length],
      qty: 5,
      name: `Name ${count % 4}`,
    });
  // By their slugs: SQLite gives the id of a removed record away again.
  const slugsOf = (docs: readonly Doc[]) => docs.map(({ slug }) => String(slug));
  const remove = (slug: string) =>
    shop.payload().delete({ collection: 'products', where: { slug: { equals: slug } }, overrideAccess: true });
  beforeAll(async () => {
    seller = await make.seller();
    const { category, subcategory } = await make.categoryPath();
    place = { category: category.id, subcategory: subcategory.id };
    const brand = (name: string) =>
      make.create<{ id: number }>('brands', { subcategory: subcategory.id, name, name_bn: 'ব্র্যান্ড', status: 1 });
    brands = [(await brand('One')).id, (await brand('Two')).id, null];
  });

  test.each(cases)('as %s, %s%s returns every record once', async (who, where, sort) => {
    const { ask } = callers[who]!;
    const path = `/products?depth=0&limit=3&${where.replace('SHOP', String(seller.shop.id)).replace('SLUG', seller.shop.slug)}${sort}`;
    for (const price of [100, 200, 200, 200, 300, 300, 400, 100, 200, 500]) await add(price);
    const whole = async () => slugsOf(((await ask(path.replace('limit=3', 'limit=100'))).body as Page).docs);
    const atFirst = await whole();
    const seen: string[] = [];
    const gone = new Set<string>();
    let cursor: string | null = null;
    for (let pages = 0; pages < 40; pages += 1) {
      const page: Page = await pageOf(ask, path, cursor);
      seen.push(...slugsOf(page.docs));
      cursor = page.nextCursor;
      expect(page.hasNextPage).toBe(cursor !== null);
      if (cursor === null) break;
      if (pages >= 3) continue;
      await add([100, 250, 500][pages]!);
      // The record the page ended with, which the cursor begins behind, and one that is still to come.
      const left = (await whole()).filter((slug) => !seen.includes(slug));
      for (const slug of [seen.at(-1)!, left.at(-1)!]) {
        await remove(slug);
        gone.add(slug);
      }
    }
    expect(cursor).toBeNull();
    expect(new Set(seen).size).toBe(seen.length);
    expect(atFirst.filter((slug) => !gone.has(slug) && !seen.includes(slug))).toEqual([]);
    const last = await whole();
    expect(seen.filter((slug) => !gone.has(slug))).toEqual(last.filter((slug) => seen.includes(slug)));
    // Records added after the current position were returned as well: nothing missing comes after the last record but one.
    const missing = last.filter((slug) => !seen.includes(slug));
    expect(
      missing.every(
        (slug) =>
          !atFirst.includes(slug) && last.indexOf(slug) < last.indexOf(seen.findLast((each) => !gone.has(each))!),
      ),
    ).toBe(true);
    for (const slug of last.slice(4)) await remove(slug);
  });
});

describe('an answer', () => {
  test('to a numbered page includes its cursor, and the last page has none', async () => {
    const second = await pageOf(shop.visitor.get, '/districts?depth=0&limit=5&page=2&sort=name');
    const third = await pageOf(shop.visitor.get, '/districts?depth=0&limit=5&page=3&sort=name');
    expect(second).toMatchObject({
      page: 2,
      totalDocs: 64,
      totalPages: 13,
      nextPage: 3,
      nextCursor: expect.any(String),
    });
    const behind = await pageOf(shop.visitor.get, '/districts?depth=0&limit=5&sort=name', second.nextCursor);
    expect(behind).toEqual({ docs: third.docs, limit: 5, hasNextPage: true, nextCursor: expect.any(String) });
    expect(await pageOf(shop.visitor.get, '/districts?depth=0&limit=100')).toMatchObject({
      hasNextPage: false,
      nextCursor: null,
    });
    expect(await pageOf(shop.visitor.get, '/districts?depth=0&where[name][equals]=Nowhere')).toMatchObject({
      docs: [],
      nextCursor: null,
    });
  });

  test('has no field that was not selected, whatever the sort order', async () => {
    for (const [select, keys] of [
      ['select[slug]=true', ['id', 'slug']],
      ['select[name]=false&select[name_bn]=false', null],
    ] as const) {
      const { docs, nextCursor } = await pageOf(shop.visitor.get, `/districts?limit=2&depth=0&sort=name&${select}`);
      const next = await pageOf(shop.visitor.get, `/districts?limit=2&depth=0&sort=name&${select}`, nextCursor);
      for (const doc of [...docs, ...next.docs]) {
        if (keys) expect(Object.keys(doc).sort()).toEqual(keys);
        else expect(doc).not.toHaveProperty('name');
      }
      const whole = await pageOf(shop.visitor.get, '/districts?limit=4&depth=0&sort=name');
      expect([...idsOf(docs), ...idsOf(next.docs)]).toEqual(idsOf(whole.docs));
    }
  });

  test('has an opaque cursor', async () => {
    const { docs, nextCursor } = await pageOf(admin.get, '/users?limit=1&depth=0&sort=email');
    const bytes = Buffer.from(nextCursor!, 'base64url').toString('latin1');
    expect(docs[0]!.email).toMatch(/@/);
    for (const part of [String(docs[0]!.email), 'email', 'users', 'list'])
      expect(`${nextCursor} ${bytes}`).not.toContain(part);
    // It opens no order that its reader may not ask for.
    for (const caller of [shop.visitor, await shop.as('customer')]) {
      const reply = await caller.get(`/users?limit=1&sort=hash&after=${nextCursor}`);
      expect(reply.http).toBe(400);
    }
    const own = await (await shop.as('customer')).get(`/users?limit=5&sort=email&after=${nextCursor}`);
    expect(((own.body.docs as Doc[] | undefined) ?? []).every(({ email }) => email === 'customer@demo.test')).toBe(
      true,
    );
  });

  test('continues after a very long text, as long as that record is unchanged', async () => {
    const seller = await make.seller();
    const made: Product[] = [];
    for (const n of [1, 2, 3])
      made.push(await make.product(seller, { description: `${n}${'চাল '.repeat(700)}`, qty: 5 }));
    const path = `/products?depth=0&limit=1&sort=description&where[vendor][equals]=${seller.vendor.id}`;
    const { docs, nextCursor } = await pageOf(shop.visitor.get, path);
    expect([docs[0]!.id, nextCursor!.length < 500]).toEqual([made[0]!.id, true]);
    expect(idsOf((await pageOf(shop.visitor.get, path, nextCursor)).docs)).toEqual([made[1]!.id]);
    await shop.payload().delete({ collection: 'products', id: made[0]!.id, overrideAccess: true });
    expect(said(await shop.visitor.get(`${path}&after=${nextCursor}`))).toEqual([
      400,
      'after is not a cursor of this list. Start again without it.',
    ]);
  });
});

describe('a cursor is refused', () => {
  const path = '/districts?limit=2&depth=0&sort=name&where[name][not_equals]=x';
  const broken = 'after is not a cursor of this list. Start again without it.';
  const other =
    'after is a cursor of another list, sort or where. Send it with its own sort and where, or start again without it.';
  let cursor: string;
  beforeAll(async () => {
    cursor = (await pageOf(shop.visitor.get, path)).nextCursor!;
  });

  test('that is damaged or made up', async () => {
    const changed = `${cursor.slice(0, -3)}${cursor.at(-3) === 'A' ? 'B' : 'A'}${cursor.slice(-2)}`;
    for (const after of [
      changed,
      cursor.slice(0, 20),
      `x${cursor}`,
      'abc',
      'null',
      '1',
      '%00',
      '[]',
      'x'.repeat(5_000),
    ]) {
      const reply = await shop.visitor.get(`${path}&after=${after}`);
      expect([after, reply.http]).toEqual([after, 400]);
      if (after !== '%00') expect(said(reply)[1]).toBe(broken);
    }
    expect(said(await shop.visitor.get(`${path}&after[]=${cursor}`))).toEqual([400, broken]);
    expect(said(await shop.visitor.get(`${path}&after=${cursor}&after=${cursor}`))).toEqual([400, broken]);
  });

  test('from another sort order, condition or collection', async () => {
    for (const query of [
      '/districts?sort=-name&where[name][not_equals]=x',
      '/districts?where[name][not_equals]=x',
      '/districts?sort=name',
      '/districts?sort=name&where[name][not_equals]=y',
      '/upazilas?sort=name&where[name][not_equals]=x',
    ]) {
      expect([query, ...said(await shop.visitor.get(`${query}&limit=2&after=${cursor}`))]).toEqual([query, 400, other]);
    }
  });

  test('together with a page number, in the reader’s language and the CMS’s shape', async () => {
    expect((await shop.visitor.get(`${path}&page=2&after=${cursor}`)).body).toEqual({
      errors: [{ name: 'QueryError', message: 'Send either page or after, not both.', data: [{ path: 'after' }] }],
    });
    expect(said(await shop.visitor.get(`${path}&page=2&after=${cursor}`, { language: 'bn' }))).toEqual([
      400,
      'page অথবা after, যেকোনো একটি পাঠান।',
    ]);
    expect(said(await shop.visitor.get(`${path}&after=abc`, { language: 'bn' }))).toEqual([
      400,
      'after এই তালিকার কার্সর নয়। এটি ছাড়া আবার শুরু করুন।',
    ]);
  });

  test('but not for another page size, the same conditions as JSON, or an empty parameter', async () => {
    const next = await pageOf(shop.visitor.get, path.replace('limit=2', 'limit=7'), cursor);
    expect(next.docs).toHaveLength(7);
    const asJson = `/districts?limit=7&depth=0&sort=name&where=${encodeURIComponent('{"name":{"not_equals":"x"}}')}`;
    expect(idsOf((await pageOf(shop.visitor.get, asJson, cursor)).docs)).toEqual(idsOf(next.docs));
    expect((await shop.visitor.get(`${path}&after=`)).body).toMatchObject({ page: 1, docs: expect.any(Array) });
  });
});
