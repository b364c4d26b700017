/**
 * How many days a delivery takes according to the settings: groceries come from the shopper's own area; other goods
 * take less time in the district they are sold in.
 */
import { productType, type ProductType } from '../catalogue/productType';
import type { FieldProblems } from '../failure';
import { deliveryFields, type DeliveryDays } from './fields';

/** The fewest and the most days. */
export type DaySpan = { least: number; most: number };

type Id = string | number | null;
/** Where the goods are sold and where they go; null if unknown. */
export type Way = { type: ProductType; from: Id; to: Id };

type StoredDays = { readonly [K in keyof DeliveryDays]?: number | null | undefined };

/** Pairs of settings: the second is never below the first. */
const pairs = {
  grocery: ['grocery_delivery_days_min', 'grocery_delivery_days_max'],
  near: ['general_delivery_near_days_min', 'general_delivery_near_days_max'],
  far: ['general_delivery_far_days_min', 'general_delivery_far_days_max'],
} as const;

/** The days for this route. An unknown place counts as another district, so that nothing is promised too early. */
export function daysOn(settings: StoredDays, { type, from, to }: Way): DaySpan {
  if (type === productType.grocery) return spanOf(settings, 'grocery');
  return spanOf(settings, from !== null && to !== null && String(from) === String(to) ? 'near' : 'far');
}

/** The days in general, wherever the shopper lives. */
export function daysAnywhere(settings: StoredDays, type: ProductType): DaySpan {
  if (type === productType.grocery) return spanOf(settings, 'grocery');
  return joined([spanOf(settings, 'near'), spanOf(settings, 'far')]);
}

/** From the first to the last of several deliveries. */
export const joined = (spans: readonly DaySpan[]): DaySpan => ({
  least: Math.min(...spans.map(({ least }) => least)),
  most: Math.max(...spans.map(({ most }) => most)),
});

/** The settings whose maximum is below their minimum. */
export function dayProblems(settings: StoredDays): FieldProblems {
  const problems: FieldProblems = {};
  for (const [least, most] of Object.values(pairs)) {
    const min = valueOf(settings, least);
    if (valueOf(settings, most) < min) problems[most] = [{ code: 'tooSmall', params: { min } }];
  }
  return problems;
}

function spanOf(settings: StoredDays, pair: keyof typeof pairs): DaySpan {
  const [least, most] = pairs[pair];
  return { least: valueOf(settings, least), most: valueOf(settings, most) };
}

/** A shop that has never saved the days has the default ones. */
const valueOf = (settings: StoredDays, name: keyof DeliveryDays): number =>
  settings[name] ?? deliveryFields[name].initial;
