/**
 * The database as services see it: Payload's Local API with who is asking, one transaction per use case, and the atomic
 * claim. Nothing above this file knows which adapter is below.
 */
import type { CollectionSlug, GlobalSlug, PayloadRequest, Where, Payload, TypedUser } from 'payload';
import type { Config } from '../payload-types';
import type { Id } from './ctx';
import type { SessionRows } from '../database/sessions/types';
import type { Group, GroupArgs, Grouping } from '../database/groups';
import type { MatchArgs, Matching } from '../database/matching';
import { keptBriefly, VERY_MANY } from '../database/keptBriefly';
import { Failure } from '../domain/failure';
import { idForm, isId } from '../domain/ids';
import { isWriteConflict } from '../domain/writeConflict';

type Docs = Config['collections'];
type Globals = Config['globals'];
type Select = Record<string, unknown>;
export type FindOptions = {
  where?: Where;
  /** Field name, `-` in front for descending; a list for several. Default: newest first. */
  sort?: string | string[];
  /** At most 1,000 unless a service pages through. Default 1,000. */
  limit?: number;
  /** Records to skip, from 0. Must be a multiple of `limit`, or use `findWindow`. */
  page?: number;
  /** How deep relations are filled in. Default 0: ids. */
  depth?: number;
  select?: Select;
  populate?: Record<string, Select>;
};
export type RowOptions = Pick<FindOptions, 'where' | 'sort' | 'limit' | 'page' | 'select'>;
type Data = Record<string, unknown>;
type Window = { offset: number; limit: number };

/** The calls, made with one authority. */
export type Calls = {
  /** The matching documents, without counting them all. */
  find<C extends CollectionSlug>(collection: C, options?: FindOptions): Promise<Docs[C][]>;
  /** A window of records and the count of all that match. */
  findWindow<C extends CollectionSlug>(
    collection: C,
    options: FindOptions & { offset: number; limit: number },
  ): Promise<{ docs: Docs[C][]; total: number }>;
  findOne<C extends CollectionSlug>(collection: C, options: FindOptions): Promise<Docs[C] | null>;
  /** Null when it is not there or the actor may not know of it. */
  findById<C extends CollectionSlug>(collection: C, id: Id, options?: FindOptions): Promise<Docs[C] | null>;
  count<C extends CollectionSlug>(collection: C, where?: Where): Promise<number>;
  create<C extends CollectionSlug>(
    collection: C,
    data: Data,
    options?: { file?: UploadFile; depth?: number; disableTransaction?: boolean },
  ): Promise<Docs[C]>;
  update<C extends CollectionSlug>(collection: C, id: Id, data: Data, options?: { depth?: number }): Promise<Docs[C]>;
  remove<C extends CollectionSlug>(collection: C, id: Id): Promise<void>;
  removeWhere<C extends CollectionSlug>(collection: C, where: Where): Promise<number>;
  updateWhere<C extends CollectionSlug>(collection: C, where: Where, data: Data): Promise<number>;
  global<G extends GlobalSlug>(slug: G, options?: { depth?: number }): Promise<Globals[G]>;
  updateGlobal<G extends GlobalSlug>(slug: G, data: Data): Promise<Globals[G]>;
};

export type UploadFile = { data: Buffer; mimetype: string; name: string; size: number };

/** See `SessionRows`; here each belongs to the transaction of the request. */
export type SessionCalls = {
  /** Ends those of an account that are not in the list. */
  keepOnly(account: Id, ids: readonly string[]): Promise<void>;
  /** Ends one; false when it was not there. */
  end(account: Id, id: string): Promise<boolean>;
  /** When it was last used. */
  see(account: Id, id: string, at: Date): Promise<void>;
};

