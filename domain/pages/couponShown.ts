import { couponState } from '../coupons/apply';
import { afterMinute } from '../time/period';

/** A page shows a coupon while anybody can use it. */
export const isCouponShown = (coupon: Parameters<typeof couponState>[0], now: Date): boolean =>
  couponState(coupon, now) === 'running';

/** When that changes next by itself, because the coupon begins or ends; null: never. */
export function couponTurn(
  { starts_at, ends_at }: { starts_at: Date | null; ends_at: Date | null },
  now: Date,
): Date | null {
  const ahead = [starts_at, ends_at && afterMinute(ends_at)].filter(
    (each): each is Date => each !== null && each > now,
  );
  return ahead.sort((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
