/**
 * One key per attempted order, kept until the order is placed: through retries, a lost connection and a page reload.
 * The server places only one order per key, so a repeat can never buy twice.
 */
import { newIdempotencyKey } from '../../../../frontend/api/client';

/** Groceries and everything else are ordered separately. */
export type CheckoutKind = 'grocery' | 'general';

const nameOf = (kind: CheckoutKind) => `order_key_${kind}`;
const inMemory = new Map<string, string>();

export function orderKey(kind: CheckoutKind): string {
  const name = nameOf(kind);
  const kept = inMemory.get(name) ?? readKept(name);
  if (kept) return kept;
  const made = newIdempotencyKey();
  inMemory.set(name, made);
  try {
    sessionStorage.setItem(name, made);
  } catch {
    // Storage can be disabled: the key then lives as long as the page.
  }
  return made;
}

/** An order was sent and its outcome is still unknown. */
export function hasOrderKey(kind: CheckoutKind): boolean {
  const name = nameOf(kind);
  return inMemory.has(name) || readKept(name) !== null;
}

export function forgetOrderKey(kind: CheckoutKind): void {
  const name = nameOf(kind);
  inMemory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // As above.
  }
}

function readKept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
