/** Payload's MongoDB adapter, adapted to several processes. */
import type { DatabaseAdapterObj } from 'payload';
import { convertPolicies } from './convertPolicies';
import { countDeposits } from './countDeposits';
import { publishPlaces } from './publishPlaces';
import { numbersAreNoIds } from './ids';
import { queueScheduledOnce, takeJobsOnce } from './jobs';
import { pageWithoutCount } from './paging';
import { SharedRevision } from './revision';
import { mongoRows } from '../rows/mongoRows';
import type { RowStore } from '../rows/types';
import { aroundSessions } from '../sessions/aroundSessions';
import { canTransact, commitSurely, openTransactions } from './transactions';
import type { Adapter, MongoDatabase } from './types';

const RATE_LIMITS = 'rate_limits';
const NO_TRANSACTIONS =
  'This MongoDB has no transactions, which orders and money need. Make it a replica set, one node is enough: start mongod with --replSet rs0, then run rs.initiate() once in mongosh.';
let connected: MongoDatabase | undefined;

/**
 * The adapter. Starting it fails on a server without transactions, unless `mayLackTransactions`: a test run on a server
 * that only speaks the protocol, where nothing is rolled back.
 */
export async function mongoAdapter(
  uri: string,
  { mayLackTransactions }: { mayLackTransactions: boolean },
): Promise<DatabaseAdapterObj> {
  // The driver is loaded only for a shop on MongoDB.
  const { mongooseAdapter } = await import('@payloadcms/db-mongodb');
  const base = mongooseAdapter({
    url: uri,
    transactionOptions: {},
    // The server answers only once its indexes exist: the unique ones guarantee invariants. They are created one after
    // another, instead of by every model.
    ensureIndexes: true,
    connectOptions: { autoIndex: false, maxPoolSize: 50, serverSelectionTimeoutMS: 10_000 },
  });
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args) as Adapter;
      const revision = new SharedRevision(() => adapter.connection.db!);
      const rows = mongoRows(adapter);
      prepare(adapter, rows, revision, mayLackTransactions);
      return Object.assign(adapter, { rows, publicRevision: () => revision.read(), accountRevision: () => null });
    },
  };
}

function prepare(adapter: Adapter, rows: RowStore, revision: SharedRevision, mayLackTransactions: boolean): void {
  const begin = adapter.beginTransaction;
  const connect = adapter.connect!.bind(adapter);
  adapter.connect = async (options) => {
    await connect(options);
    connected = adapter.connection.db!;
    if (await canTransact(connected)) openTransactions(adapter, begin);
    else if (!mayLackTransactions) throw new Error(NO_TRANSACTIONS);
    await convertPolicies(connected);
    await publishPlaces(connected);
    await countDeposits(connected);
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
  takeJobsOnce(adapter);
  queueScheduledOnce(adapter);
  revision.watch(adapter);
  adapter.updateOne = aroundSessions(adapter.updateOne.bind(adapter), rows.sessions);
  commitSurely(adapter, revision);
}

/**
 * Expired counters are deleted automatically if the server supports it; an expired counter is never read either way.
 */
async function prepareRateLimits(database: MongoDatabase): Promise<void> {
  const counters = database.collection(RATE_LIMITS);
  await counters.createIndex({ key: 1 }, { unique: true });
  await counters.createIndex({ expire: -1 }, { expireAfterSeconds: 0 }).catch(() => undefined);
}

/** Where the processes of a shop store their shared counters. */
export function rateLimitStore() {
  if (!connected) throw new Error('MongoDB is not connected yet');
  return { database: connected, collection: RATE_LIMITS };
}
