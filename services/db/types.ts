/**
 * The database calls available to services, typed by the collections: a condition, sort or value that names a field the
 * collection does not have is a compile error.
 */
import type { CollectionSlug, GlobalSlug, Payload, Where, WhereField } from 'payload';
import type { PayloadJob } from '../../payload-types';
import type { Id } from '../../domain/ids';
import type { JobInputs } from '../jobs/inputs';
import type { Group, GroupArgs } from '../../database/groups';
import type { MatchArgs } from '../../database/matching';
import type { Docs, Globals, RowQuery } from '../../database/rows/types';

export type { Docs, Globals };
export type Doc<C extends CollectionSlug> = Docs[C];

type FieldOf<C extends CollectionSlug> = keyof Docs[C] & string;
/** A field, or one of a related record (`user.name`). */
type Path<C extends CollectionSlug> = FieldOf<C> | `${FieldOf<C>}.${string}`;

/** A condition on the fields of a collection. Conditions built elsewhere are plain `Where`. */
export type WhereOf<C extends CollectionSlug> = Where | TypedWhere<C>;
type TypedWhere<C extends CollectionSlug> = { and?: WhereOf<C>[]; or?: WhereOf<C>[] } & { [K in Path<C>]?: WhereField };

export type SortOf<C extends CollectionSlug> = Path<C> | `-${Path<C>}`;
export type SelectOf<C extends CollectionSlug> = { [K in FieldOf<C>]?: boolean };

/** What a field can be set to: relations by their id. */
type Written<T> = T extends (infer E)[] ? Written<E>[] : T extends { id: Id } ? Id : T;
/** Fields to write. Payload reports missing fields; here only names and types are checked. */
export type DataOf<T> = { [K in keyof T]?: Written<T[K]> | null | undefined };
/** Either a value or an amount by which a number changes. */
export type ChangesOf<T> = { [K in keyof T]?: Written<T[K]> | null | undefined | { $inc: number } };

export type FindOptions<C extends CollectionSlug> = {
  where?: WhereOf<C>;
  /** Field name, with a leading `-` for descending; a list for several. Default: newest first. */
  sort?: SortOf<C> | readonly SortOf<C>[];
  /** At most 1,000 unless a service pages through. Default 1,000. */
  limit?: number;
  /** Records to skip, from 0. Must be a multiple of `limit`, or use `findWindow`. */
  page?: number;
  /** How deep relations are populated. Default 0: ids. */
  depth?: number;
  select?: SelectOf<C>;
  populate?: Partial<Record<CollectionSlug, Record<string, unknown>>>;
  /** Reads its latest draft instead of the published version, if the actor may read it. */
  draft?: boolean;
};
/** `limit`: 0 reads every row that matches, for what would be wrong if some were missing. */
export type RowOptions<C extends CollectionSlug> = Pick<FindOptions<C>, 'where' | 'sort' | 'limit' | 'page' | 'select'>;
export type Window = { offset: number; limit: number };
/** A row of a collection that is known only at run time. */
export type AnyRow = { id: Id } & Record<string, unknown>;

/** The calls, made with one authority. */
export type Calls = {
  /** The matching documents, without counting them all. */
  find<C extends CollectionSlug>(collection: C, options?: FindOptions<C>): Promise<Doc<C>[]>;
  /** A window of records and the total number of matches. */
  findWindow<C extends CollectionSlug>(
    collection: C,
    options: FindOptions<C> & { offset: number; limit: number },
  ): Promise<{ docs: Docs[C][]; total: number }>;
  findOne<C extends CollectionSlug>(collection: C, options: FindOptions<C>): Promise<Doc<C> | null>;
  /** Null when it does not exist or the actor may not know of it. */
  findById<C extends CollectionSlug>(collection: C, id: Id, options?: FindOptions<C>): Promise<Doc<C> | null>;
  count<C extends CollectionSlug>(collection: C, where?: WhereOf<C>): Promise<number>;
  create<C extends CollectionSlug>(
    collection: C,
    data: DataOf<Docs[C]>,
    options?: { file?: UploadFile; depth?: number; disableTransaction?: boolean; draft?: boolean },
  ): Promise<Doc<C>>;
  update<C extends CollectionSlug>(
    collection: C,
    id: Id,
    data: DataOf<Docs[C]>,
    /** `draft`: saved as the latest draft; the published version stays. */
    options?: { depth?: number; draft?: boolean },
  ): Promise<Doc<C>>;
  remove<C extends CollectionSlug>(collection: C, id: Id): Promise<void>;
  removeWhere<C extends CollectionSlug>(collection: C, where: WhereOf<C>): Promise<number>;
  updateWhere<C extends CollectionSlug>(collection: C, where: WhereOf<C>, data: DataOf<Docs[C]>): Promise<number>;
  /** `draft`: its latest draft, if the actor may read it. */
  global<G extends GlobalSlug>(slug: G, options?: { depth?: number; draft?: boolean }): Promise<Globals[G]>;
  updateGlobal<G extends GlobalSlug>(slug: G, data: DataOf<Globals[G]>): Promise<Globals[G]>;
};

export type UploadFile = { data: Buffer; mimetype: string; name: string; size: number };

/** See `SessionRows`; here each belongs to the transaction of the request. */
export type SessionCalls = {
  /** Ends the sessions of an account that are not in the list. */
  keepOnly(account: Id, ids: readonly string[]): Promise<void>;
  /** Ends one session; false when it did not exist. */
  end(account: Id, id: string): Promise<boolean>;
  /** Records when the session was last used. */
  see(account: Id, id: string, at: Date): Promise<void>;
};

