/** The coupons that the shop offers for one of the two carts, loaded again when the cart changes. */
import { useEffect, useRef } from 'react';
import { myCoupons, type CouponOffer } from '../../../contract/checkout';
import { useCall } from '../../../frontend/api/useCall';
import type { CartKind } from './chosenCoupon';

const typeOf = { grocery: 1, general: 2 } as const;

/** `subtotal`: the current price of the goods, which the offers depend on. */
export function useCouponOffers(kind: CartKind, subtotal: number): readonly CouponOffer[] {
  const { answer, reload } = useCall(myCoupons, subtotal > 0 ? { params: { type: typeOf[kind] } } : null, {
    isQuiet: true,
  });
  const before = useRef(subtotal);
  useEffect(() => {
    if (before.current === subtotal) return;
    before.current = subtotal;
    void reload();
  });
  return (subtotal > 0 && answer?.coupons) || [];
}
