/** Whether an error means that nothing can be saved: the disk is full, broken or may only be read. */
import { isOrComesFrom } from './causes';

const codes = new Set([
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EFBIG',
  'EIO',
]);
/** MongoDB's own codes: OutOfDiskSpace, and a server that takes no writes. */
const mongoCodes = new Set([14031, 10107, 13435, 189]);

/** SQLite writes a finer code behind the plain one. */
export const isStorageFault = (error: unknown): boolean =>
  isOrComesFrom(error, ({ code }) => {
    if (typeof code === 'number') return mongoCodes.has(code);
    return typeof code === 'string' && (codes.has(code) || codes.has(code.split('_').slice(0, 2).join('_')));
  });
