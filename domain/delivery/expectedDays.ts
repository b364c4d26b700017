/** When a delivery is expected, counted in days of Dhaka: the requested day, or the days from the settings. */
import { addDays, dhakaDay } from '../time/dhaka';
import type { DaySpan } from './days';

export type ExpectedDays = { /** YYYY-MM-DD. */ from: string; to: string };

/** `placed`: the instant of the order; `delivery_date`: the requested day, empty for as soon as possible. */
export function expectedDays(order: { delivery_date: string; placed: Date; days: DaySpan }): ExpectedDays {
  if (order.delivery_date) {
    const day = order.delivery_date.slice(0, 10);
    return { from: day, to: day };
  }
  const { least, most } = order.days;
  return { from: dhakaDay(addDays(order.placed, least)), to: dhakaDay(addDays(order.placed, most)) };
}

type Promised = { expected_from?: string | null | undefined; expected_by?: string | null | undefined };

/** From the first to the last day promised for the packages of an order; null when nothing was promised. */
export function promisedDays(packages: readonly Promised[]): ExpectedDays | null {
  const promised = packages.flatMap(({ expected_from: from, expected_by: to }) => (from && to ? [{ from, to }] : []));
  const [first] = promised;
  if (!first) return null;
  return promised.reduce(
    (all, { from, to }) => ({ from: from < all.from ? from : all.from, to: to > all.to ? to : all.to }),
    first,
  );
}
