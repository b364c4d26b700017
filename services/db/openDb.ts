/**
 * The database as services see it: Payload's Local API with the caller's authority, one transaction per use case, and
 * the atomic claim. Nothing above this folder knows which adapter is used.
 */
import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SelectType,
  TypedJobs,
  Where,
  WhereField,
} from 'payload';
import { keptBriefly } from '../../database/keptBriefly';
import { byName } from '../../domain/fields/byName';
import { tracing } from '../../telemetry/tracing';
import { callsOf, LIST_LIMIT } from './calls';
import { partOf, totalsOf } from './totals';
import { inTransaction } from './transactions';
import type { Db, Globals, SessionCalls, WhereOf } from './types';
import { whileUnchanged } from './unchanged';

export function openDb(payload: Payload, req: PayloadRequest): Db {
  let anyQueued = false;
  const queue = async (task: keyof TypedJobs['tasks'], input: unknown, waitUntil?: Date): Promise<void> => {
    anyQueued = true;
    const traceparent = tracing()?.parent();
    await payload.jobs.queue({
      task,
      input: traceparent ? { ...(input as object), traceparent } : input,
      req,
      ...(waitUntil ? { waitUntil } : {}),
    });
  };
  const kept = payload.db.rows;
  const rows: Db['rows'] = async (_why, collection, { where, sort, select, limit = LIST_LIMIT, page }) =>
    asksForNone(where)
      ? []
      : kept.find(
          collection,
          { where: plain(where), sort: orderOf(sort), select: select as SelectType, limit, page },
          req,
        );
  const total = totalsOf(payload, req);
  const countOf =
    <C extends CollectionSlug>(collection: C, where: WhereOf<C> | undefined) =>
    () =>
      kept.count(collection, plain(where), req);
  return {
    payload,
    asActor: callsOf(payload, req, false),
    asSystem: () => callsOf(payload, req, true),
    rows,
    row: async (why, collection, options) => (await rows(why, collection, { ...options, limit: 1 }))[0] ?? null,
    rowWindow: (why, collection, options) =>
      partOf(options, total(collection, options.where, 'rows', countOf(collection, options.where)), (page) =>
        rows(why, collection, page),
      ),
    anyRows: async (_why, collection, { limit = LIST_LIMIT, ...query }) =>
      asksForNone(query.where) ? [] : (await kept.find(collection, { limit, ...query }, req)).map(byName),
    globalRow: async (_why, slug) => {
      const found = await kept.global(slug, req);
      return isWhole(payload, slug, found) ? found : callsOf(payload, req, true).global(slug);
    },
    isWriting: async () => Boolean(await req.transactionID),
    groups: (_why, collection, options) => kept.groups(collection, options, req),
    matches: (_why, collection, options) => kept.matches(collection, options, req),
    briefly: (key, make, worthKeeping) => keptBriefly(payload, key, make, worthKeeping),
    whileUnchanged: (key, make, mayLag) => whileUnchanged(payload, req, key, make, mayLag),
    revision: () => payload.db.publicRevision(),
    countBriefly: (_why, collection, where) => total(collection, where, 'rows', countOf(collection, where))(),
    countRows: (_why, collection, where) => countOf(collection, where)(),
    ...writesOf(payload, req),
    sessions: sessionsOf(payload, req),
    inTransaction: (work) => inTransaction(payload, req, work),
    queued: () => anyQueued,
    enqueue: queue,
    enqueueAgain: async ({ taskSlug, input }) => {
      if (taskSlug && taskSlug !== 'inline') await queue(taskSlug, input);
    },
  };
}

type Writes = Pick<Db, 'claim' | 'insert' | 'append' | 'appendAny' | 'setWhere' | 'noteWhere' | 'dropWhere'>;

function writesOf(payload: Payload, req: PayloadRequest): Writes {
  const kept = payload.db.rows;
  return {
    claim: (collection, where, data) => kept.claim(collection, plain(where), { updatedAt: moment(), ...data }, req),
    insert: (_why, collection, { id, ...data }) => kept.insert(collection, dated(data), id ?? undefined, req),
    append: (_why, collection, { id, ...data }) => kept.append(collection, dated(data), id ?? undefined, req),
    appendAny: (_why, collection, { id, ...data }) => kept.append(collection, dated(data), id ?? undefined, req),
    setWhere: (collection, where, data) => kept.set(collection, plain(where), data, req),
    noteWhere: (collection, where, data) => kept.note(collection, plain(where), { updatedAt: moment(), ...data }),
    dropWhere: (collection, where) => kept.drop(collection, plain(where), req),
  };
}

function sessionsOf(payload: Payload, req: PayloadRequest): SessionCalls {
  const rows = payload.db.rows.sessions;
  return {
    keepOnly: (account, ids) => rows.keepOnly(account, ids, req),
    end: (account, id) => rows.end(account, id, req),
    see: (account, id, at) => rows.see(account, id, at.toISOString(), req),
  };
}

/** The condition `in: []` matches nothing: the database need not be asked. */
function asksForNone(where: Where | undefined): boolean {
  const ids = (where?.id as WhereField | undefined)?.in;
  return Array.isArray(ids) && ids.length === 0;
}

/** Payload fills in defaults when a global was never saved, or not since a field was added. */
function isWhole<G extends GlobalSlug>(payload: Payload, slug: G, found: object | null): found is Globals[G] {
  const fields = payload.globals.config.find((each) => each.slug === slug)?.flattenedFields ?? [];
  const values = new Map<string, unknown>(Object.entries(found ?? {}));
  return found !== null && fields.every(({ name }) => values.get(name) !== undefined);
}

const moment = (): string => new Date(Date.now()).toISOString();

function dated(data: object) {
  const now = moment();
  return { createdAt: now, updatedAt: now, ...data };
}

/** Above this folder typed by the fields of a collection, below it a plain condition. */
const plain = <C extends CollectionSlug>(where: WhereOf<C> | undefined): Where => where ?? {};
const orderOf = (sort: string | readonly string[] | undefined) => (typeof sort === 'object' ? [...sort] : sort);
