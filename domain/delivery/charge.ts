/**
 * What delivery costs. Grocery is charged once, general once per shop. When the goods reach the breakpoint, the
 * discounted charge applies instead.
 */
import { productType, type ProductType } from '../catalogue/productType';
import type { DeliverySettings } from './fields';

export type Delivery = {
  /** Before the discount. */
  charge: number;
  /** Taken off because the breakpoint is reached. */
  discount: number;
  /** What the customer pays for delivery. */
  payable: number;
  /** The discount reduced it to nothing. */
  free: boolean;
};

/** Delivery for the goods of one type: their subtotal and the number of shops they come from. */
export function deliveryFor(
  settings: DeliverySettings,
  cart: { type: ProductType; subtotal: number; shops: number },
): Delivery {
  const grocery = cart.type === productType.grocery;
  const times = grocery ? Math.min(cart.shops, 1) : cart.shops;
  const breakpoint = grocery ? settings.grocery_delivery_breakpoint : settings.general_delivery_breakpoint;
  const each = grocery ? settings.grocery_delivery_charge : settings.general_delivery_charge;
  const reduced = grocery ? settings.grocery_delivery_discount_charge : settings.general_delivery_discount_charge;

  const reached = breakpoint > 0 && cart.subtotal >= breakpoint;
  const charge = each * times;
  // A discounted charge above the normal one is a mistake in the settings: reaching the breakpoint never costs more.
  const payable = reached ? Math.min(charge, reduced * times) : charge;
  const discount = charge - payable;
  return { charge, discount, payable, free: discount > 0 && payable === 0 };
}
