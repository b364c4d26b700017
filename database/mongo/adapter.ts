/** Payload's MongoDB adapter, made fit for several processes and for servers with and without transactions. */
import { mongooseAdapter } from '@payloadcms/db-mongodb';
import type { DatabaseAdapterObj } from 'payload';
import { writeChangesOnly } from './changesOnly';
import { groupInDatabase } from './groups';
import { holdAndRelease } from './holds';
import { numbersAreNoIds } from './ids';
import { queueScheduledOnce, takeJobsOnce } from './jobs';
import { matchInDatabase } from './matches';
import { pageWithoutCount } from './paging';
import { SharedRevision } from './revision';
import { keepSessions } from '../sessions/keepSessions';
import { mongoSessionRows } from './sessionRows';
import { canTransact, commitSurely, openTransactions } from './transactions';
import type { Adapter, MongoDatabase } from './types';
import { Undo } from './undo';
import { noteWrites } from './undoWrites';

const RATE_LIMITS = 'rate_limits';
/** What others ask of the connection; one per adapter of this process. */
type Opened = { revision: SharedRevision; transactions: boolean };
const opened = new WeakMap<object, Opened>();
let connected: MongoDatabase | undefined;

export function mongoAdapter(uri: string): DatabaseAdapterObj {
  const base = mongooseAdapter({
    url: uri,
    transactionOptions: {},
    // The server answers only when its indexes are there: unique ones keep promises. Made once, in turn, not by every model.
    ensureIndexes: true,
    connectOptions: { autoIndex: false, maxPoolSize: 50, serverSelectionTimeoutMS: 10_000 },
  });
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args) as unknown as Adapter;
      prepare(adapter);
      return adapter as unknown as ReturnType<typeof base.init>;
    },
  } as DatabaseAdapterObj;
}

function prepare(adapter: Adapter): void {
  const revision = new SharedRevision(() => adapter.connection.db!);
  const state: Opened = { revision, transactions: false };
  opened.set(adapter, state);
  const undo = new Undo(
    () => adapter.connection.db!,
    revision,
    (works) => adapter.payload.logger.warn({ works }, 'what was left half written is undone'),
  );
  const begin = adapter.beginTransaction;
  const connect = adapter.connect!.bind(adapter);
  adapter.connect = async (options) => {
    await connect(options);
    connected = adapter.connection.db!;
    state.transactions = await canTransact(connected);
    if (state.transactions) openTransactions(adapter, begin);
    else {
      await undoByHand(adapter, undo);
      writeChangesOnly(adapter);
    }
    await prepareRateLimits(connected);
    await revision.sweep();
    if (state.transactions) adapter.payload.logger.info('MongoDB with transactions');
    else adapter.payload.logger.warn('MongoDB without transactions: what fails half way is undone step by step, and seen by others until then');
  };
  const destroy = adapter.destroy!.bind(adapter);
  adapter.destroy = async () => {
    revision.stop();
    undo.stop();
    await destroy();
  };
  numbersAreNoIds(adapter);
  pageWithoutCount(adapter);
  groupInDatabase(adapter);
  matchInDatabase(adapter);
  holdAndRelease(adapter);
  noteWrites(adapter, undo);
  takeJobsOnce(adapter);
  queueScheduledOnce(adapter);
  revision.watch(adapter);
  keepSessions(adapter as never, mongoSessionRows(adapter));
  commitSurely(adapter, revision);
}

/** Where the server has no transactions, those that are begun are works that can be undone, one at a time. */
async function undoByHand(adapter: Adapter, undo: Undo): Promise<void> {
  const { commitTransaction, rollbackTransaction } = adapter;
  adapter.beginTransaction = () => undo.begin();
  adapter.commitTransaction = async (given) => {
    const id = String(await given);
    await (undo.has(id) ? undo.commit(id) : commitTransaction.call(adapter as never, given));
  };
  adapter.rollbackTransaction = async (given) => {
    const id = String(await given);
    await (undo.has(id) ? undo.rollback(id) : rollbackTransaction.call(adapter as never, given));
  };
  Object.assign(adapter, { undoLeft: (now: Date) => undo.sweep(now), worksLeft: () => undo.left() });
  await undo.start();
}

/** Expired counters go by themselves where the server can do that; a counter that is over is never read either way. */
async function prepareRateLimits(database: MongoDatabase): Promise<void> {
  const counters = database.collection(RATE_LIMITS);
  await counters.createIndex({ key: 1 }, { unique: true });
  await counters.createIndex({ expire: -1 }, { expireAfterSeconds: 0 }).catch(() => undefined);
}

/** Where the processes of a shop keep their common counters. */
export function rateLimitStore() {
  if (!connected) throw new Error('MongoDB is not connected yet');
  return { database: connected, collection: RATE_LIMITS };
}

/** What is known of an adapter made here; undefined for any other. */
export const mongoState = (adapter: object): Opened | undefined => opened.get(adapter);
