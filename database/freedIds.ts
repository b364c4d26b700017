/**
 * After the newest row is deleted, SQLite gives its id to the next one. Records that can be restored need their ids, so
 * the highest deleted id of a collection is stored as a counter, and new rows continue after it.
 */
import type { BaseDatabaseAdapter, CollectionSlug } from 'payload';
import type { Run } from './direct/documents';
import type { Place, Shapes } from './direct/place';
import type { Shape } from './direct/shapes';

/** The collections whose deleted ids are stored. */
const restorable: ReadonlySet<string> = new Set<CollectionSlug>([
  'products',
  'variants',
  'main-categories',
  'sub-categories',
  'child-categories',
  'brands',
  'coupons',
]);

/**
 * The id for the next row; undefined if the database’s own choice is right. Called inside the transaction that writes
 * the row.
 */
export function nextId(read: Run, shape: Shape | null, slug: string): number | undefined {
  if (!shape || !restorable.has(slug)) return undefined;
  const sql = `SELECT (SELECT "value" FROM "counters" WHERE "name" = ?), (SELECT max("id") FROM "${shape.table}")`;
  const [kept, highest] = (read(sql, [`last-id ${slug}`])[0] ?? []) as (number | null)[];
  return kept !== null && kept !== undefined && kept > (highest ?? 0) ? kept + 1 : undefined;
}

type Create = BaseDatabaseAdapter['create'];

/** The adapter’s own call, with the id chosen beforehand. */
export const keepingIds =
  (create: Create, shapes: Shapes, place: Place): Create =>
  async (args) => {
    const { read } = await place(args.req);
    const id = args.customID ?? nextId(read, shapes.collection(args.collection), args.collection);
    return create(id === undefined ? args : { ...args, customID: id });
  };
