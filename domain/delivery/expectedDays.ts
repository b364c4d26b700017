/** When an order is expected, counted in days of Dhaka: the day asked for, or what it usually takes. */
import { productType } from '../catalogue/productType';
import { addDays, dhakaDay } from '../time/dhaka';

/** Groceries come from the shopper's own area; other goods cross the country by way of a warehouse. */
const usually = { grocery: { from: 0, to: 1 }, general: { from: 2, to: 5 } } as const;

export type ExpectedDays = { /** YYYY-MM-DD. */ from: string; to: string };

/** `placed`: the instant of the order; `delivery_date`: the day asked for, empty for as soon as possible. */
export function expectedDays(order: { type: number; delivery_date: string; placed: string }): ExpectedDays {
  if (order.delivery_date) {
    const day = order.delivery_date.slice(0, 10);
    return { from: day, to: day };
  }
  const { from, to } = order.type === productType.grocery ? usually.grocery : usually.general;
  const placed = new Date(order.placed);
  return { from: dhakaDay(addDays(placed, from)), to: dhakaDay(addDays(placed, to)) };
}