export type Db = {
  payload: Payload;
  /** Applies the access rules of the signed-in actor (or of a visitor). */
  asActor: Calls;
  /** Bypasses the access rules; `why` states the reason. */
  asSystem(why: string): Calls;
  /**
   * Rows as stored, relations as ids, about four times as fast as `find`: no access rules and no hooks run, so the
   * condition itself has to restrict what is visible. For data that many people read at once; `why` states the reason.
   */
  rows<C extends CollectionSlug>(why: string, collection: C, options: RowOptions<C>): Promise<Doc<C>[]>;
  /** The first of such rows, or null. */
  row<C extends CollectionSlug>(why: string, collection: C, options: RowOptions<C>): Promise<Doc<C> | null>;
  /** `rows` of a collection that is known only at run time: fields are read by name. */
  anyRows(why: string, collection: CollectionSlug, options: RowQuery): Promise<AnyRow[]>;
  /** A global as stored, without access rules and hooks; with Payload's defaults if it was never saved. */
  globalRow<G extends GlobalSlug>(why: string, slug: G): Promise<Globals[G]>;
  /** A window of such rows and the total count. */
  rowWindow<C extends CollectionSlug>(
    why: string,
    collection: C,
    options: RowOptions<C> & Window,
  ): Promise<{ docs: Docs[C][]; total: number }>;
  /** Whether a transaction is open: its writes may still be rolled back. */
  isWriting(): Promise<boolean>;
  /** Such rows aggregated by the database, group by group: counts, sums, distinct counts. */
  groups<C extends CollectionSlug>(why: string, collection: C, options: GroupArgs): Promise<Group[]>;
  /**
   * The ids of such rows with all the words in their names, newest first. Only for collections with a full-text index:
   * products.
   */
  matches(why: string, collection: 'products', options: MatchArgs): Promise<Id[]>;
  /**
   * For values that are expensive and need not be exact to the second: computed once per half minute in this process,
   * if `worthKeeping`. The key must name everything the value depends on, including the caller.
   */
  briefly<T>(key: string, make: () => Promise<T>, worthKeeping: (value: T) => boolean): Promise<T>;
  /**
   * Caches a value that depends only on public records and the key, until anything public is written, by this process
   * or another. A costly value that `mayLag` is computed at most once in half a minute.
   */
  whileUnchanged<T>(key: string, make: () => Promise<T>, mayLag?: (value: T) => boolean): Promise<T>;
  /** Changes with every commit that may change a public answer; null if unknown. */
  revision(): number | null | Promise<number | null>;
  /** The number of such rows; for very many the figure may be half a minute old. */
  countBriefly<C extends CollectionSlug>(why: string, collection: C, where?: WhereOf<C>): Promise<number>;
  /** The number of such rows. */
  countRows<C extends CollectionSlug>(why: string, collection: C, where: WhereOf<C>): Promise<number>;
  /**
   * One conditional write that happens entirely or not at all: "take n of what is left", "move from 2 to 3". Null when
   * the condition does not hold. Only plain fields of the document itself; no hooks run. `{ qty: { $inc: -2 } }`
   * changes a number by an amount. `updatedAt` is set to now, unless `data` says otherwise.
   */
  claim<C extends CollectionSlug>(collection: C, where: WhereOf<C>, data: ChangesOf<Docs[C]>): Promise<Doc<C> | null>;
  /**
   * Writes a complete document, every field given: no hooks, defaults or validation run, which makes it twice as fast
   * as `create`. For writing many documents inside one transaction.
   */
  insert<C extends CollectionSlug>(why: string, collection: C, data: DataOf<Docs[C]>): Promise<Doc<C>>;
  /** The same without reading it back, which is faster still. */
  append<C extends CollectionSlug>(why: string, collection: C, data: DataOf<Docs[C]>): Promise<void>;
  /** `append` to a collection that is known only at run time. */
  appendAny(why: string, collection: CollectionSlug, data: Partial<AnyRow>): Promise<void>;
  /**
   * Sets plain fields of every matching document in one statement. No hooks run, and the condition may name only fields
   * of the documents themselves. For fields that the system maintains; everything else uses the calls above.
   * `updatedAt: null` leaves that date as it is.
   */
  setWhere<C extends CollectionSlug>(collection: C, where: WhereOf<C>, data: ChangesOf<Docs[C]>): Promise<void>;
  /**
   * The same, outside any transaction and without waiting for the disk: a power cut may undo it, a crash of the process
   * does not. For facts that can be found out or work that can be repeated. Never call it inside a transaction: it
   * would wait for that transaction to end. Sets `updatedAt` to now.
   */
  noteWhere<C extends CollectionSlug>(collection: C, where: WhereOf<C>, data: ChangesOf<Docs[C]>): Promise<void>;
  /** The sessions of accounts, each changed by a single statement. */
  sessions: SessionCalls;
  /**
   * Deletes every matching document in one statement, without hooks: for dependents of a document that is deleted too.
   */
  dropWhere<C extends CollectionSlug>(collection: C, where: WhereOf<C>): Promise<void>;
  /** Everything inside commits or rolls back together. Joins a transaction that is already open. */
  inTransaction<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Queues a job; inside a transaction the job row belongs to it and becomes visible only after the commit. It runs at
   * once, or not before `waitUntil`.
   */
  enqueue<J extends keyof JobInputs>(job: J, input: JobInputs[J], waitUntil?: Date): Promise<void>;
  /** Queues an existing job again with the same input. */
  enqueueAgain(job: Pick<PayloadJob, 'taskSlug' | 'input'>): Promise<void>;
  /** True when a job was queued through this handle. */
  queued(): boolean;
};
