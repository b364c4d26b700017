/** Coupons as admins manage them. Applying one is part of the checkout. */
import { z } from 'zod';
import { couponFields } from '../domain/coupons/fields';
import { admins } from '../domain/permissions';
import { answerShape, changeShape, inputShape } from './declared';
import { deletedAnswer } from './deleted';
import { defineRoute, nothing } from './route';
import { id, instant, pathId } from './shapes';

export const couponShape = z
  .strictObject({
    id,
    ...answerShape(couponFields),
    remain: z.int(),
    created_by: z.string().nullable(),
    created_at: instant,
  })
  .meta({ id: 'Coupon', description: 'A coupon as admins keep it.' });
export type CouponShape = z.output<typeof couponShape>;

const createBody = z.strictObject(inputShape(couponFields));
export type CouponBody = z.output<typeof createBody>;
/** What is not sent stays; code and type stay in any case. */
const updateBody = z.strictObject(changeShape(couponFields)).partial();
export type CouponChange = z.output<typeof updateBody>;

export const couponCreate = defineRoute({
  name: 'couponCreate',
  method: 'POST',
  path: '/coupon-create',
  who: admins,
  scope: 'orders:write',
  tag: 'Coupons',
  summary: 'Add a coupon',
  body: createBody,
  answers: { 200: nothing },
});

export const allCoupon = defineRoute({
  name: 'allCoupon',
  method: 'GET',
  path: '/all-coupon',
  who: admins,
  scope: 'orders:read',
  tag: 'Coupons',
  summary: 'All coupons, newest first',
  answers: { 200: z.strictObject({ coupon: z.array(couponShape).describe('The coupons.') }) },
});

export const getSingleCoupon = defineRoute({
  name: 'getSingleCoupon',
  method: 'GET',
  path: '/get-single-coupon/:id',
  who: admins,
  scope: 'orders:read',
  tag: 'Coupons',
  summary: 'One coupon',
  params: z.strictObject({ id: pathId }),
  answers: { 200: z.strictObject({ coupon: couponShape.describe('The coupon.') }) },
  fails: ['notFound'],
});

export const couponUpdate = defineRoute({
  name: 'couponUpdate',
  shownBy: { call: 'getSingleCoupon', at: 'coupon' },
  method: 'POST',
  path: '/coupon-update/:id',
  who: admins,
  scope: 'orders:write',
  tag: 'Coupons',
  summary: 'Change a coupon; its code and type cannot change',
  params: z.strictObject({ id: pathId }),
  body: updateBody,
  answers: { 200: nothing },
  fails: ['notFound'],
});

export const couponDelete = defineRoute({
  name: 'couponDelete',
  method: 'DELETE',
  path: '/coupon-delete/:id',
  who: admins,
  scope: 'orders:write',
  tag: 'Coupons',
  summary: 'Delete a coupon',
  params: z.strictObject({ id: pathId }),
  answers: { 200: deletedAnswer },
  fails: ['notFound'],
});
