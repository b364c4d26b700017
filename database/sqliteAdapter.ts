/**
 * Payload's SQLite adapter on a client of our own: transactions wait for their turn, and a commit that fails is an
 * error. Built with `createDatabaseAdapter` from the stock adapter's calls; those that differ are listed here.
 */
import fs from 'node:fs';
import path from 'node:path';
import { sqliteAdapter, type SQLiteAdapter } from '@payloadcms/db-sqlite';
import { createDatabaseAdapter, type DatabaseAdapter, type DatabaseAdapterObj } from 'payload';
import type { Run } from './direct/documents';
import { shapesOf, type Keeping, type Place, type Writing } from './direct/place';
import { DrizzleSession } from './drizzleSession';
import { shortJobs } from './jobRows';
import { shortLists } from './lists';
import { keepingIds } from './freedIds';
import { literalLikes } from './literalLikes';
import { migrations } from './migrations/index';
import { sqliteRows } from './rows/sqliteRows';
import { aroundSessions } from './sessions/aroundSessions';
import { SqliteClient } from './sqliteClient';
import type { SqliteTransaction } from './sqliteTransaction';
import { leavingOutSpareIndexes } from './spareIndexes';
import { projectRoot } from '../projectRoot';

const LAST_CHANGED = '-updatedAt';

type Adapter = SQLiteAdapter & Pick<DatabaseAdapter, 'rows' | 'publicRevision' | 'accountRevision'>;

export function serialised(file: string): DatabaseAdapterObj<Adapter> {
  const base = sqliteAdapter({
    client: { url: `file:${file}` },
    migrationDir: path.join(projectRoot, 'database/migrations'),
    prodMigrations: migrations,
    push: false,
    // A page's blocks are read and written whole: one column instead of two tables for each kind of block.
    blocksAsJSON: true,
    transactionOptions: {},
    busyTimeout: 0,
  });
  return { ...base, init: (args) => onOwnClient(base.init(args), file) };
}

function onOwnClient(own: SQLiteAdapter, file: string): Adapter {
  let client: SqliteClient | undefined;
  const transactions = new Map<string, SqliteTransaction>();
  const place = placeOf(() => client!, transactions);
  let count = 0;
  const end = async (given: string | number | Promise<string | number>, how: 'resolve' | 'reject'): Promise<void> => {
    const id = String(await given);
    const session = adapter.sessions[id];
    // Removed from the registry first: nothing else may use a session that is ending.
    delete adapter.sessions[id];
    transactions.delete(id);
    await session?.[how]();
  };
  const adapter: SQLiteAdapter = createDatabaseAdapter<SQLiteAdapter>({
    ...own,
    operators: { ...own.operators, ...literalLikes },
    beforeSchemaInit: [leavingOutSpareIndexes(() => adapter.rawTables)],
    connect: async (options) => {
      adapter.client ??= client = openFile(file);
      await own.connect!.call(adapter, options);
    },
    beginTransaction: async () => {
      await adapter.initializing;
      count += 1;
      const id = `${process.pid}-${count}`;
      const begun = client!.later();
      adapter.sessions[id] = new DrizzleSession(adapter, begun);
      transactions.set(id, begun);
      return id;
    },
    commitTransaction: (id) => end(id, 'resolve'),
    rollbackTransaction: (id) => end(id, 'reject'),
    // Payload's queue opens a transaction here and leaves it open when the write fails: no other transaction could
    // start.
    updateJobs: async (job) => {
      try {
        return await jobs.updateJobs(job);
      } catch (error) {
        if (job.req?.transactionID) await adapter.rollbackTransaction(job.req.transactionID);
        throw error;
      }
    },
    // The stock call loses the tables that a condition on a relation to several collections needs.
    deleteOne: async (args) => {
      const { docs } = await adapter.find({ ...args, limit: 1, pagination: false });
      return docs[0] ? own.deleteOne.call(adapter, { ...args, where: { id: { equals: docs[0].id } } }) : null;
    },
    // The stock calls begin with the version made last, and a restored one counts as made with its record; as with
    // MongoDB, the lists begin with the one that changed last.
    findVersions: (args) => own.findVersions.bind(adapter)({ ...args, sort: args.sort ?? LAST_CHANGED }),
    findGlobalVersions: (args) => own.findGlobalVersions.bind(adapter)({ ...args, sort: args.sort ?? LAST_CHANGED }),
  });
  const shapes = shapesOf(adapter);
  const rows = sqliteRows(adapter, place, shapes);
  const create = keepingIds(own.create.bind(adapter), shapes, place);
  const jobs = shortJobs({ create, updateJobs: own.updateJobs.bind(adapter) }, rows, shapes, place);
  return Object.assign(adapter, {
    rows,
    create: jobs.create,
    publicRevision: () => client?.revision ?? null,
    accountRevision: () => client?.accountRevision ?? null,
    updateOne: aroundSessions(own.updateOne.bind(adapter), rows.sessions),
    ...shortLists({ find: own.find.bind(adapter), count: own.count.bind(adapter) }, shapes, place, sortsOf(adapter)),
  });
}

/** Statements of a request run in its transaction, which begins with the first of them; others run by themselves. */
const placeOf =
  (client: () => SqliteClient, transactions: ReadonlyMap<string, SqliteTransaction>): Place =>
  async (within) => {
    const at = client();
    const jot: Writing = (sql, args) => at.jot(sql, args);
    const settled: Run = (sql, args) => at.settledCells(sql, args);
    const open = transactions.get(String(await within?.transactionID));
    const whileSettled: Keeping = (key, make) => (open ? make() : at.whileSettled(key, make));
    if (!open)
      return {
        read: (sql, args) => at.cells(sql, args),
        settled,
        whileSettled,
        write: (sql, args) => at.write(sql, args),
        jot,
      };
    await open.begin();
    const run: Run = (sql, args) => open.cells(sql, args);
    return { read: run, settled: open.hasUnsettled ? run : settled, whileSettled, write: run, jot };
  };

/** The default order of a collection's lists. */
const sortsOf =
  (adapter: SQLiteAdapter): Parameters<typeof shortLists>[3] =>
  (collection) =>
    adapter.payload.collections[collection].config.defaultSort;

/** A shop whose database is not writable does not start; one sentence says why. */
function openFile(file: string): SqliteClient {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    return new SqliteClient(file);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database ${file} may not be written (${said}). Is the disk full or read-only, or does the file belong to somebody else?`,
      { cause: error },
    );
  }
}
