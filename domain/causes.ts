const MOST = 5;

/**
 * Whether an error, or one in its chain of causes, is of a given kind: libraries wrap the errors of the system or a
 * driver.
 */
export function isOrComesFrom(error: unknown, isKind: (error: { code?: unknown }) => boolean): boolean {
  let at = error as { code?: unknown; cause?: unknown } | null | undefined;
  for (let depth = 0; at && typeof at === 'object' && depth < MOST; depth += 1, at = at.cause as typeof at) {
    if (isKind(at)) return true;
  }
  return false;
}
