/**
 * Which commission applies to a sale. The most specific rule in force counts: for a vendor and a category, for a
 * vendor, for a child, sub or main category, for everything. Without a rule there is no commission.
 */
import type { Id } from '../ids';
import { wholeRate } from '../fields/rates';

export const commissionScopes = [
  'vendor_child',
  'vendor_sub',
  'vendor_main',
  'vendor',
  'child',
  'sub',
  'main',
  'all',
] as const;
/** The scopes of a rule, most specific first. */
export type CommissionScope = (typeof commissionScopes)[number];

/** All rules in force are read with every order, so their number is limited. */
export const mostRules = 2_000;

type Category = { main: Id | null; sub: Id | null; child: Id | null };
/** A rule: `rate` in hundredths of a per cent; days as YYYY-MM-DD in Dhaka, both included; `ends_on` is empty while it goes on. */
export type CommissionRule = Category & { id: Id; vendor: Id | null; rate: number; starts_on: string; ends_on: string };
/** The product sold. */
export type Sold = Category & { vendor: Id };

/** The vendor and category that a rule is for. */
export function scopeOf({
  vendor,
  main,
  sub,
  child,
}: Omit<CommissionRule, 'id' | 'rate' | 'starts_on' | 'ends_on'>): CommissionScope {
  const category = child !== null ? 'child' : sub !== null ? 'sub' : main !== null ? 'main' : null;
  if (vendor === null) return category ?? 'all';
  return category === null ? 'vendor' : `vendor_${category}`;
}

/**
 * Whether a rule still has the scope it was made for. A rule whose vendor or category was deleted never applies: it
 * must not become a rule for everything.
 */
export const isWhole = (rule: Parameters<typeof scopeOf>[0] & { scope: string }): boolean =>
  scopeOf(rule) === rule.scope;

/**
 * The rule for a sale on this day; null without one. Of two equally specific rules the one that began later counts,
 * then the newer one.
 */
export function ruleFor<R extends CommissionRule>(rules: readonly R[], sold: Sold, day: string): R | null {
  const fitting = rules.filter((rule) => isInForce(rule, day) && isFor(rule, sold));
  return fitting.reduce<R | null>((best, rule) => (best === null || isBefore(rule, best) ? rule : best), null);
}

/** The commission on a line, in whole taka: rounded down, never more than the line. */
export const commissionOn = (lineTotal: number, rate: number): number => Math.floor((lineTotal * rate) / wholeRate);

/** The commission on a line: `rate` in hundredths of a per cent, `amount` in whole taka, and the rule that sets it. */
export type Commission = { rate: number; amount: number; scope: CommissionScope | ''; rule: Id | null };

/** The commission on a line sold on this day. */
export function commissionOf(rules: readonly CommissionRule[], sold: Sold, lineTotal: number, day: string): Commission {
  const rule = ruleFor(rules, sold, day);
  if (!rule) return { rate: 0, amount: 0, scope: '', rule: null };
  return { rate: rule.rate, amount: commissionOn(lineTotal, rule.rate), scope: scopeOf(rule), rule: rule.id };
}

/** The commission as an order line stores it. */
export const frozen = ({ rate, amount, scope, rule }: Commission) => ({
  commission_rate: rate,
  commission: amount,
  commission_scope: scope,
  commission_rule: rule === null ? '' : String(rule),
});

const isInForce = ({ starts_on, ends_on }: CommissionRule, day: string): boolean =>
  starts_on <= day && (ends_on === '' || day <= ends_on);

const isFor = (rule: CommissionRule, sold: Sold): boolean =>
  (['vendor', 'main', 'sub', 'child'] as const).every(
    (name) => rule[name] === null || (sold[name] !== null && String(rule[name]) === String(sold[name])),
  );

function isBefore(one: CommissionRule, other: CommissionRule): boolean {
  const [place, otherPlace] = [one, other].map((rule) => commissionScopes.indexOf(scopeOf(rule))) as [number, number];
  if (place !== otherPlace) return place < otherPlace;
  if (one.starts_on !== other.starts_on) return one.starts_on > other.starts_on;
  return newer(one.id, other.id);
}

const newer = (one: Id, other: Id): boolean =>
  typeof one === 'number' && typeof other === 'number' ? one > other : String(one) > String(other);
