/** Whether an error means that nothing can be saved: the disk is full, broken or may only be read. */

const codes = new Set([
  'SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN',
  'ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', 'EIO',
]);
/** MongoDB's own codes: OutOfDiskSpace, and a server that takes no writes. */
const mongoCodes = new Set([14031, 10107, 13435, 189]);
const MOST_CAUSES = 5;

/** Looks through the causes: libraries wrap what the system said. SQLite writes a finer code behind the plain one. */
export function isStorageFault(error: unknown): boolean {
  let at = error as { code?: unknown; cause?: unknown } | null | undefined;
  for (let depth = 0; at && typeof at === 'object' && depth < MOST_CAUSES; depth += 1, at = at.cause as typeof at) {
    const { code } = at;
    if (typeof code === 'number' && mongoCodes.has(code)) return true;
    if (typeof code === 'string' && (codes.has(code) || codes.has(code.split('_').slice(0, 2).join('_')))) return true;
  }
  return false;
}
