/** Coupons as admins keep them. Applying one is part of the checkout. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { flag, flagInput, id, instant, pathId, taka, takaInput, text, wholeNumber } from './shapes';

export const couponShape = z.strictObject({
  id,
  code: z.string(),
  /** 1 fixed amount, 2 percentage. */
  type: z.union([z.literal(1), z.literal(2)]),
  fixed: taka,
  percentage: z.int(),
  min_order: taka,
  quantity: z.int(),
  remain: z.int(),
  /** 1 active, 0 not. */
  status: flag,
  /** The name of the admin who made it. */
  created_by: z.string().nullable(),
  created_at: instant,
});
export type CouponShape = z.output<typeof couponShape>;

/** An empty field of a form counts as not given. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.union([schema, z.literal('').transform(() => undefined)]).nullish();

const values = {
  fixed: orNothing(takaInput()),
  percentage: orNothing(wholeNumber(0, 100)),
  min_order: orNothing(takaInput()),
  quantity: wholeNumber(1, 10_000_000),
  status: flagInput.default(1),
};
const couponCode = text(40).pipe(z.string().min(1).regex(/^\S+$/));

const createBody = z.strictObject({ code: couponCode, type: wholeNumber(1, 2), ...values });
export type CouponBody = z.output<typeof createBody>;
/** Code and type stay as they are; sent along, they must be the same. */
const updateBody = z.strictObject({ code: couponCode.optional(), type: wholeNumber(1, 2).optional(), ...values });
export type CouponChange = z.output<typeof updateBody>;

export const couponCreate = defineRoute({
  name: 'couponCreate',
  method: 'POST',
  path: '/coupon-create',
  who: admins,
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
  tag: 'Coupons',
  summary: 'All coupons, newest first',
  answers: { 200: z.strictObject({ coupon: z.array(couponShape) }) },
});

export const getSingleCoupon = defineRoute({
  name: 'getSingleCoupon',
  method: 'GET',
  path: '/get-single-coupon/:id',
  who: admins,
  tag: 'Coupons',
  summary: 'One coupon',
  params: z.strictObject({ id: pathId }),
  answers: { 200: z.strictObject({ coupon: couponShape }) },
  fails: ['notFound'],
});

export const couponUpdate = defineRoute({
  name: 'couponUpdate',
  method: 'POST',
  path: '/coupon-update/:id',
  who: admins,
  tag: 'Coupons',
  summary: 'Change a coupon; its code and type stay',
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
  tag: 'Coupons',
  summary: 'Delete a coupon',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['notFound'],
});
