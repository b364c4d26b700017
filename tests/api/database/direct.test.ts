import { count, create, find, findGlobal, findOne } from '@payloadcms/drizzle';
import type { CollectionSlug, Where } from 'payload';
import { onSqlite } from '../../support/databases';
import { openShop } from '../../support/http';

const shop = openShop();

type Args = Record<string, unknown>;
type Adapter = Record<string, (args: Args) => Promise<unknown>>;
/** What the adapter itself would have answered, without the short way. Other databases have no short way to compare. */
const quick = () => shop.payload().db as unknown as Adapter;
const slow = (call: unknown, args: Args) => (call as (args: Args) => Promise<unknown>).call(shop.payload().db, args);

async function same(slowCall: unknown, name: string, args: Args): Promise<unknown> {
  // Payload adds to the list of a sort that it is given.
  const copy = () => ({ ...args, ...(Array.isArray(args.sort) ? { sort: [...(args.sort as string[])] } : {}) });
  const short = await quick()[name]!(copy());
  expect(short).toEqual(await slow(slowCall, copy()));
  return short;
}

/** Fields that were not asked for are missing in one answer and undefined, or groups of nothing, in the other. */
const datesIn = (found: unknown) => (found as { docs: Args[] }).docs.map(({ id, createdAt }) => ({ id, createdAt }));

(onSqlite ? describe : describe.skip)('the short way to the database answers what the adapter itself answers', () => {
  test('for the documents of every collection, whole, ordered and counted', async () => {
    const slugs = Object.keys(shop.payload().collections) as CollectionSlug[];
    expect(slugs.length).toBeGreaterThan(30);
    for (const collection of slugs) {
      await same(find, 'find', { collection, limit: 3, pagination: false });
      await same(find, 'find', { collection, limit: 4, page: 2, sort: 'id' });
      const dates = {
        collection,
        limit: 4,
        pagination: false,
        sort: ['-updatedAt', '-id'],
        select: { createdAt: true },
      };
      expect(datesIn(await quick().find!({ ...dates }))).toEqual(
        datesIn(await slow(find, { ...dates, sort: ['-updatedAt', '-id'] })),
      );
      await same(findOne, 'findOne', { collection, where: { id: { equals: 1 } } });
      await same(count, 'count', { collection, where: {} });
    }
  });

  test('for every global', async () => {
    for (const { slug } of shop.payload().config.globals) await same(findGlobal, 'findGlobal', { slug });
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
  test.each(conditions)('for conditions on %s', async (_what, collection, where) => {
    const found = (await same(find, 'find', { collection, where, limit: 0, pagination: false, sort: ['id'] })) as {
      docs: unknown[];
    };
    expect((await same(count, 'count', { collection, where })) as object).toEqual({ totalDocs: found.docs.length });
    await same(find, 'find', { collection, where, limit: 5, page: 2, sort: '-createdAt' });
    await same(findOne, 'findOne', { collection, where });
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
    const short = (await quick().create!({ collection: 'notifications', data: { ...notice } })) as Args;
    const long = (await slow(create, { collection: 'notifications', data: { ...notice } })) as Args;
    expect({ ...short, id: 0 }).toEqual({ ...long, id: 0 });
    const taken = { collection: 'favorites', data: { user: 1, product: 1, createdAt: at, updatedAt: at } };
    await quick().create!({ ...taken, data: { ...taken.data } }).catch(() => null);
    const refusals = await Promise.allSettled([
      quick().create!({ ...taken, data: { ...taken.data } }),
      slow(create, { ...taken, data: { ...taken.data } }),
    ]);
    const [one, other] = refusals.map((each) => (each.status === 'rejected' ? (each.reason as Error) : null));
    expect(one?.name).toBe('ValidationError');
    expect(one?.message).toBe(other?.message);
  });

  test('and sees inside a transaction what nobody outside sees yet', async () => {
    const { db } = shop.payload();
    const at = new Date(1_790_000_000_000).toISOString();
    const where = { message: { equals: 'Not yet' } };
    const id = (await db.beginTransaction()) as string;
    const req = { transactionID: id };
    await quick().create!({
      collection: 'notifications',
      data: { user: 1, message: 'Not yet', message_bn: '', type: 1, createdAt: at, updatedAt: at },
      req,
      returning: false,
    });
    expect(await quick().count!({ collection: 'notifications', where, req })).toEqual({ totalDocs: 1 });
    expect(await quick().count!({ collection: 'notifications', where })).toEqual({ totalDocs: 0 });
    await quick().updateOne!({
      collection: 'notifications',
      where,
      data: { type: { $inc: 2 }, updatedAt: at },
      options: { atomic: true },
      req,
    });
    expect(((await quick().findOne!({ collection: 'notifications', where, req })) as Args).type).toBe(3);
    await quick().deleteMany!({ collection: 'notifications', where, req });
    expect(await quick().count!({ collection: 'notifications', where, req })).toEqual({ totalDocs: 0 });
    await db.rollbackTransaction(id);
  });
});
