/** On MongoDB: every index a collection declares is there, unique where it keeps a promise, and the calls find by them. */
import type { FlattenedField } from 'payload';
import { accountsOf, callsOf, moreCalls, valuesOf } from '../../../scripts/scale/asked';
import type { Account, Asked } from '../../../scripts/scale/types';
import { onMongo } from '../../support/databases';
import { openShop, type Caller } from '../../support/http';

const shop = openShop();

type Index = { key: Record<string, number>; unique?: boolean };
type Rows = { listIndexes(): { toArray(): Promise<Index[]> } };
type Asking = Record<string, (this: { collectionName: string }, ...args: unknown[]) => unknown>;
const database = () =>
  (
    shop.payload().db as unknown as {
      connection: { db: { collection(name: string): Rows & { constructor: { prototype: Asking } } } };
    }
  ).connection.db;
/** A collection that nothing was ever written to may not be there yet. */
const indexesOf = (name: string) =>
  database()
    .collection(name)
    .listIndexes()
    .toArray()
    .catch(() => [] as Index[]);
const collections = () => Object.values(shop.payload().collections).map(({ config }) => config);
const text = (fields: readonly string[], unique: boolean) => `${fields.join('+')}${unique ? ' unique' : ''}`;

/** Of the collection's own fields; those of groups and rows in it have theirs by path. */
function declared(fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    const given = field as { name: string; index?: boolean; unique?: boolean };
    return given.index || given.unique ? [text([given.name], given.unique === true)] : [];
  });
}

/** What grows with the shop. */
const GROWING =
  /^(products|orders|packages|order-lines|package-events|package-notes|notifications|messages|users|carts|saved-lines|favorites|addresses|returns|return-events|reviews|payments|audit-logs|one-time-codes|idempotency-keys|coupon-redemptions)$/;
type Filter = Record<string, unknown>;
type Found = { collection: string; filter: Filter; sort: string[] };

/** The fields a filter holds to something, at its top or in all of its alternatives. */
function heldBy(filter: Filter): Set<string> {
  const held = new Set<string>();
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and') for (const part of condition as Filter[]) for (const each of heldBy(part)) held.add(each);
    else if (field === '$or') {
      const [first, ...others] = (condition as Filter[]).map(heldBy);
      for (const each of first ?? []) if (others.every((other) => other.has(each))) held.add(each);
    } else if (!field.startsWith('$') && !isVague(condition)) held.add(field);
  }
  return held;
}

/** No index narrows these down. */
const isVague = (condition: unknown): boolean =>
  condition instanceof RegExp ||
  (typeof condition === 'object' &&
    condition !== null &&
    Object.keys(condition).every((operator) =>
      ['$ne', '$nin', '$not', '$regex', '$options', '$exists'].includes(operator),
    ) &&
    Object.keys(condition).length > 0);

const narrows = (index: Index, { filter, sort }: Found): boolean => {
  const [first] = Object.keys(index.key);
  return heldBy(filter).has(first!) || sort[0] === first;
};

/** Every alternative may have an index of its own. */
const isNarrowed = (indexes: Index[], found: Found): boolean => {
  if (indexes.some((index) => narrows(index, found))) return true;
  const alternatives = alternativesOf(found.filter);
  return alternatives.some((each) =>
    each.every((filter) => indexes.some((index) => narrows(index, { ...found, filter }))),
  );
};
const alternativesOf = (filter: Filter): Filter[][] =>
  Object.entries(filter).flatMap(([field, value]) =>
    field === '$or' ? [value as Filter[]] : field === '$and' ? (value as Filter[]).flatMap(alternativesOf) : [],
  );

function watch(): { found: Found[]; end: () => void } {
  const { prototype } = database().collection('any').constructor;
  const found: Found[] = [];
  const kept = Object.fromEntries(
    ['find', 'findOne', 'countDocuments', 'aggregate'].map((name) => [name, prototype[name]!]),
  );
  for (const [name, call] of Object.entries(kept)) {
    prototype[name] = function asked(...args) {
      const stages = name === 'aggregate' ? (args[0] as { $match?: Filter; $sort?: Filter }[]) : [];
      const filter =
        name === 'aggregate' ? (stages.find((stage) => stage.$match)?.$match ?? {}) : ((args[0] ?? {}) as Filter);
      const sort =
        name === 'aggregate'
          ? (stages.find((stage) => stage.$sort)?.$sort ?? {})
          : ((args[1] as { sort?: unknown } | undefined)?.sort ?? {});
      const sorted = sort instanceof Map ? [...sort.keys()] : Object.keys(sort);
      if (GROWING.test(this.collectionName))
        found.push({ collection: this.collectionName, filter, sort: sorted as string[] });
      return call.apply(this, args);
    };
  }
  return { found, end: () => void Object.assign(prototype, kept) };
}

(onMongo ? describe : describe.skip)('indexes', () => {
  test('that collections declare exist, unique where declared', async () => {
    const missing: string[] = [];
    let count = 0;
    for (const { slug, indexes = [], flattenedFields } of collections()) {
      // Payload's own store of keys, which nothing here uses.
      if (slug === 'payload-kv') continue;
      const there = (await indexesOf(slug)).map(({ key, unique }) => text(Object.keys(key), unique === true));
      const wanted = [
        ...declared(flattenedFields),
        ...indexes.map(({ fields, unique }) => text(fields, unique === true)),
      ];
      count += wanted.length;
      missing.push(...wanted.filter((each) => !there.includes(each)).map((each) => `${slug}: ${each}`));
    }
    expect(missing).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  test('enforce the uniqueness the shop relies on', async () => {
    const once: [string, string[]][] = [
      ['products', ['slug']],
      ['orders', ['number']],
      ['packages', ['tracking_id']],
      ['payments', ['invoice']],
      ['users', ['email']],
      ['users', ['mobile']],
      ['carts', ['user', 'product', 'variation1', 'variation2']],
      ['idempotency-keys', ['user', 'key']],
      ['coupon-redemptions', ['coupon', 'customer']],
      ['reviews', ['user', 'product']],
      ['returns', ['order_line']],
      ['rate_limits', ['key']],
    ];
    for (const [name, fields] of once)
      expect([name, (await indexesOf(name)).map(({ key, unique }) => text(Object.keys(key), unique === true))]).toEqual(
        [name, expect.arrayContaining([text(fields, true)])],
      );
  });

  test('are used by every query of the calls on a growing collection', async () => {
    const accounts = await accountsOf(shop.payload());
    const values = await valuesOf(shop.payload(), accounts);
    const callers = new Map<Account | null, Caller>([[null, shop.visitor]]);
    for (const [account, email] of Object.entries(accounts)) callers.set(account as Account, await shop.login(email));
    const all: Asked[] = [...callsOf(values), ...moreCalls(values)];
    const known = new Map<string, Index[]>();
    const slow = new Set<string>();
    let questions = 0;
    for (const asked of all) {
      const { found, end } = watch();
      await callers
        .get(asked.as)!
        .get(asked.path.replace(/^\/api/, ''))
        .finally(end);
      for (const each of found) {
        questions += 1;
        if (!known.has(each.collection)) known.set(each.collection, await indexesOf(each.collection));
        // A part of a name has no index on MongoDB (docs/performance.md).
        if (!isNarrowed(known.get(each.collection)!, each) && !/"\$regex"/.test(JSON.stringify(each.filter)))
          slow.add(`${asked.name}: ${each.collection} ${JSON.stringify(each.filter)} by ${each.sort.join()}`);
      }
    }
    expect(questions).toBeGreaterThan(100);
    expect([...slow]).toEqual([]);
  });
});
