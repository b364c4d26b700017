/** Payload's MongoDB adapter, made fit for several processes and for servers with and without transactions. */
import { mongooseAdapter } from '@payloadcms/db-mongodb';
import type { DatabaseAdapterObj } from 'payload';
import { holdAndRelease } from './holds';
import { numbersAreNoIds } from './ids';
import { takeJobsOnce } from './jobs';
import { pageWithoutCount } from './paging';
import { SharedRevision } from './revision';
import { keepSessions } from '../sessions/keepSessions';
import { mongoSessionRows } from './sessionRows';
import { canTransact, commitSurely, openTransactions } from './transactions';
import type { Adapter, MongoDatabase } from './types';

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
  const begin = adapter.beginTransaction;
  const connect = adapter.connect!.bind(adapter);
  adapter.connect = async (options) => {
    await connect(options);
    connected = adapter.connection.db!;
    state.transactions = await canTransact(connected);
    if (state.transactions) openTransactions(adapter, begin);
    await prepareRateLimits(connected);
    await revision.sweep();
    if (state.transactions) adapter.payload.logger.info('MongoDB with transactions');
    else adapter.payload.logger.warn('MongoDB without transactions: orders that fail half way are undone step by step');
  };
  const destroy = adapter.destroy!.bind(adapter);
  adapter.destroy = async () => {
    revision.stop();
    await destroy();
  };
  numbersAreNoIds(adapter);
  pageWithoutCount(adapter);
  holdAndRelease(adapter);
  takeJobsOnce(adapter);
  revision.watch(adapter);
  keepSessions(adapter as never, mongoSessionRows(adapter));
  commitSurely(adapter, revision);
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
