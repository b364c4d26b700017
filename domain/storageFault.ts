/** Whether an error means that nothing can be written: the disk is full, broken or read-only. */
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
/** MongoDB's own code: OutOfDiskSpace. */
const OUT_OF_DISK_SPACE = 14031;

/** SQLite appends a more specific code to the plain one. */
export const isStorageFault = (error: unknown): boolean =>
  isOrComesFrom(error, ({ code }) => {
    if (typeof code === 'number') return code === OUT_OF_DISK_SPACE;
    return typeof code === 'string' && (codes.has(code) || codes.has(code.split('_').slice(0, 2).join('_')));
  });
