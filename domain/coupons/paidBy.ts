/** Who bears the discount of a coupon. */
export const couponPaidBy = { marketplace: 0, vendors: 1 } as const;
