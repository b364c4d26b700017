/**
 * The coupon chosen for a cart, kept for this tab from the cart to the checkout and across a reload, and dropped with
 * the order. It is stored with the account's mobile, so that the next person who signs in in this tab does not get it.
 */
import { isRecord } from '../../../contract/client/answer';
import { readStored } from '../app/session/storage';

export type CartKind = 'grocery' | 'general';

const nameOf = (kind: CartKind) => `coupon_${kind}`;

/** The code; null when none is chosen. */
export function readChosenCoupon(kind: CartKind): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(kind)) ?? 'null');
    if (!isRecord(kept) || kept['mobile'] !== readStored('auth_mobile')) return null;
    return typeof kept['code'] === 'string' ? kept['code'] : null;
  } catch {
    return null;
  }
}

/** Null removes it. */
export function chooseCoupon(kind: CartKind, code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(nameOf(kind));
    else sessionStorage.setItem(nameOf(kind), JSON.stringify({ code, mobile: readStored('auth_mobile') }));
  } catch {
    // Storage can be disabled: the coupon then lives as long as the page.
  }
}
