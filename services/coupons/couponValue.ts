import type { CouponBody } from '../../contract/coupons';
import { couponType } from '../../domain/coupons/fields';
import { invalid } from '../../domain/failure';

/** A coupon's value by its type: a fixed amount or a percentage, never both or neither. */
export function couponValue(
  type: number,
  input: Pick<CouponBody, 'fixed' | 'percentage' | 'min_order'>,
): { fixed: number; percentage: number; min_order: number } {
  const min_order = input.min_order ?? 0;
  if (type === couponType.fixed) {
    if (!input.fixed) throw invalid({ fixed: 'required' });
    return { fixed: input.fixed, percentage: 0, min_order };
  }
  if (!input.percentage) throw invalid({ percentage: 'required' });
  return { fixed: 0, percentage: input.percentage, min_order };
}
