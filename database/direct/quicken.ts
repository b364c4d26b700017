/**
 * Gives Payload's SQLite adapter a short way for the calls that plain columns of one table can answer, which are nearly
 * all: no query is built anew and no row passes through an object mapper. Everything else takes the adapter's own way.
 * Both answer the same (tests/api/database/direct.test.ts compares them), so nothing above can tell which was taken.
 */
import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import type { Grouping } from '../groups';
import type { Matching } from '../matching';
import { toDocs, type Run } from './documents';
import { groups } from './groups';
import { matches } from './matches';
import { count, find, type FindArgs } from './reads';
import { shapeOf, type Shape, type Tables } from './shapes';
import { planCreate, planDelete, planUpdate, type Plan } from './writes';

type Asked = { collection: string; req?: Partial<PayloadRequest> };
type Written = Asked & { data: Record<string, unknown>; returning?: boolean; select?: unknown; customID?: unknown };
type Update = Written & { id?: unknown; where?: Where; options?: { atomic?: boolean } };
type Call<A> = (args: A) => Promise<unknown>;

export type QuickAdapter = Tables &
  Grouping &
  Matching & {
    payload: {
      collections: Record<string, { config: SanitizedCollectionConfig }>;
      globals: { config: { slug: string; flattenedFields: FlattenedField[] }[] };
    };
    find: Call<Asked & FindArgs>;
    findOne: Call<Asked & FindArgs>;
    count: Call<Asked & { where?: Where }>;
    findGlobal: Call<{ slug: string; select?: Record<string, unknown>; req?: Partial<PayloadRequest> }>;
    create: Call<Written>;
    updateOne: Call<Update>;
    deleteOne: Call<Asked & { where: Where }>;
    deleteMany: Call<Asked & { where: Where }>;
  };

/** Where a statement runs: in the transaction of the request, or beside all of them. */
export type Place = (transactionId: string | number | undefined) => {
  read: Run;
  write: (sql: string, args: unknown[]) => Promise<unknown[][]> | unknown[][];
};

export function quicken(adapter: QuickAdapter, place: Place): void {
  const shapes = new Map<string, Shape | null>();
  const known = (name: string, fields: () => FlattenedField[] | undefined): Shape | null => {
    let shape = shapes.get(name);
    if (shape === undefined) {
      const all = fields();
      shape = all ? shapeOf(adapter, name, all) : null;
      shapes.set(name, shape);
    }
    return shape;
  };
  const collectionShape = (slug: string) =>
    known(slug, () => adapter.payload.collections[slug]?.config.flattenedFields);
  const globalShape = (slug: string) =>
    known(slug, () => adapter.payload.globals.config.find((each) => each.slug === slug)?.flattenedFields);
  const at = async (req: Partial<PayloadRequest> | undefined) => place(await req?.transactionID);
  quickenReads(adapter, at, collectionShape, globalShape);
  quickenWrites(adapter, at, collectionShape);
  addCalls(adapter, at, collectionShape);
}

type At = (req: Partial<PayloadRequest> | undefined) => Promise<ReturnType<Place>>;
type ShapeFor = (slug: string) => Shape | null;

function quickenReads(adapter: QuickAdapter, at: At, shapeFor: ShapeFor, globalShape: ShapeFor): void {
  const own = { find: adapter.find, findOne: adapter.findOne, count: adapter.count, findGlobal: adapter.findGlobal };
  adapter.find = async function quickFind(args) {
    const shape = shapeFor(args.collection);
    const sort = adapter.payload.collections[args.collection]?.config.defaultSort;
    return (shape && find(shape, (await at(args.req)).read, args, sort, adapter)) ?? own.find.call(adapter, args);
  };
  adapter.findOne = async function quickFindOne(args) {
    const shape = shapeFor(args.collection);
    const one = { ...args, limit: 1, page: 1, pagination: false, sort: null };
    const found = shape && find(shape, (await at(args.req)).read, one, undefined, adapter);
    return found ? (found.docs[0] ?? null) : own.findOne.call(adapter, args);
  };
  adapter.count = async function quickCount(args) {
    const shape = shapeFor(args.collection);
    const total = shape && count(shape, (await at(args.req)).read, args.where);
    return total === null ? own.count.call(adapter, args) : { totalDocs: total };
  };
  adapter.findGlobal = async function quickFindGlobal(args) {
    const shape = globalShape(args.slug);
    const found =
      shape &&
      find(
        shape,
        (await at(args.req)).read,
        { limit: 1, pagination: false, ...(args.select ? { select: args.select } : {}) },
        undefined,
        adapter,
      );
    if (!found) return own.findGlobal.call(adapter, args);
    return found.docs[0] ? { ...found.docs[0], globalType: args.slug } : {};
  };
}

/** What Payload's adapter has no call for. */
function addCalls(adapter: QuickAdapter, at: At, shapeFor: ShapeFor): void {
  adapter.groups = async (args) => {
    const shape = shapeFor(args.collection);
    const found = shape && groups(shape, (await at(args.req)).read, args);
    if (!found) throw new Error(`${args.collection} cannot be grouped by a condition on other collections`);
    return found;
  };
  adapter.matches = async (args) => {
    const shape = shapeFor(args.collection);
    const found = shape && matches(shape, (await at(args.req)).read, args);
    if (!found) throw new Error(`${args.collection} cannot be searched with a condition on other collections`);
    return found;
  };
}

function quickenWrites(adapter: QuickAdapter, at: At, shapeFor: ShapeFor): void {
  const own = {
    create: adapter.create,
    updateOne: adapter.updateOne,
    deleteOne: adapter.deleteOne,
    deleteMany: adapter.deleteMany,
  };
  /** What came back; null when the statement broke a constraint: the adapter's own way then says which field it was. */
  const carryOut = async ({ sql, args, wanted }: Plan, req: Asked['req']) => {
    const place = await at(req);
    try {
      const rows = await place.write(sql, args);
      return wanted ? toDocs(place.read, wanted, rows) : [];
    } catch (error) {
      if (!/^SQLITE_CONSTRAINT/.test(String((error as { code?: unknown }).code))) throw error;
      return null;
    }
  };
  adapter.create = async function quickCreate(args) {
    const shape = args.customID === undefined && !args.select ? shapeFor(args.collection) : null;
    const plan = shape && planCreate(shape, args.data, args.returning !== false);
    const done = plan && (await carryOut(plan, args.req));
    if (!done) return own.create.call(adapter, args);
    return done[0] ?? null;
  };
  adapter.updateOne = async function quickUpdateOne(args) {
    const shape = args.options?.atomic === true && !args.id && args.where ? shapeFor(args.collection) : null;
    const plan = shape && planUpdate(shape, args.where!, args.data, args.returning !== false);
    const done = plan && (await carryOut(plan, args.req));
    if (!done) return own.updateOne.call(adapter, args);
    return done[0] ?? null;
  };
  // Payload's own way loses the tables a condition on a relation to several collections needs.
  adapter.deleteOne = async function deleteFirst(args) {
    const { docs } = (await adapter.find({
      collection: args.collection,
      where: args.where,
      limit: 1,
      pagination: false,
      ...(args.req ? { req: args.req } : {}),
    })) as { docs: { id: unknown }[] };
    return docs[0] ? own.deleteOne.call(adapter, { ...args, where: { id: { equals: docs[0].id } } }) : null;
  };
  adapter.deleteMany = async function quickDeleteMany(args) {
    const shape = shapeFor(args.collection);
    const plan = shape && planDelete(shape, args.where);
    const done = plan && (await carryOut(plan, args.req));
    if (!done) await own.deleteMany.call(adapter, args);
  };
}
