/**
 * The database cannot be asked at the moment, and can be soon: a replica set that elects a new primary, a connection that
 * broke, or a SQLite file that another process has held for too long.
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
/** MongoDB's own: unreachable hosts, lost connections, a server that is ending or is not, or is no longer, the primary. */
const codes = new Set([6, 7, 89, 91, 189, 9001, 10107, 11600, 11602, 13435, 13436]);

export const isDatabaseAway = (error: unknown): boolean =>
  isOrComesFrom(error, (each) => {
    const { code, name } = each as { code?: unknown; name?: unknown };
    if (typeof name === 'string' && names.has(name)) return true;
    return typeof code === 'number' ? codes.has(code) : isLocked(each);
  });

/** Another process writes the SQLite file; nothing was changed. */
export const isLocked = (error: unknown): boolean =>
  isOrComesFrom(error, ({ code }) => typeof code === 'string' && /^SQLITE_BUSY(_|$)/.test(code));
