/** The store's rows, and the lists of Payload's operations, equal the answers of Payload's own adapter. */
import { count, create, find, findGlobal } from '@payloadcms/drizzle';
import { createLocalReq, type CollectionSlug, type Where } from 'payload';
import { openDb } from '../../../services/db/openDb';
import { onSqlite } from '../../support/databases';
import { openShop } from '../../support/http';

const shop = openShop();

type Args = Record<string, unknown>;
type Found = { docs: Args[] };
/** The stock adapter's call, past everything of ours. */
const stock = (call: unknown, args: Args) => (call as (args: Args) => Promise<unknown>).call(shop.payload().db, args);
const rows = () => shop.payload().db.rows;

/** Payload adds to the list of a sort that it is given. */
const copied = (args: Args): Args => ({
  ...args,
  ...(Array.isArray(args.sort) ? { sort: [...(args.sort as string[])] } : {}),
});

/** A list for Payload's operations. */
async function sameList(name: 'find' | 'count', args: Args): Promise<unknown> {
  const db = shop.payload().db as unknown as Record<string, (args: Args) => Promise<unknown>>;
  const answer = await db[name]!(copied(args));
  expect(answer).toEqual(await stock(name === 'find' ? find : count, copied(args)));
  return answer;
}

/** Rows for services. */
async function sameRows(collection: CollectionSlug, query: Args): Promise<Args[]> {
  const found = (await rows().find(collection, copied(query), undefined)) as unknown as Args[];
  const { docs } = (await stock(find, { ...copied(query), collection, pagination: false })) as Found;
  expect(found).toEqual(docs);
  return found;
}

/** Fields that were not asked for are missing in one answer and undefined, or groups of nothing, in the other. */
const datesIn = (docs: Args[]) => docs.map(({ id, createdAt }) => ({ id, createdAt }));

