/**
 * What delivery costs. Grocery is charged once, general once per shop. When the goods reach the breakpoint, the
 * discounted charge applies instead.
 */
import { productType, type ProductType } from '../catalogue/productType';
import type { DeliveryPrices } from './fields';

export type Delivery = {
  /** Before the discount. */
  charge: number;
  /** The discount for reaching the breakpoint. */
  discount: number;
  /** What the customer pays for delivery. */
  payable: number;
  /** Whether the discount reduced it to nothing. */
  free: boolean;
};

/** The goods of one type: their subtotal and the number of shops they come from. */
type Goods = { type: ProductType; subtotal: number; shops: number };

/** Delivery for the goods of one type. */
export function deliveryFor(settings: DeliveryPrices, goods: Goods): Delivery {
  const { breakpoint, charge, reduced } = ratesFor(settings, goods);
  const payable = breakpoint > 0 && goods.subtotal >= breakpoint ? reduced : charge;
  const discount = charge - payable;
  return { charge, discount, payable, free: discount > 0 && payable === 0 };
}

export type CheaperDelivery = {
  /** The subtotal from which delivery is cheaper. */
  from: number;
  /** The amount missing until then. */
  missing: number;
  /** The delivery charge then, for the present goods. */
  charge: number;
};

/** The cheaper delivery charge and the amount missing for it; null when it is reduced already or never gets cheaper. */
export function cheaperDelivery(settings: DeliveryPrices, goods: Goods): CheaperDelivery | null {
  const { breakpoint, charge, reduced } = ratesFor(settings, goods);
  if (breakpoint <= 0 || goods.subtotal >= breakpoint || reduced >= charge) return null;
  return { from: breakpoint, missing: breakpoint - goods.subtotal, charge: reduced };
}

function ratesFor(settings: DeliveryPrices, { type, shops }: Goods) {
  const grocery = type === productType.grocery;
  const times = grocery ? Math.min(shops, 1) : shops;
  const each = grocery ? settings.grocery_delivery_charge : settings.general_delivery_charge;
  const less = grocery ? settings.grocery_delivery_discount_charge : settings.general_delivery_discount_charge;
  return {
    breakpoint: grocery ? settings.grocery_delivery_breakpoint : settings.general_delivery_breakpoint,
    charge: each * times,
    // A discounted charge above the normal one is a mistake in the settings: reaching the breakpoint must never cost
    // more.
    reduced: Math.min(each, less) * times,
  };
}
