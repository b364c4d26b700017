import type { DeliverySettings } from './charge';

/** What a new shop asks for delivery until its owner says otherwise. A breakpoint of 0 is none: delivery is never cheaper. */
export const usualDelivery: DeliverySettings = {
  general_delivery_breakpoint: 0,
  general_delivery_charge: 60,
  general_delivery_discount_charge: 0,
  grocery_delivery_breakpoint: 0,
  grocery_delivery_charge: 40,
  grocery_delivery_discount_charge: 0,
};
