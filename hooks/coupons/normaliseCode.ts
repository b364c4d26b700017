import type { CollectionBeforeChangeHook } from 'payload';
import { couponCode } from '../../domain/coupons/code';
import type { Coupon } from '../../payload-types';

/** A new coupon's code is stored in one form, so that two codes never differ only in case or script. */
export const normaliseCode: CollectionBeforeChangeHook<Coupon> = ({ data, operation }) =>
  operation === 'create' && typeof data.code === 'string' ? { ...data, code: couponCode(data.code) } : data;
