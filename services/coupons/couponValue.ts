import { invalid } from '../../domain/failure';

export type CouponInput = {
  fixed?: number | null | undefined;
  percentage?: number | null | undefined;
  min_order?: number | null | undefined;
  quantity: number;
  status: 0 | 1;
};

const FIXED = 1;

/** What a coupon of this type gives: a fixed amount or a percentage, never both, never nothing. */
export function couponValue(
  type: number,
  input: Pick<CouponInput, 'fixed' | 'percentage' | 'min_order'>,
): { fixed: number; percentage: number; min_order: number } {
  const min_order = input.min_order ?? 0;
  if (type === FIXED) {
    if (!input.fixed) throw invalid({ fixed: 'required' });
    return { fixed: input.fixed, percentage: 0, min_order };
  }
  if (!input.percentage) throw invalid({ percentage: 'required' });
  return { fixed: 0, percentage: input.percentage, min_order };
}
