import { updateDeliveryCharge } from '../delivery';
import { example } from './example';

export const deliveryExamples = [
  example(updateDeliveryCharge, 'admin', {
    body: {
      general_delivery_breakpoint: 2_000,
      general_delivery_charge: 80,
      general_delivery_discount_charge: 40,
      general_delivery_near_days_min: 1,
      general_delivery_near_days_max: 2,
      general_delivery_far_days_min: 3,
      general_delivery_far_days_max: 5,
      grocery_delivery_breakpoint: 1_500,
      grocery_delivery_charge: 60,
      grocery_delivery_discount_charge: 30,
      grocery_delivery_days_min: 0,
      grocery_delivery_days_max: 1,
    },
  }),
];
