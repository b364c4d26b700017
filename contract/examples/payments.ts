import { bkashCallback, bkashIpn } from '../payments';
import { example, prepared } from './example';

/** After those of the checkout, with the payment they began. */
export const paymentExamples = [
  example(bkashIpn, 'visitor', { body: prepared('notice') }),
  example(bkashCallback, 'visitor', { query: { paymentID: prepared('paymentId'), status: 'success' } }),
];
