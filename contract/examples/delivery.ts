import { updateDeliveryCharge } from '../delivery';
import { example } from './example';

export const deliveryExamples = [
  example(updateDeliveryCharge, 'admin', {
    body: {
      general_delivery_breakpoint: 2_000,
      general_delivery_charge: 80,
      general_delivery_discount_charge: 40,
      grocery_delivery_breakpoint: 1_500,
      grocery_delivery_charge: 60,
      grocery_delivery_discount_charge: 30,
    },
  }),
];
