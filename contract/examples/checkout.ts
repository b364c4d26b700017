import { applyCoupon, bkashCheckoutUrlCreate, myCoupons, orderPlace } from '../checkout';
import { answered, example, found, prepared } from './example';

const address_id = found('addresses', 'label', 'Office');

/** After those of the cart, with the lines they added. */
export const checkoutExamples = [
  example(applyCoupon, 'customer', { params: { type: 2, code: 'WELCOME50' } }),
  example(myCoupons, 'customer', { params: { type: 2 } }),
  example(orderPlace, 'customer', {
    body: {
      type: 2,
      coupon_code: 'WELCOME50',
      coupon_amount: answered(applyCoupon, 'amount'),
      address_id,
      delivery_note: 'Ring before you come',
      payment_method: 'COD',
    },
  }),
  example(bkashCheckoutUrlCreate, 'customer', {
    body: { type: 2, address_id: prepared('addressWithFullCart'), payment_method: 'bKash' },
  }),
];
