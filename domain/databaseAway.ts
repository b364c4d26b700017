/**
 * The database is unavailable for a moment: a replica set is electing a new primary, a connection broke, or another
 * process has held the SQLite file for too long.
 */
import { isOrComesFrom } from './causes';

const names = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoTopologyClosedError',
]);
/** MongoDB's own codes: unreachable hosts, lost connections, a server that is shutting down or is not the primary. */
const codes = new Set([6, 7, 89, 91, 189, 9001, 10107, 11600, 11602, 13435, 13436]);

export const isDatabaseAway = (error: unknown): boolean =>
  isOrComesFrom(error, (each) => {
    const { code, name } = each as { code?: unknown; name?: unknown };
    if (typeof name === 'string' && names.has(name)) return true;
    return typeof code === 'number' ? codes.has(code) : isLocked(each);
  });

/** Another process is writing the SQLite file; nothing was changed. */
export const isLocked = (error: unknown): boolean =>
  isOrComesFrom(error, ({ code }) => typeof code === 'string' && /^SQLITE_BUSY(_|$)/.test(code));
