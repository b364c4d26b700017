/** What is worked out from public records, kept in this process for as long as nothing public changes. */
import type { Payload, PayloadRequest } from 'payload';
import { publicRevision } from '../../database/adapter';

const MOST = 1_000;

type Kept = { revision: number; values: Map<string, unknown> };
const kept = new WeakMap<Payload, Kept>();

/** The value under a key, made anew when anything public was written since. Inside a transaction it is always made anew. */
export async function whileUnchanged<T>(
  payload: Payload,
  req: PayloadRequest,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const revision = (await req.transactionID) ? null : await publicRevision(payload);
  if (revision === null) return make();
  const values = valuesOf(payload, revision);
  if (values.has(key)) return values.get(key) as T;
  const value = await make();
  if (values.size >= MOST) values.clear();
  values.set(key, value);
  return value;
}

/** Those of this revision: a value that was begun before a change ends up with the older ones, which nobody asks any more. */
function valuesOf(payload: Payload, revision: number): Map<string, unknown> {
  const known = kept.get(payload);
  if (known?.revision === revision) return known.values;
  const values = new Map<string, unknown>();
  if (!known || known.revision < revision) kept.set(payload, { revision, values });
  return values;
}
