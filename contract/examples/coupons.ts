import { couponCreate, couponDelete, couponUpdate, getSingleCoupon } from '../coupons';
import { example, found } from './example';

const id = found('coupons', 'code', 'MONSOON15');
const value = { percentage: 15, min_order: 800, quantity: 200, status: 1 } as const;

export const couponExamples = [
  example(couponCreate, 'admin', { body: { code: 'MONSOON15', type: 2, ...value } }),
  example(getSingleCoupon, 'admin', { params: { id } }),
  example(couponUpdate, 'admin', { params: { id }, body: { ...value, min_order: 1_000 } }),
  example(couponDelete, 'admin', { params: { id } }),
];
