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

const blank: CheckoutDraft = { note: '', date: '', time: '' };
const nameOf = (kind: CheckoutKind) => `checkout_${kind}`;

/** A day or time of day that has passed is left out. */
export function readDraft(kind: CheckoutKind): CheckoutDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(kind)) ?? 'null');
    if (!isRecord(kept) || kept['mobile'] !== readStored('auth_mobile')) return blank;
    const note = String(kept['note'] ?? '');
    const date = String(kept['date'] ?? '');
    const time = deliverySlots.find((slot) => slot === kept['time']) ?? '';
    const wrong = deliveryChoiceProblems({ delivery_date: date, delivery_time: time }, now());
    if (wrong.includes('delivery_date')) return { ...blank, note };
    return { note, date, time: wrong.includes('delivery_time') ? '' : time };
  } catch {
    return blank;
  }
}

export function keepDraft(kind: CheckoutKind, draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(nameOf(kind), JSON.stringify({ ...draft, mobile: readStored('auth_mobile') }));
  } catch {
    // Storage can be disabled: the input then lives as long as the page.
  }
}

export function dropDraft(kind: CheckoutKind): void {
  try {
    sessionStorage.removeItem(nameOf(kind));
  } catch {
    // As above.
  }
}