export type Db = {
  payload: Payload;
  /** With the access rules of the signed-in actor (or of a visitor). */
  asActor: Calls;
  /** Past the access rules; `why` says what makes that right. */
  asSystem(why: string): Calls;
  /**
   * Rows as they are kept, relations as ids, about four times as fast as `find`: no access rules and no hooks run, so the
   * condition itself has to say who may see them. For what many people read at once; `why` says what makes it right.
   */
  rows<C extends CollectionSlug>(why: string, collection: C, options: RowOptions): Promise<Docs[C][]>;
  /** The first of such rows, or null. */
  row<C extends CollectionSlug>(why: string, collection: C, options: RowOptions): Promise<Docs[C] | null>;
  /** A window of such rows and the count of all. */
  rowWindow<C extends CollectionSlug>(why: string, collection: C, options: RowOptions & Window): Promise<{ docs: Docs[C][]; total: number }>;
  /** Such rows added up by the database itself, group by group: counts, sums, how many different. */
  groups<C extends CollectionSlug>(why: string, collection: C, options: Omit<GroupArgs, 'collection' | 'req'>): Promise<Group[]>;
  /** The ids of such rows with all the words in their names, newest first. Only for what has an index of its words: products. */
  matches(why: string, collection: 'products', options: Omit<MatchArgs, 'collection' | 'req'>): Promise<Id[]>;
  /**
   * For what costs much and needs no exactness to the second: made once in half a minute in this process, where it is
   * `worthKeeping`. The key has to name everything the value depends on, who asks included.
   */
  briefly<T>(key: string, make: () => Promise<T>, worthKeeping: (value: T) => boolean): Promise<T>;
  /** How many such rows there are; of very many the figure may be half a minute old. */
  countBriefly<C extends CollectionSlug>(why: string, collection: C, where?: Where): Promise<number>;
  /** How many such rows there are. */
  countRows<C extends CollectionSlug>(why: string, collection: C, where: Where): Promise<number>;
  /**
   * One conditional write that either happens whole or not at all: "take n of what is left", "move from 2 to 3". Null when
   * the condition does not hold. Only plain fields of the document itself; no hooks run.
   * `{ qty: { $inc: -2 } }` changes a number by an amount. `updatedAt` is now, unless `data` says otherwise.
   */
  claim<C extends CollectionSlug>(collection: C, where: Where, data: Data): Promise<Docs[C] | null>;
  /**
   * Writes a document the shop has worked out itself, every field given: no hooks, no defaults and no validation run, which
   * makes it twice as fast as `create`. For what is written many at a time inside one transaction.
   */
  insert<C extends CollectionSlug>(why: string, collection: C, data: Data): Promise<Docs[C]>;
  /** The same without reading it back, which is faster again. */
  append<C extends CollectionSlug>(why: string, collection: C, data: Data): Promise<void>;
  /**
   * Sets plain fields of every matching document in one statement. No hooks run, and the condition may name only fields of
   * the documents themselves. For fields the system keeps; everything else goes through the calls above.
   */
  setWhere<C extends CollectionSlug>(collection: C, where: Where, data: Data): Promise<void>;
  /** The sessions of accounts, each changed by a statement of its own. */
  sessions: SessionCalls;
  /** Removes every matching document in one statement, without hooks: for what hangs on a document that goes too. */
  dropWhere<C extends CollectionSlug>(collection: C, where: Where): Promise<void>;
  /** Everything inside is kept together or not at all. Joins a transaction that is already open. */
  inTransaction<T>(work: () => Promise<T>): Promise<T>;
  /** Queues a job; inside a transaction the job row belongs to it and is seen only after the commit. */
  enqueue(task: string, input: Record<string, unknown>, options?: { waitUntil?: Date; queue?: string }): Promise<void>;
  /** True when a job was queued through this handle. */
  queued(): boolean;
};

const LIST_LIMIT = 1_000;
const TRANSACTION_TRIES = 6;