(onSqlite ? describe : describe.skip)('rows are what the adapter itself answers', () => {
  test('for the documents of every collection, whole, ordered and counted', async () => {
    const slugs = Object.keys(shop.payload().collections) as CollectionSlug[];
    expect(slugs.length).toBeGreaterThan(30);
    for (const collection of slugs) {
      // Products may have been made in the same millisecond.
      const newest = { limit: 3, sort: ['-createdAt', '-id'] };
      await sameRows(collection, newest);
      await sameRows(collection, { limit: 4, page: 1, sort: 'id' });
      await sameRows(collection, { where: { id: { equals: 1 } }, limit: 1 });
      await sameList('find', { collection, ...newest, pagination: false });
      await sameList('find', { collection, limit: 4, page: 2, sort: 'id' });
      await sameList('count', { collection, where: {} });
      const dates = { limit: 4, sort: ['-updatedAt', '-id'], select: { createdAt: true } };
      const found = (await rows().find(collection, copied(dates), undefined)) as unknown as Args[];
      const { docs } = (await stock(find, { ...copied(dates), collection, pagination: false })) as Found;
      expect(datesIn(found)).toEqual(datesIn(docs));
    }
  });

  test('for every global', async () => {
    for (const { slug } of shop.payload().config.globals) {
      const kept = await rows().global(slug, undefined);
      const { globalType: _type, ...own } = (await stock(findGlobal, { slug })) as Args;
      expect(kept ?? {}).toEqual(own);
    }
  });

  const conditions: [string, string, Where][] = [
    [
      'numbers',
      'products',
      { and: [{ visible: { equals: 1 } }, { selling_price: { greater_than: 500, less_than_equal: 9000 } }] },
    ],
    ['relations as numbers and as text', 'products', { or: [{ vendor: { equals: 1 } }, { vendor: { equals: '2' } }] }],
    ['lists of relations', 'products', { vendor: { in: [1, 2, 3] } }],
    ['long lists', 'products', { id: { in: Array.from({ length: 60 }, (_, index) => index * 3 + 1) } }],
    ['empty lists', 'products', { brand: { in: [] } }],
    ['what is not in a list', 'products', { brand: { not_in: [1, 2, 3] } }],
    ['what is nothing', 'products', { childcategory: { equals: null } }],
    ['what is something', 'products', { childcategory: { not_equals: null } }],
    ['what is another', 'products', { brand: { not_equals: 1 } }],
    ['what exists', 'products', { brand: { exists: true } }],
    ['what does not exist', 'products', { brand: { exists: false } }],
    ['part of a text', 'products', { name: { contains: 'RICE' } }],
    [
      'percent signs and underscores',
      'products',
      { or: [{ name: { contains: '%' } }, { slug: { contains: 'a_b' } }, { name: { like: '5% _' } }] },
    ],
    ['text that is not there', 'products', { name: { not_like: '%' } }],
    ['part of a number', 'orders', { number: { contains: '12' } }],
    ['dates as text', 'orders', { createdAt: { greater_than: '2020-01-01' } }],
    ['dates', 'orders', { createdAt: { less_than: new Date('2100-01-01T00:00:00Z') } }],
    [
      'choices inside choices',
      'products',
      { and: [{ or: [{ type: { equals: 1 } }, { featured: { equals: 1 } }] }, { or: [{ qty: { greater_than: 0 } }] }] },
    ],
    ['an empty choice', 'products', { and: [{}, { type: { equals: 1 } }] }],
    ['words of another language', 'products', { name_bn: { contains: 'চাল' } }],
    ['quotes', 'products', { name: { contains: `'"; --` } }],
    ['other documents’ fields', 'products', { 'vendor.type': { equals: 1 } }],
    ['fields nobody chose', 'carts', { user: { equals: 1 } }],
    ['lists inside documents', 'users', { 'sessions.id': { exists: true } }],
  ];
  test.each(conditions)('for conditions on %s', async (_what, slug, where) => {
    const collection = slug as CollectionSlug;
    const found = await sameRows(collection, { where, sort: ['id'] });
    expect(await rows().count(collection, where, undefined)).toBe(found.length);
    expect(await sameList('count', { collection, where })).toEqual({ totalDocs: found.length });
    await sameRows(collection, { where, limit: 1 });
    await sameList('find', { collection, where, limit: 5, page: 2, sort: '-createdAt' });
  });

  test('for a document that is written, and for one that breaks a rule', async () => {
    const at = new Date(1_790_000_000_000).toISOString();
    const notice = {
      user: 1,
      message: 'One',
      message_bn: 'এক',
      type: 1,
      link: '#',
      user_read: 0,
      createdAt: at,
      updatedAt: at,
    };
    const short = await rows().insert('notifications', { ...notice }, undefined, undefined);
    const long = (await stock(create, { collection: 'notifications', data: { ...notice } })) as Args;
    expect({ ...short, id: 0 }).toEqual({ ...long, id: 0 });
    const data = { user: 1, product: 1, createdAt: at, updatedAt: at };
    await rows()
      .append('favorites', { ...data }, undefined, undefined)
      .catch(() => null);
    const refusals = await Promise.allSettled([
      rows().insert('favorites', { ...data }, undefined, undefined),
      stock(create, { collection: 'favorites', data: { ...data } }),
    ]);
    const [one, other] = refusals.map((each) => (each.status === 'rejected' ? (each.reason as Error) : null));
    expect(one?.name).toBe('ValidationError');
    expect(one?.message).toBe(other?.message);
  });

  test('all of them, where a service asks for no less', async () => {
    const db = openDb(shop.payload(), await createLocalReq({}, shop.payload()));
    const words = { message: 'Many', message_bn: 'অনেক', type: 1, link: '#', user_read: 0 };
    await db.inTransaction(async () => {
      for (let count = 0; count < 1_001; count += 1) await db.append('a test', 'notifications', { user: 1, ...words });
    });
    const where = { message: { equals: 'Many' } };
    expect(await db.rows('a test', 'notifications', { where, limit: 0 })).toHaveLength(1_001);
    expect(await db.rows('a test', 'notifications', { where, limit: 0, select: { type: true } })).toHaveLength(1_001);
    expect(await db.rows('a test', 'notifications', { where })).toHaveLength(1_000);
    await db.dropWhere('notifications', where);
  });

  test('and sees inside a transaction what nobody outside sees yet', async () => {
    const { db } = shop.payload();
    const at = new Date(1_790_000_000_000).toISOString();
    const where = { message: { equals: 'Not yet' } };
    const id = (await db.beginTransaction()) as string;
    const req = { transactionID: id };
    const data = { user: 1, message: 'Not yet', message_bn: '', type: 1, createdAt: at, updatedAt: at };
    await rows().append('notifications', data, undefined, req);
    expect(await rows().count('notifications', where, req)).toBe(1);
    expect(await rows().count('notifications', where, undefined)).toBe(0);
    expect(await db.count({ collection: 'notifications', where, req })).toEqual({ totalDocs: 1 });
    const changed = { type: { $inc: 2 }, updatedAt: at };
    expect((await rows().claim('notifications', where, changed, req))?.type).toBe(3);
    await rows().set('notifications', where, changed, req);
    expect((await db.findOne<{ id: number; type: number }>({ collection: 'notifications', where, req }))?.type).toBe(5);
    await rows().drop('notifications', where, req);
    expect(await rows().count('notifications', where, req)).toBe(0);
    await db.rollbackTransaction(id);
  });
});
