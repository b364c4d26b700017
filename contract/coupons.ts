/** Coupons as admins keep them. Applying one is part of the checkout. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { flag, flagInput, id, instant, pathId, taka, takaInput, text, wholeNumber } from './shapes';

const couponState = flag.describe('1: it can be used, 0: not.');

export const couponShape = z
  .strictObject({
    id,
    code: z.string().describe('What the customer types.'),
    type: z.union([z.literal(1), z.literal(2)]).describe('1: a fixed amount, 2: a percentage.'),
    fixed: taka,
    percentage: z.int(),
    min_order: taka,
    quantity: z.int(),
    remain: z.int(),
    status: couponState,
    created_by: z.string().nullable(),
    created_at: instant,
  })
  .meta({ id: 'Coupon', description: 'A coupon as admins keep it.' });
export type CouponShape = z.output<typeof couponShape>;

/** An empty field of a form counts as not given. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.union([schema, z.literal('').transform(() => undefined)]).nullish();

const values = {
  fixed: orNothing(takaInput()),
  percentage: orNothing(wholeNumber(0, 100)),
  min_order: orNothing(takaInput()),
  quantity: wholeNumber(1, 10_000_000),
  status: flagInput.default(1).describe('1: it can be used, 0: not.'),
};
const couponCode = text(40).pipe(z.string().min(1).regex(/^\S+$/));

const couponType = wholeNumber(1, 2).describe(
  '1: a fixed amount, which needs `fixed`; 2: a percentage, which needs `percentage`.',
);
const createBody = z.strictObject({
  code: couponCode.describe('What the customer types: no spaces.'),
  type: couponType,
  ...values,
});
export type CouponBody = z.output<typeof createBody>;
/** In a change an emptied field is 0, and one that is not sent stays. */
const orZero = <T extends z.ZodType<number>>(schema: T) =>
  z.union([schema, z.union([z.literal(''), z.null()]).transform(() => 0)]).optional();
/** Code and type stay as they are; sent along, they must be the same. */
const updateBody = z.strictObject({
  code: couponCode.optional().describe('Stays as it is: leave it out, or send the same.'),
  type: wholeNumber(1, 2).optional().describe('Stays as it is: leave it out, or send the same.'),
  fixed: orZero(takaInput()),
  percentage: orZero(wholeNumber(0, 100)),
  min_order: orZero(takaInput()),
  quantity: values.quantity.optional(),
  status: flagInput.optional(),
});
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
  method: 'POST',
  path: '/coupon-update/:id',
  who: admins,
  scope: 'orders:write',
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
  scope: 'orders:write',
  tag: 'Coupons',
  summary: 'Delete a coupon',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['notFound'],
});