export function openDb(payload: Payload, req: PayloadRequest): Db {
  let anyQueued = false;
  const rows: Db['rows'] = async (_why, collection, options) => {
    const found = await payload.db.find({ collection, limit: LIST_LIMIT, pagination: false, ...options, req } as never);
    return found.docs as never;
  };
  const total = totalsOf(payload, req);
  const countOf = (collection: CollectionSlug, where: Where | undefined) => () => payload.db.count({ collection, where, req } as never);
  return {
    payload,
    asActor: callsOf(payload, req, false),
    asSystem: () => callsOf(payload, req, true),
    rows,
    row: async (why, collection, options) => (await rows(why, collection, { ...options, limit: 1 }))[0] ?? null,
    rowWindow: (why, collection, options) =>
      partOf(options, total(collection, options.where, 'rows', countOf(collection, options.where)), (page) => rows(why, collection, page)),
    groups: (_why, collection, options) => (payload.db as unknown as Grouping).groups({ collection, ...options, req }),
    matches: (_why, collection, options) => (payload.db as unknown as Matching).matches({ collection, ...options, req }),
    briefly: (key, make, worthKeeping) => keptBriefly(payload, key, make, worthKeeping),
    countBriefly: (_why, collection, where) => total(collection, where, 'rows', countOf(collection, where))(),
    countRows: async (_why, collection, where) => (await countOf(collection, where)()).totalDocs,
    claim: (collection, where, data) => claim(payload, req, { collection, where, data }),
    insert: async (_why, collection, data) => (await payload.db.create(dated(collection, data, req) as never)) as never,
    append: async (_why, collection, data) => {
      await payload.db.create({ ...dated(collection, data, req), returning: false } as never);
    },
    setWhere: (collection, where, data) => setWhere(payload, req, collection, where, data),
    sessions: sessionsOf(payload, req),
    dropWhere: async (collection, where) => {
      await payload.db.deleteMany({ collection, where, req });
    },
    inTransaction: (work) => inTransaction(payload, req, work),
    queued: () => anyQueued,
    enqueue: async (task, input, options = {}) => {
      anyQueued = true;
      await payload.jobs.queue({ task: task as never, input: input as never, req, ...options } as never);
    },
  };
}

function sessionsOf(payload: Payload, req: PayloadRequest): SessionCalls {
  const rows = () => (payload.db as unknown as { accountSessions: SessionRows }).accountSessions;
  return {
    keepOnly: (account, ids) => rows().keepOnly(account, ids, req),
    end: (account, id) => rows().end(account, id, req),
    see: (account, id, at) => rows().see(account, id, at.toISOString(), req),
  };
}

type Claim = { collection: CollectionSlug; where: Where; data: Data };

async function claim(payload: Payload, req: PayloadRequest, { data, ...rest }: Claim) {
  const claimed = await payload.db.updateOne({ ...rest, data: { updatedAt: new Date(Date.now()).toISOString(), ...data }, options: { atomic: true }, req } as never);
  return (claimed as never) ?? null;
}

/** A document that was given its id beforehand, or is put back, keeps it. */
function dated(collection: CollectionSlug, { id, ...data }: Data, req: PayloadRequest) {
  const now = new Date(Date.now()).toISOString();
  return { collection, data: { createdAt: now, updatedAt: now, ...data }, ...(id === undefined ? {} : { customID: id }), req };
}

/** The database refused a value that has to be unique. */
export function isTaken(error: unknown): boolean {
  const refused = error as { code?: unknown; name?: string; data?: { errors?: { message?: string }[] } } | null;
  if (refused?.code === 11000) return true;
  return refused?.name === 'ValidationError' && (refused.data?.errors ?? []).some(({ message }) => /unique/i.test(message ?? ''));
}

async function setWhere(payload: Payload, req: PayloadRequest, collection: CollectionSlug, where: Where, data: Data) {
  const change = { collection, where, data, req, returning: false } as const;
  if (payload.db.name === 'mongoose') await payload.db.updateMany(change);
  // On SQL `updateMany` writes row by row; the conditional UPDATE writes every row that meets the condition.
  else await payload.db.updateOne({ ...change, options: { atomic: true } } as never);
}

async function inTransaction<T>(payload: Payload, req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  if (await req.transactionID) return work();
  for (let attempt = 1; ; attempt += 1) {
    const id = await payload.db.beginTransaction();
    if (id) req.transactionID = id;
    try {
      const result = await work();
      if (id) await payload.db.commitTransaction(id);
      return result;
    } catch (error) {
      if (id) await payload.db.rollbackTransaction(id);
      if (!(isWriteConflict(error) || (attempt === 1 && wasFaster(payload, error))) || attempt === TRANSACTION_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt));
    } finally {
      delete req.transactionID;
    }
  }
}

/**
 * Somebody wrote the same unique value after this work had looked for it. Now it is there to be found, and the work says
 * itself what that means. SQLite lets one transaction through at a time; there it cannot happen.
 */
const wasFaster = (payload: Payload, error: unknown): boolean => payload.db.name === 'mongoose' && isTaken(error);

