/** Payload's MongoDB adapter, made fit for several processes. */
import type { DatabaseAdapterObj } from 'payload';
import { groupInDatabase } from './groups';
import { numbersAreNoIds } from './ids';
import { queueScheduledOnce, takeJobsOnce } from './jobs';
import { matchInDatabase } from './matches';
import { pageWithoutCount } from './paging';
import { SharedRevision } from './revision';
import { keepSessions } from '../sessions/keepSessions';
import { mongoSessionRows } from './sessionRows';
import { canTransact, commitSurely, openTransactions } from './transactions';
import type { Adapter, MongoDatabase } from './types';

const RATE_LIMITS = 'rate_limits';
const NO_TRANSACTIONS =
  'This MongoDB has no transactions, which orders and money need. Make it a replica set, one node is enough: start mongod with --replSet rs0, then run rs.initiate() once in mongosh.';
/** What others ask of the connection; one per adapter of this process. */
type Opened = { revision: SharedRevision };
const opened = new WeakMap<object, Opened>();
let connected: MongoDatabase | undefined;

/**
 * The adapter. Starting it fails on a server without transactions, unless `mayLackTransactions`: a test run on a server that
 * only speaks the protocol, where nothing that fails is rolled back.
 */
export async function mongoAdapter(
  uri: string,
  { mayLackTransactions }: { mayLackTransactions: boolean },
): Promise<DatabaseAdapterObj> {
  // Only a shop on MongoDB pays for loading its driver.
  const { mongooseAdapter } = await import('@payloadcms/db-mongodb');
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
      prepare(adapter, mayLackTransactions);
      return adapter as unknown as ReturnType<typeof base.init>;
    },
  };
}

function prepare(adapter: Adapter, mayLackTransactions: boolean): void {
  const revision = new SharedRevision(() => adapter.connection.db!);
  opened.set(adapter, { revision });
  const begin = adapter.beginTransaction;
  const connect = adapter.connect!.bind(adapter);
  adapter.connect = async (options) => {
    await connect(options);
    connected = adapter.connection.db!;
    if (await canTransact(connected)) openTransactions(adapter, begin);
    else if (!mayLackTransactions) throw new Error(NO_TRANSACTIONS);
    await prepareRateLimits(connected);
    await revision.sweep();
  };
  const destroy = adapter.destroy!.bind(adapter);
  adapter.destroy = async () => {
    revision.stop();
    await destroy();
  };
  numbersAreNoIds(adapter);
  pageWithoutCount(adapter);
  groupInDatabase(adapter);
  matchInDatabase(adapter);
  takeJobsOnce(adapter);
  queueScheduledOnce(adapter);
  revision.watch(adapter);
  keepSessions(adapter, mongoSessionRows(adapter));
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
