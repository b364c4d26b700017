/**
 * The database as services see it: Payload's Local API with who is asking, one transaction per use case, and the atomic
 * claim. Nothing above this folder knows which adapter is below.
 */
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest, TypedJobs } from 'payload';
import { publicRevision } from '../../database/adapter';
import { keptBriefly } from '../../database/keptBriefly';
import type { Id } from '../ctx';
import { callsOf, LIST_LIMIT } from './calls';
import { rowApi } from './local';
import { partOf, totalsOf } from './totals';
import { inTransaction } from './transactions';
import type { Db, SessionCalls } from './types';
import { whileUnchanged } from './unchanged';

export function openDb(payload: Payload, req: PayloadRequest): Db {
  let anyQueued = false;
  const queue = async (task: keyof TypedJobs['tasks'], input: unknown): Promise<void> => {
    anyQueued = true;
    await payload.jobs.queue({ task, input, req });
  };
  const api = rowApi(payload);
  const rows: Db['rows'] = async (_why, collection, options) =>
    (await api.find<never>({ collection, limit: LIST_LIMIT, pagination: false, ...options, req })).docs;
  const total = totalsOf(payload, req);
  const countOf = (collection: CollectionSlug, where: object | undefined) => () =>
    api.count({ collection, where, req });
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
    globalRow: async (_why, slug) => {
      const kept = await api.findGlobal<never>({ slug, req });
      return isWhole(payload, slug, kept) ? kept : callsOf(payload, req, true).global(slug);
    },
    groups: (_why, collection, options) => api.groups({ collection, ...options, req }),
    matches: (_why, collection, options) => api.matches({ collection, ...options, req }),
    briefly: (key, make, worthKeeping) => keptBriefly(payload, key, make, worthKeeping),
    whileUnchanged: (key, make) => whileUnchanged(payload, req, key, make),
    revision: () => publicRevision(payload),
    countBriefly: (_why, collection, where) => total(collection, where, 'rows', countOf(collection, where))(),
    countRows: async (_why, collection, where) => (await countOf(collection, where)()).totalDocs,
    claim: (collection, where, data) =>
      api.updateOne({ collection, where, data: { updatedAt: moment(), ...data }, options: { atomic: true }, req }),
    insert: (_why, collection, data) => api.create({ ...dated(collection, data), req }),
    append: async (_why, collection, data) => {
      await api.create({ ...dated(collection, data), req, returning: false });
    },
    setWhere: async (collection, where, data) => {
      const change = { collection, where, data, req, returning: false };
      if (payload.db.name === 'mongoose') await api.updateMany(change);
      // On SQL `updateMany` writes row by row; the conditional UPDATE writes every row that meets the condition.
      else await api.updateOne({ ...change, options: { atomic: true } });
    },
    sessions: sessionsOf(payload, req),
    dropWhere: async (collection, where) => {
      await api.deleteMany({ collection, where, req });
    },
    inTransaction: (work) => inTransaction(payload, req, work),
    queued: () => anyQueued,
    enqueue: queue,
    enqueueAgain: async ({ taskSlug, input }) => {
      if (taskSlug && taskSlug !== 'inline') await queue(taskSlug, input);
    },
  };
}

function sessionsOf(payload: Payload, req: PayloadRequest): SessionCalls {
  const { accountSessions: rows } = rowApi(payload);
  return {
    keepOnly: (account, ids) => rows.keepOnly(account, ids, req),
    end: (account, id) => rows.end(account, id, req),
    see: (account, id, at) => rows.see(account, id, at.toISOString(), req),
  };
}

/** Payload fills in the defaults of a global that was never saved, or not since it got another field. */
function isWhole(payload: Payload, slug: GlobalSlug, kept: Record<string, unknown> | null): boolean {
  const fields = payload.globals.config.find((each) => each.slug === slug)?.flattenedFields ?? [];
  return kept !== null && fields.every(({ name }) => kept[name] !== undefined);
}

const moment = (): string => new Date(Date.now()).toISOString();

/** A document that was given its id beforehand, or is put back, keeps it. */
function dated(collection: CollectionSlug, { id, ...data }: { id?: Id | null | undefined }) {
  const now = moment();
  return {
    collection,
    data: { createdAt: now, updatedAt: now, ...data },
    ...(id === undefined || id === null ? {} : { customID: id }),
  };
}