/** How many match, for the pages of a list. Of very many the figure may be half a minute old. */
const totalsOf =
  (payload: Payload, req: PayloadRequest) =>
  (collection: string, where: Where | undefined, whose: string, count: () => Promise<{ totalDocs: number }>) =>
  async (): Promise<number> => {
    const exact = async () => (await count()).totalDocs;
    if (await req.transactionID) return exact();
    return keptBriefly(payload, `total ${collection} ${whose} ${JSON.stringify(where ?? {})}`, exact, (found) => found >= VERY_MANY);
  };

async function partOf<O extends Window, D>(
  options: O,
  count: () => Promise<number>,
  find: (page: Omit<O, 'offset'> & { page: number }) => Promise<D[]>,
): Promise<{ docs: D[]; total: number }> {
  const { offset, ...rest } = options;
  const { limit } = options;
  const total = await count();
  if (offset >= total) return { docs: [], total };
  const page = Math.floor(offset / limit) + 1;
  const from = offset % limit;
  const docs = await find({ ...rest, page });
  // An offset between two pages: the two pages it touches, cut to the window.
  const next = from === 0 ? [] : await find({ ...rest, page: page + 1 });
  return { docs: [...docs, ...next].slice(from, from + limit), total };
}

function callsOf(payload: Payload, req: PayloadRequest, overrideAccess: boolean): Calls {
  const base = overrideAccess ? { req, overrideAccess } : { req, overrideAccess, user: req.user as TypedUser | null };
  const find = async (collection: CollectionSlug, options: FindOptions = {}) => {
    const found = await payload.find({
      collection,
      depth: 0,
      limit: LIST_LIMIT,
      pagination: false,
      ...options,
      ...base,
    } as never);
    return found.docs;
  };
  const total = totalsOf(payload, req);
  const whose = overrideAccess ? 'system' : `actor ${req.user?.id ?? 'nobody'}`;
  const calls = {
    find,
    findWindow: async (collection: CollectionSlug, options: FindOptions & { offset: number; limit: number }) => {
      const count = () => payload.count({ collection, where: options.where, ...base } as never);
      return partOf(options, total(collection, options.where, whose, count), (page) => find(collection, page));
    },
    findOne: async (collection: CollectionSlug, options: FindOptions) =>
      (await find(collection, { ...options, limit: 1 }))[0] ?? null,
    findById: async (collection: CollectionSlug, id: Id, options: FindOptions = {}) =>
      isId(id, idForm(payload.db.defaultIDType)) ? payload.findByID({ collection, id, depth: 0, disableErrors: true, ...options, ...base } as never) : null,
    count: async (collection: CollectionSlug, where: Where = {}) =>
      (await payload.count({ collection, where, ...base } as never)).totalDocs,
    create: (collection: CollectionSlug, data: Data, options: object = {}) =>
      payload.create({ collection, data, depth: 0, ...options, ...base } as never),
    update: (collection: CollectionSlug, id: Id, data: Data, options: object = {}) =>
      payload.update({ collection, id, data, depth: 0, ...options, ...base } as never),
    remove: async (collection: CollectionSlug, id: Id) => {
      await payload.delete({ collection, id, depth: 0, ...base } as never);
    },
    removeWhere: async (collection: CollectionSlug, where: Where) => {
      const removed = await payload.delete({ collection, where, depth: 0, ...base } as never);
      refuseErrors(removed as never);
      return (removed as unknown as { docs: unknown[] }).docs.length;
    },
    updateWhere: async (collection: CollectionSlug, where: Where, data: Data) => {
      const updated = await payload.update({ collection, where, data, depth: 0, ...base } as never);
      refuseErrors(updated as never);
      return (updated as unknown as { docs: unknown[] }).docs.length;
    },
    global: (slug: GlobalSlug, options: object = {}) =>
      payload.findGlobal({ slug, depth: 0, ...options, ...base } as never),
    updateGlobal: (slug: GlobalSlug, data: Data) => payload.updateGlobal({ slug, data, depth: 0, ...base } as never),
  };
  return calls as unknown as Calls;
}

/** Payload's bulk calls report failures beside the successes; here a failure stops the whole. */
function refuseErrors(result: { errors?: { message: string }[] }): void {
  const first = result.errors?.[0];
  if (first) throw new Error(first.message, { cause: new Failure('internal') });
}
