/**
 * The input of a cart's checkout, kept for this tab across a reload and dropped with the order. It is stored with the
 * account's mobile, so that the next person who signs in in this tab does not see it.
 */
import { isRecord } from '../../../../contract/client/answer';
import { deliveryChoiceProblems, deliverySlots, type DeliverySlot } from '../../../../domain/orders/deliverySlots';
import { now } from '../../app/clock';
import { readStored } from '../../app/session/storage';
import type { CheckoutKind } from './orderKey';

export type CheckoutDraft = { note: string; date: string; time: DeliverySlot | '' };
/** The address that is being written, by the names of its fields. */
export type AddressDraft = Readonly<Record<string, string>>;

const blank: CheckoutDraft = { note: '', date: '', time: '' };
const nameOf = (kind: CheckoutKind) => `checkout_${kind}`;

/** What is kept for this account. */
function readKept(kind: CheckoutKind): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(kind)) ?? 'null');
    return isRecord(kept) && kept['mobile'] === readStored('auth_mobile') ? kept : null;
  } catch {
    return null;
  }
}

function keep(kind: CheckoutKind, change: object): void {
  try {
    const all = { ...readKept(kind), ...change, mobile: readStored('auth_mobile') };
    sessionStorage.setItem(nameOf(kind), JSON.stringify(all));
  } catch {
    // Storage can be disabled: the input then lives as long as the page.
  }
}

/** Null if none is being written. */
export function readAddressDraft(kind: CheckoutKind): AddressDraft | null {
  const address = readKept(kind)?.['address'];
  if (!isRecord(address)) return null;
  return Object.fromEntries(Object.entries(address).map(([name, text]) => [name, String(text)]));
}

/** Null once it is saved or given up. */
export const keepAddressDraft = (kind: CheckoutKind, address: AddressDraft | null): void => keep(kind, { address });

export const keepDraft = (kind: CheckoutKind, draft: CheckoutDraft): void => keep(kind, draft);

/** A day or time of day that has passed is left out. */
export function readDraft(kind: CheckoutKind): CheckoutDraft {
  const kept = readKept(kind);
  if (!kept) return blank;
  const note = String(kept['note'] ?? '');
  const date = String(kept['date'] ?? '');
  const time = deliverySlots.find((slot) => slot === kept['time']) ?? '';
  const wrong = deliveryChoiceProblems({ delivery_date: date, delivery_time: time }, now());
  if (wrong.includes('delivery_date')) return { ...blank, note };
  return { note, date, time: wrong.includes('delivery_time') ? '' : time };
}

export function dropDraft(kind: CheckoutKind): void {
  try {
    sessionStorage.removeItem(nameOf(kind));
  } catch {
    // As above.
  }
}
