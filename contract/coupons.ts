/** Coupons as admins manage them. Applying one is part of the checkout. */
import { z } from 'zod';
import { couponStates } from '../domain/coupons/apply';
import { couponFields } from '../domain/coupons/fields';
import { mostInScope } from '../domain/coupons/scope';
import { admins } from '../domain/permissions';
import { changeShape, inputShape } from './declared';
import { answerShape } from './declaredAnswers';
import { deletedAnswer, deletionReason } from './deleted';
import { defineRoute, nothing } from './route';
import { id, instant, pathId } from './shapes';

export const couponShape = z
  .strictObject({
    id,
    ...answerShape(couponFields),
    scope_ids: z.array(z.string()).max(mostInScope).describe('The vendors or categories that `scope` means, by id.'),
    scope_names: z.array(z.string()).max(mostInScope).describe('The same by name, in the reader’s language.'),
    state: z
      .enum(couponStates)
      .describe('The current state: `running`, `planned` for later, `paused` by an admin, `over`, or `used_up`.'),
    remain: z.int(),
    created_by: z.string().nullable(),
    created_at: instant,
  })
  .meta({ id: 'Coupon', description: 'A coupon as admins keep it.' });
export type CouponShape = z.output<typeof couponShape>;

const scopeInput = {
  scope_ids: z
    .array(id)
    .max(mostInScope)
    .optional()
    .describe('The vendors or categories it is for, by id; needed with a `scope` other than 0.'),
};
const createBody = z.strictObject({ ...inputShape(couponFields), ...scopeInput });
export type CouponBody = z.output<typeof createBody>;
/** Fields that are not sent stay; code and type stay in any case. */
const updateBody = z.strictObject({ ...changeShape(couponFields), ...scopeInput }).partial();
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
  body: deletionReason,
  answers: { 200: deletedAnswer },
  fails: ['notFound'],
});
