/**
 * Values that are expensive to count and need not be exact to the second, cached in this process for a short while:
 * totals of very many rows, and the counts beside very long lists. Small totals are never cached, so a small shop sees
 * every change at once.
 */

export const KEPT_MS = 30_000;
const MOST_ENTRIES = 1_000;
/** From this count on, a difference of one does not matter to the reader. */
export const VERY_MANY = 1_000;

type Entry = { until: number; value: unknown };
const kept = new WeakMap<object, Map<string, Entry>>();

/**
 * The value for a key, computed when there is none or it is older than half a minute. Cached only if it is
 * `worthKeeping`.
 */
export async function keptBriefly<T>(
  owner: object,
  key: string,
  make: () => Promise<T>,
  worthKeeping: (value: T) => boolean,
): Promise<T> {
  const known = knownOf(owner, key);
  if (known) return known.value as T;
  const value = await make();
  keep(owner, key, value, worthKeeping(value));
  return value;
}

/** The same for values that need no waiting. */
export function countBriefly(owner: object, key: string, count: () => number): number {
  const known = knownOf(owner, key);
  if (known) return known.value as number;
  const value = count();
  keep(owner, key, value, value >= VERY_MANY);
  return value;
}

function knownOf(owner: object, key: string): Entry | undefined {
  const known = kept.get(owner)?.get(key);
  return known && known.until > performance.now() ? known : undefined;
}

function keep(owner: object, key: string, value: unknown, isWorth: boolean): void {
  const entries = kept.get(owner) ?? new Map<string, Entry>();
  kept.set(owner, entries);
  entries.delete(key);
  if (!isWorth) return;
  entries.set(key, { until: performance.now() + KEPT_MS, value });
  if (entries.size > MOST_ENTRIES) entries.delete(entries.keys().next().value!);
}
