import * as contract from '../contract/coupons';
import { createCoupon } from '../services/coupons/createCoupon';
import { forReason } from '../services/deleted/forReason';
import { deletionOf } from '../services/deleted/deletionOf';
import { deleteCoupon } from '../services/coupons/deleteCoupon';
import { listCoupons } from '../services/coupons/listCoupons';
import { readCoupon } from '../services/coupons/readCoupon';
import { updateCoupon } from '../services/coupons/updateCoupon';
import { implement, type Implementation } from './implement';
import { presentCoupon } from './present/coupon';

export const couponEndpoints: Implementation[] = [
  implement(contract.allCoupon, async (ctx) => ({
    status: 200,
    coupon: (await listCoupons(ctx)).map(presentCoupon(ctx.now)),
  })),
  implement(contract.getSingleCoupon, async (ctx, { params }) => ({
    status: 200,
    coupon: presentCoupon(ctx.now)(await readCoupon(ctx, params.id)),
  })),
  implement(contract.couponCreate, async (ctx, { body }) => {
    await createCoupon(ctx, body);
    return { status: 200, message: 'couponAdded' };
  }),
  implement(contract.couponUpdate, async (ctx, { params, body }) => {
    await updateCoupon(ctx, params.id, body);
    return { status: 200, message: 'couponUpdated' };
  }),
  implement(contract.couponDelete, async (ctx, { params, body }) => {
    forReason(ctx, body.reason);
    await deleteCoupon(ctx, params.id);
    return { status: 200, message: 'couponDeleted', deletion: deletionOf(ctx) };
  }),
];
