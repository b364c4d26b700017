type Coupon = { status: number; remain: number };

/** A page shows a coupon as long as somebody can still use it. */
export const isCouponShown = ({ status, remain }: Coupon): boolean => status === 1 && remain > 0;
