/**
 * Rows on SQLite: one prepared statement for queries on plain columns of one table, which is nearly all of them. The
 * rest goes through Payload's adapter. Both return the same (tests/api/database/rows.test.ts compares them).
 */
import type { BaseDatabaseAdapter, CollectionSlug, Where } from 'payload';
import type { Id } from '../../domain/ids';
import { toDocs } from '../direct/documents';
import { groups } from '../direct/groups';
import { matches } from '../direct/matches';
import type { Place, Shapes } from '../direct/place';
import type { Shape } from '../direct/shapes';
import { isSettled } from '../touched';
import { count, read } from '../direct/reads';
import { planCreate, planDelete, planUpdate, type Plan } from '../direct/writes';
import { sqliteSessionRows } from '../sessions/sqliteRows';
import { nextId } from '../freedIds';
import { adapterRows, inside } from './adapterRows';
import type { Docs, RowQuery, RowStore, Values, Within } from './types';

export const sqliteRows = (adapter: BaseDatabaseAdapter, place: Place, shapes: Shapes): RowStore => ({
  ...readsOf(adapter, place, shapes),
  ...writesOf(adapter, place, shapes),
  sessions: sqliteSessionRows(place),
});

/** Payload's adapter names a collection's table so. */
const toTable = (collection: CollectionSlug): string => collection.replaceAll('-', '_');

const withId = (row: Values, id: Id | undefined): Values => (id === undefined ? row : { ...row, id });

type Writes = Pick<RowStore, 'insert' | 'append' | 'claim' | 'set' | 'note' | 'drop'>;

function writesOf(adapter: BaseDatabaseAdapter, place: Place, shapes: Shapes): Writes {
  const own = adapterRows(adapter);
  /**
   * The result; null when the statement violated a constraint: the adapter's own path then reports which field it was.
   */
  const carryOut = async <D>({ sql, args, wanted }: Plan, within: Within): Promise<D[] | null> => {
    const at = await place(within);
    try {
      const rows = await at.write(sql, args);
      return wanted ? toDocs<D>(at.read, wanted, rows) : [];
    } catch (error) {
      if (!/^SQLITE_CONSTRAINT/.test(String((error as { code?: unknown }).code))) throw error;
      return null;
    }
  };
  const set: Writes['set'] = async (collection, where, data, within) => {
    const shape = shapes.collection(collection);
    const plan = shape && planUpdate(shape, where, data, false);
    if (plan && (await carryOut(plan, within))) return;
    // The adapter's `updateMany` writes row by row; a conditional update writes every row that meets the condition.
    await adapter.updateOne({
      collection,
      where,
      data,
      options: { atomic: true },
      returning: false,
      ...inside(within),
    });
  };
  return {
    async insert<C extends CollectionSlug>(collection: C, row: Values, id: Id | undefined, within: Within) {
      const shape = shapes.collection(collection);
      const known = id ?? nextId((await place(within)).read, shape, collection);
      const plan = shape && planCreate(shape, withId(row, known), true);
      const [doc] = (plan && (await carryOut<Docs[C]>(plan, within))) ?? [];
      return doc ?? own.insert(collection, row, known, within);
    },
    async append(collection, row, id, within) {
      const shape = shapes.collection(collection);
      const known = id ?? nextId((await place(within)).read, shape, collection);
      const plan = shape && planCreate(shape, withId(row, known), false);
      if (!plan || !(await carryOut(plan, within))) await own.append(collection, row, known, within);
    },
    async claim<C extends CollectionSlug>(collection: C, where: Where, changes: Values, within: Within) {
      const shape = shapes.collection(collection);
      const plan = shape && planUpdate(shape, where, changes, true);
      const docs = plan && (await carryOut<Docs[C]>(plan, within));
      return docs ? (docs[0] ?? null) : own.claim(collection, where, changes, within);
    },
    set,
    async note(collection, where, data) {
      const shape = shapes.collection(collection);
      const plan = shape && planUpdate(shape, where, data, false);
      if (plan) await (await place(undefined)).jot(plan.sql, plan.args);
      else await set(collection, where, data, undefined);
    },
    async drop(collection, where, within) {
      const shape = shapes.collection(collection);
      const plan = shape && planDelete(shape, where);
      if (!plan || !(await carryOut(plan, within))) await own.drop(collection, where, within);
    },
  };
}

function readsOf(
  adapter: BaseDatabaseAdapter,
  place: Place,
  shapes: Shapes,
): Omit<RowStore, keyof Writes | 'sessions'> {
  const own = adapterRows(adapter);
  const runOf = async ({ table }: Shape, within: Within) => {
    const { settled, read } = await place(within);
    return isSettled(table) ? settled : read;
  };
  return {
    async find<C extends CollectionSlug>(collection: C, query: RowQuery, within: Within) {
      const shape = shapes.collection(collection);
      const sort = adapter.payload.collections[collection].config.defaultSort;
      const docs = shape && read<Docs[C]>(shape, await runOf(shape, within), query, sort);
      if (docs) return docs;
      const ask = () => own.find(collection, query, within);
      if (!isSettled(toTable(collection))) return ask();
      const { whileSettled } = await place(within);
      return structuredClone(await whileSettled(`${collection} ${JSON.stringify(query)}`, ask));
    },
    async count(collection, where, within) {
      const shape = shapes.collection(collection);
      const total = shape && count(shape, (await place(within)).read, where);
      return total ?? own.count(collection, where, within);
    },
    async global(slug, within) {
      const shape = shapes.global(slug);
      const docs = shape && read<object>(shape, await runOf(shape, within), { limit: 1 });
      return docs ? (docs[0] ?? null) : own.global(slug, within);
    },
    async groups(collection, query, within) {
      const shape = shapes.collection(collection);
      const found = shape && groups(shape, (await place(within)).read, query);
      if (!found) throw new Error(`${collection} cannot be grouped by a condition on other collections`);
      return found;
    },
    async matches(collection, query, within) {
      const shape = shapes.collection(collection);
      const found = shape && matches(shape, (await place(within)).read, query);
      if (!found) throw new Error(`${collection} cannot be searched with a condition on other collections`);
      return found;
    },
  };
}
