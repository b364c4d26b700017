import type { DeliveryPrices } from './fields';

/**
 * The delivery charges of a new shop until its owner changes them. A breakpoint of 0 means none: delivery never gets
 * cheaper.
 */
export const usualDelivery: DeliveryPrices = {
  general_delivery_breakpoint: 0,
  general_delivery_charge: 60,
  general_delivery_discount_charge: 0,
  grocery_delivery_breakpoint: 0,
  grocery_delivery_charge: 40,
  grocery_delivery_discount_charge: 0,
};
