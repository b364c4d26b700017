/** What the database adds up is what one gets who adds up its documents. */
import type { CollectionSlug, Where } from 'payload';
import type { Group, GroupArgs } from '../../../database/groups';
import { openShop } from '../../support/http';

const shop = openShop();
type Doc = Record<string, unknown> & { id: number | string; createdAt: string };

const groups = ({ collection, ...query }: GroupArgs & { collection: CollectionSlug }): Promise<Group[]> =>
  shop.payload().db.rows.groups(collection, query, undefined);
const documents = async (collection: CollectionSlug, where: Where = {}): Promise<Doc[]> =>
  (await shop.payload().find({ collection, where, depth: 0, limit: 0, pagination: false, overrideAccess: true }))
    .docs as unknown as Doc[];

/** The same figures, one document after the other. */
function added(docs: Doc[], keyOf: (doc: Doc) => unknown, sums: string[], different?: string) {
  const found = new Map<string, { count: number; different: Set<unknown>; sums: Record<string, number> }>();
  for (const doc of docs) {
    const key = String(keyOf(doc) ?? null);
    const group = found.get(key) ?? {
      count: 0,
      different: new Set(),
      sums: Object.fromEntries(sums.map((field) => [field, 0])),
    };
    group.count += 1;
    if (different) group.different.add(doc[different]);
    for (const field of sums) group.sums[field]! += Number(doc[field]);
    found.set(key, group);
  }
  return Object.fromEntries(
    [...found].map(([key, group]) => [key, { count: group.count, different: group.different.size, sums: group.sums }]),
  );
}
const byKey = (found: Group[]) => Object.fromEntries(found.map(({ key, ...rest }) => [String(key), rest]));

test('by a field: packages of each vendor', async () => {
  const found = await groups({
    collection: 'packages',
    where: {},
    by: 'vendor',
    sums: ['subtotal', 'total'],
    different: 'order_number',
  });
  expect(found.length).toBeGreaterThan(3);
  expect(byKey(found)).toEqual(
    added(await documents('packages'), (doc) => doc.vendor, ['subtotal', 'total'], 'order_number'),
  );
});

test('by the day in Dhaka, under a condition', async () => {
  const where: Where = { status: { not_equals: 8 } };
  const day = (doc: Doc) => new Date(new Date(doc.createdAt).getTime() + 6 * 3_600_000).toISOString().slice(0, 10);
  const found = await groups({
    collection: 'packages',
    where,
    by: { day: 'createdAt', aheadHours: 6 },
    sums: ['total'],
    different: 'order_number',
  });
  expect(byKey(found)).toEqual(added(await documents('packages', where), day, ['total'], 'order_number'));
});

test('all in one group, also over no rows', async () => {
  const [all] = await groups({ collection: 'order-lines', where: {}, sums: ['qty', 'total'] });
  expect({ ...all, key: 'null' }).toEqual({
    key: 'null',
    ...added(await documents('order-lines'), () => null, ['qty', 'total'])['null'],
  });
  const [none] = await groups({ collection: 'order-lines', where: { qty: { greater_than: 1_000 } }, sums: ['qty'] });
  expect(none).toEqual({ key: null, count: 0, different: 0, sums: { qty: 0 } });
});

test('the largest first, up to a limit', async () => {
  const found = await groups({
    collection: 'order-lines',
    where: {},
    by: 'product',
    sums: ['total'],
    most: { sum: 'total', limit: 5 },
  });
  const all = Object.values(added(await documents('order-lines'), (doc) => doc.product, ['total'])).map(
    (group) => group.sums.total!,
  );
  expect(found.map((group) => group.sums.total)).toEqual(all.sort((a, b) => b - a).slice(0, 5));
});
