/** Where a statement runs, and how collections are stored in their tables. */
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import type { Within } from '../sessions/types';
import type { Run } from './documents';
import { shapeOf, type Shape, type Tables } from './shapes';

export type Writing = (sql: string, args: unknown[]) => Promise<unknown[][]> | unknown[][];

/** The value cached under a key, computed again when a settled table has changed. Callers share it and must not modify it. */
export type Keeping = <T>(key: string, make: () => Promise<T>) => Promise<T>;

/** Statements in the transaction of a request, or beside all of them. */
export type Place = (within: Within) => Promise<{
  read: Run;
  /** Reads of settled tables: their results are cached until the tables change. */
  settled: Run;
  /** The same for what takes more than one statement. Inside a transaction it is always made. */
  whileSettled: Keeping;
  write: Writing;
  /** A write outside all transactions that a power cut may undo. Waits for an open transaction. */
  jot: Writing;
}>;

/** Null for a collection with anything other than plain columns, groups and lists of them. */
export type Shapes = {
  collection(slug: CollectionSlug): Shape | null;
  global(slug: GlobalSlug): Shape | null;
};

/** The shapes, each derived once from the collection's fields and the adapter's tables. */
export function shapesOf(adapter: Tables & { payload: Payload }): Shapes {
  const known = new Map<string, Shape | null>();
  const keep = (name: string, make: () => Shape | null): Shape | null => {
    let shape = known.get(name);
    if (shape === undefined) known.set(name, (shape = make()));
    return shape;
  };
  return {
    collection: (slug) =>
      keep(slug, () => shapeOf(adapter, slug, adapter.payload.collections[slug].config.flattenedFields)),
    global: (slug) =>
      keep(slug, () => {
        const config = adapter.payload.globals.config.find((each) => each.slug === slug);
        return config ? shapeOf(adapter, slug, config.flattenedFields) : null;
      }),
  };
}
