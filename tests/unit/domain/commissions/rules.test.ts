import fc from 'fast-check';
import {
  commissionOn,
  commissionScopes,
  ruleFor,
  scopeOf,
  type CommissionRule,
} from '../../../../domain/commissions/rules';

let count = 0;
const rule = (more: Partial<CommissionRule> = {}): CommissionRule => ({
  id: (count += 1),
  vendor: null,
  main: null,
  sub: null,
  child: null,
  rate: 1_000,
  starts_on: '2026-01-01',
  ends_on: '',
  ...more,
});
const sold = { vendor: 1, main: 10, sub: 20, child: 30 };
const day = '2026-11-23';

/** One rule for each scope, the most specific first. */
const ladder = [
  rule({ vendor: 1, child: 30 }),
  rule({ vendor: 1, sub: 20 }),
  rule({ vendor: 1, main: 10 }),
  rule({ vendor: 1 }),
  rule({ child: 30 }),
  rule({ sub: 20 }),
  rule({ main: 10 }),
  rule(),
];

describe('the rule of a sale', () => {
  it('is the most specific one', () => {
    expect(ladder.map(scopeOf)).toEqual(commissionScopes);
    for (const [place] of ladder.entries()) {
      const rest = ladder.slice(place);
      expect(ruleFor([...rest].reverse(), sold, day)).toBe(rest[0]);
    }
  });

  it('is none if no rule applies', () => {
    expect(ruleFor([], sold, day)).toBeNull();
    expect(ruleFor([rule({ vendor: 2 }), rule({ child: 31 }), rule({ vendor: 1, main: 11 })], sold, day)).toBeNull();
  });

  it('is not one of a category that the product lacks', () => {
    expect(ruleFor([rule({ child: 30 })], { ...sold, child: null }, day)).toBeNull();
  });

  it('knows an id however it is written', () => {
    const own = rule({ vendor: '1' });
    expect(ruleFor([own], sold, day)).toBe(own);
  });

  it.each([
    ['2026-11-22', '', true],
    ['2026-11-23', '2026-11-23', true],
    ['2026-11-24', '', false],
    ['2026-01-01', '2026-11-22', false],
  ])('from %s to “%s” counts on 23 November: %s', (starts_on, ends_on, counts) => {
    expect(ruleFor([rule({ starts_on, ends_on })], sold, day) !== null).toBe(counts);
  });

  it('is the later one of two equally specific rules, and the newer one of the same day', () => {
    const old = rule();
    const later = rule({ starts_on: '2026-06-01' });
    const newest = rule({ starts_on: '2026-06-01' });
    expect(ruleFor([later, old], sold, day)).toBe(later);
    expect(ruleFor([newest, later, old], sold, day)).toBe(newest);
  });

  it('does not depend on the order of the rules', () => {
    const ids = fc.constantFrom(null, 1, 2);
    const any = fc.record({
      id: fc.integer({ min: 1, max: 1_000_000 }),
      vendor: ids,
      main: ids,
      sub: ids,
      child: ids,
      rate: fc.integer({ min: 0, max: 10_000 }),
      starts_on: fc.constantFrom('2026-01-01', '2026-06-01', '2027-01-01'),
      ends_on: fc.constantFrom('', '2026-12-31', '2026-02-01'),
    });
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 12 }), (rules) => {
        const one = { vendor: 1, main: 2, sub: 1, child: null };
        expect(ruleFor([...rules].reverse(), one, day)).toBe(ruleFor(rules, one, day));
      }),
    );
  });
});

describe('the commission on a line', () => {
  it.each([
    [1_000, 1_250, 125],
    [999, 1_250, 124],
    [7, 1_000, 0],
    [500, 0, 0],
    [500, 10_000, 500],
  ])('of %i taka at %i is %i', (total, rate, amount) => expect(commissionOn(total, rate)).toBe(amount));

  it('is whole, never below zero and never more than the line', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 10_000 }), (total, rate) => {
        const amount = commissionOn(total, rate);
        expect(Number.isInteger(amount) && amount >= 0 && amount <= total).toBe(true);
      }),
    );
  });
});
