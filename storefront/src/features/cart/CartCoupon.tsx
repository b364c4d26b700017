/** The coupons of a cart: those offered, and the one that will be applied in the checkout. */
import { useState } from 'react';
import type { CouponOffer } from '../../../../contract/checkout';
import { useIsAlive } from '../../app/session/useStored';
import { AppliedCoupon } from '../../shopping/AppliedCoupon';
import { chooseCoupon, readChosenCoupon, type CartKind } from '../../shopping/chosenCoupon';
import { CouponOffers } from '../../shopping/CouponOffers';
import { useCouponOffers } from '../../shopping/useCouponOffers';

/** The offers for the cart, and the chosen one while it can be used. */
export function useCartCoupon(kind: CartKind, subtotal: number) {
  const offers = useCouponOffers(kind, subtotal);
  const [code, setCode] = useState(() => readChosenCoupon(kind));
  // Only the browser knows which one was chosen.
  const isAlive = useIsAlive();
  const chosen = (isAlive && offers.find((offer) => offer.code === code && offer.missing === 0)) || null;
  const choose = (to: string | null) => {
    chooseCoupon(kind, to);
    setCode(to);
  };
  return { offers, chosen, choose };
}

export type CartCouponProps = {
  offers: readonly CouponOffer[];
  chosen: CouponOffer | null;
  choose: (code: string | null) => void;
};

export function CartCoupon({ offers, chosen, choose }: CartCouponProps) {
  if (chosen) return <AppliedCoupon coupon={chosen} onRemove={() => choose(null)} />;
  return <CouponOffers offers={offers} onUse={choose} />;
}
