/** Chooses the database: an embedded SQLite file, or MongoDB when `DATABASE_URI` says so. Nothing above knows which. */
import fs from 'node:fs';
import path from 'node:path';
import type { DatabaseAdapterObj, Payload } from 'payload';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { quicken, type Place, type QuickAdapter } from './direct/quicken';
import { mongoAdapter, mongoState } from './mongo/adapter';
import { literalLikes } from './literalLikes';
import { keepSessions } from './sessions/keepSessions';
import { sqliteSessionRows } from './sessions/sqliteRows';
import { SqliteClient, type SqliteTransaction } from './sqliteClient';
import { migrations } from './migrations/index';
import { projectRoot } from '../projectRoot';

type DatabaseSettings = {
  /** `mongodb://…`, `file:/path/to.db`, or empty for `haat.db` in `dataDir`. */
  uri: string | undefined;
  dataDir: string;
  /** A test run may use a MongoDB without transactions. */
  isTest: boolean;
};

export const isMongo = (uri: string | undefined): boolean => /^mongodb(\+srv)?:\/\//.test(uri ?? '');

export async function databaseAdapter({ uri, dataDir, isTest }: DatabaseSettings): Promise<DatabaseAdapterObj> {
  if (uri && isMongo(uri)) return mongoAdapter(uri, { mayLackTransactions: isTest });
  const file = path.resolve(uri?.startsWith('file:') ? uri.slice('file:'.length) : path.join(dataDir, 'haat.db'));
  return serialised(file);
}

type SqliteAdapter = {
  client: unknown;
  drizzle: { transaction(work: (tx: unknown) => Promise<void>): Promise<void> };
  sessions: Record<
    string,
    { db: unknown; open: SqliteTransaction | null; resolve: () => Promise<void>; reject: () => Promise<void> }
  >;
  initializing: Promise<void>;
  connect(options?: unknown): Promise<void>;
  destroy(): Promise<void>;
  beginTransaction(): Promise<string>;
  commitTransaction(id: string | Promise<string>): Promise<void>;
  rollbackTransaction(id: string | Promise<string>): Promise<void>;
  updateJobs(job: { req?: { transactionID?: string } }): Promise<unknown>;
};

/**
 * A number that grows with every commit that may change a public answer; null when nothing may be cached now. On MongoDB it
 * is asked of the database, because other processes write too.
 */
export function publicRevision(payload: Payload): number | null | Promise<number | null> {
  const client = (payload.db as unknown as { client?: unknown }).client;
  if (client instanceof SqliteClient) return client.revision;
  return mongoState(payload.db)?.revision.read() ?? null;
}

/** Payload's adapter on the client above: transactions wait for their turn, and a commit that fails is an error. */
function serialised(file: string): DatabaseAdapterObj {
  const base = sqliteAdapter({
    client: { url: `file:${file}` },
    migrationDir: path.join(projectRoot, 'database/migrations'),
    prodMigrations: migrations,
    push: false,
    transactionOptions: {},
    busyTimeout: 0,
  });
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args);
      const sqlite = adapter as unknown as SqliteAdapter;
      const connect = sqlite.connect.bind(adapter);
      sqlite.connect = async (options) => {
        sqlite.client ??= openFile(file);
        await connect(options);
      };
      const place: Place = (transactionId) => {
        const open = transactionId === undefined ? null : sqlite.sessions[transactionId]?.open;
        const client = sqlite.client as SqliteClient;
        if (open) return { read: (sql, args) => open.cells(sql, args), write: (sql, args) => open.cells(sql, args) };
        return { read: (sql, args) => client.cells(sql, args), write: (sql, args) => client.write(sql, args) };
      };
      Object.assign((adapter as unknown as { operators: object }).operators, literalLikes);
      quicken(adapter as unknown as QuickAdapter, place);
      keepSessions(adapter, sqliteSessionRows(place));
      let count = 0;
      sqlite.beginTransaction = async function begin(this: SqliteAdapter) {
        await this.initializing;
        count += 1;
        return lift(this, `${process.pid}-${count}`);
      };
      sqlite.commitTransaction = async function commit(this: SqliteAdapter, given) {
        await end(this, await given, 'resolve');
      };
      sqlite.rollbackTransaction = async function rollback(this: SqliteAdapter, given) {
        await end(this, await given, 'reject');
      };
      // Payload's queue opens a transaction here and leaves it open when the write fails: nobody else would get a turn.
      const updateJobs = sqlite.updateJobs.bind(adapter);
      sqlite.updateJobs = async (job) => {
        try {
          return await updateJobs(job);
        } catch (error) {
          if (job.req?.transactionID) await sqlite.rollbackTransaction(job.req.transactionID);
          throw error;
        }
      };
      return adapter;
    },
  };
}

/** A shop that cannot write does not start; one sentence says why. */
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

/** Drizzle gives a transaction only inside a callback; Payload wants a handle. The callback waits until told how to end. */
async function lift(adapter: SqliteAdapter, id: string): Promise<string> {
  let finish!: () => void;
  let undo!: (reason: Error) => void;
  const verdict = new Promise<void>((resolve, reject) => {
    finish = resolve;
    undo = reject;
  });
  const rolledBack = new Error('rolled back');
  let done!: Promise<void>;
  const db = await new Promise<unknown>((ready, failed) => {
    done = adapter.drizzle.transaction(async (tx) => {
      ready(tx);
      await verdict;
    });
    done.catch(failed);
  });
  adapter.sessions[id] = {
    db,
    open: (adapter.client as SqliteClient).open,
    resolve: () => {
      finish();
      return done;
    },
    reject: () => {
      undo(rolledBack);
      return done.catch((error: unknown) => {
        if (error !== rolledBack) throw error;
      });
    },
  };
  return id;
}

async function end(adapter: SqliteAdapter, id: string, how: 'resolve' | 'reject'): Promise<void> {
  const session = adapter.sessions[id];
  if (!session) return;
  // Out of the registry first: nobody else may use a session that is ending.
  delete adapter.sessions[id];
  await session[how]();
}
