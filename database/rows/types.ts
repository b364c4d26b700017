/**
 * Rows as stored, relations as ids: `services/db` reads and writes them without access rules, hooks and population. One
 * implementation for each database. Payload's own calls do not use these.
 */
import type { CollectionSlug, GlobalSlug, PayloadRequest, SelectType, Sort, Where } from 'payload';
import type { Id } from '../../domain/ids';
import type { Config } from '../../payload-types';
import type { Group, GroupArgs } from '../groups';
import type { MatchArgs } from '../matching';
import type { SessionRows } from '../sessions/types';

export type Docs = Config['collections'];
export type Globals = Config['globals'];

/** The request whose transaction it belongs to, and whose language error messages use; none: outside any transaction. */
export type Within = Partial<PayloadRequest> | undefined;
export type RowQuery = {
  where?: Where | undefined;
  sort?: Sort | undefined;
  /** None, or 0: all of them. */
  limit?: number | undefined;
  /** From 1; the limit is its length. */
  page?: number | undefined;
  select?: SelectType | undefined;
};
/** Fields and their values; in a change also `{ $inc: 2 }`. */
export type Values = Record<string, unknown>;

export type RowStore = {
  find<C extends CollectionSlug>(collection: C, query: RowQuery, within: Within): Promise<Docs[C][]>;
  count(collection: CollectionSlug, where: Where, within: Within): Promise<number>;
  /** Null before it was saved, or without some of its fields. */
  global(slug: GlobalSlug, within: Within): Promise<object | null>;
  insert<C extends CollectionSlug>(collection: C, row: Values, id: Id | undefined, within: Within): Promise<Docs[C]>;
  /** The same without reading it back. */
  append(collection: CollectionSlug, row: Values, id: Id | undefined, within: Within): Promise<void>;
  /** One conditional write; null when no row meets the condition. */
  claim<C extends CollectionSlug>(
    collection: C,
    where: Where,
    changes: Values,
    within: Within,
  ): Promise<Docs[C] | null>;
  /** Sets fields of every row that meets the condition. */
  set(collection: CollectionSlug, where: Where, changes: Values, within: Within): Promise<void>;
  /** The same outside all transactions, without waiting for the disk: a power cut may undo it. */
  note(collection: CollectionSlug, where: Where, changes: Values): Promise<void>;
  drop(collection: CollectionSlug, where: Where, within: Within): Promise<void>;
  groups(collection: CollectionSlug, query: GroupArgs, within: Within): Promise<Group[]>;
  matches(collection: CollectionSlug, query: MatchArgs, within: Within): Promise<Id[]>;
  sessions: SessionRows;
};
