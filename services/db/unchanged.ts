/** Values derived from public records, cached in this process until anything public changes. */
import { LRUCache } from 'lru-cache';
import type { Payload, PayloadRequest } from 'payload';
import { KEPT_MS } from '../../database/keptBriefly';

const MOST = 1_000;

/**
 * `revision` was read before the value was computed: if a change came in between, the value counts as older than it.
 */
type Kept = { revision: number | null; until: number; value: unknown };
const kept = new WeakMap<Payload, LRUCache<string, Kept>>();

/**
 * The cached value of a key, computed anew when anything public has been written since, or half a minute later if it
 * `mayLag`. Inside a transaction it is always computed anew.
 */
export async function whileUnchanged<T>(
  payload: Payload,
  req: PayloadRequest,
  key: string,
  make: () => Promise<T>,
  mayLag: (value: T) => boolean = () => false,
): Promise<T> {
  if (await req.transactionID) return make();
  const values = valuesOf(payload);
  const known = values.get(key);
  if (known && known.until > performance.now()) return known.value as T;
  const revision = await payload.db.publicRevision();
  if (known && revision !== null && known.revision === revision) return known.value as T;
  const value = await make();
  const until = mayLag(value) ? performance.now() + KEPT_MS : 0;
  if (revision !== null || until > 0) values.set(key, { revision, until, value });
  return value;
}

function valuesOf(payload: Payload): LRUCache<string, Kept> {
  const known = kept.get(payload) ?? new LRUCache<string, Kept>({ max: MOST });
  kept.set(payload, known);
  return known;
}
