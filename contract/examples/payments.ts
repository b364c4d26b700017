import { bkashCheckoutUrlCreate } from '../checkout';
import { bkashCallback, bkashIpn, payAgain, payOnDelivery } from '../payments';
import { answered, example, prepared } from './example';

const order = { params: { id: answered(bkashCheckoutUrlCreate, 'order_number') } };

/** After those of the checkout, with the payment they began. */
export const paymentExamples = [
  example(payOnDelivery, 'customer', order),
  example(bkashIpn, 'visitor', { body: prepared('notice') }),
  example(bkashCallback, 'visitor', { query: { paymentID: prepared('paymentId'), status: 'success' } }),
  example(payAgain, 'customer', order),
];
