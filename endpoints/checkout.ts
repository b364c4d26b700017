import * as contract from '../contract/checkout';
import type { InputOf } from '../contract/route';
import { productTypeOf } from '../domain/catalogue/productType';
import { paymentMethod } from '../domain/orders/payment';
import { applyCoupon } from '../services/checkout/applyCoupon';
import { listOffers } from '../services/checkout/listOffers';
import { readCheckout } from '../services/checkout/readCheckout';
import type { OrderRequest } from '../services/orders/orderRequest';
import { placeOrder } from '../services/orders/placeOrder';
import { placeAndPay } from '../services/payments/placeAndPay';
import { implement } from './implement';
import { presentAddress } from './present/address';

/** The payload in the service's form. What clients say about the payment's state is ignored. */
function requestOf(body: InputOf<typeof contract.orderPlace>['body']): OrderRequest {
  return {
    type: productTypeOf(body.type),
    coupon_code: body.coupon_code,
    coupon_amount: body.coupon_amount,
    delivery_charge: body.delivery_charge ?? null,
    payment_amount: body.payment_amount ?? null,
    expected_total: body.expected_total ?? null,
    address_id: body.address_id ?? null,
    address_line: body.address_line,
    delivery_note: body.delivery_note,
    delivery_date: body.delivery_date,
    delivery_time: body.delivery_time,
    payment_method: body.payment_method,
  };
}

export const checkoutEndpoints = [
  implement(contract.getCheckout, async (ctx) => {
    const { addresses, user } = await readCheckout(ctx);
    return { status: 200, address: addresses.map(presentAddress), mobileverify: user.mobile_verify === 1 ? 1 : 0 };
  }),
  implement(contract.applyCoupon, async (ctx, { params }) => {
    const offer = await applyCoupon(ctx, productTypeOf(params.type), params.code);
    if (!offer.ok) return { status: 401, message: offer.sentence, messageParams: offer.params };
    const { coupon, amount, only_for } = offer;
    return { status: 200, message: 'couponApplied', amount, code: coupon.code, only_for };
  }),
  implement(contract.myCoupons, async (ctx, { params }) => ({
    status: 200,
    coupons: await listOffers(ctx, productTypeOf(params.type)),
  })),
  implement(contract.orderPlace, async (ctx, { body }) => {
    const { order } = await placeOrder(ctx, requestOf(body), paymentMethod.cod);
    return {
      status: 200,
      message: 'orderPlaced',
      cartcount: order.cartcount,
      order_number: order.order_number,
      tracking_ids: order.tracking_ids,
      total: order.total,
    };
  }),
  implement(contract.bkashCheckoutUrlCreate, async (ctx, { body }) => {
    const order = await placeAndPay(ctx, requestOf(body));
    return {
      status: 200,
      message: 'orderPlacedPayNow',
      cartcount: order.cartcount,
      bkashurl: order.bkashurl,
      order_number: order.order_number,
      tracking_ids: order.tracking_ids,
      total: order.total,
    };
  }),
];
