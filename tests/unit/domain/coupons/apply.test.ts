import fc from 'fast-check';
import { applyCoupon, couponState, isNoCoupon, type CouponTerms } from '../../../../domain/coupons/apply';

const now = new Date('2026-11-27T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const usual = { remain: 5, status: 1, per_customer: 1, starts_at: null, ends_at: null, scope: 0 };
const fixed: CouponTerms = { ...usual, type: 1, fixed: 50, percentage: 0, min_order: 500 };
const percentage: CouponTerms = { ...usual, type: 2, fixed: 0, percentage: 10, min_order: 1_000 };
const cart = (subtotal: number, used = 0) => ({ subtotal, used, now });

describe('a coupon', () => {
  it('takes its fixed amount off', () => expect(applyCoupon(fixed, cart(500))).toEqual({ ok: true, amount: 50 }));

  it('takes its percentage off, rounded down to whole taka', () => {
    expect(applyCoupon(percentage, cart(1_009))).toEqual({ ok: true, amount: 100 });
  });

  it('never takes more than the goods cost', () => {
    expect(applyCoupon({ ...fixed, fixed: 900, min_order: 0 }, cart(700))).toEqual({ ok: true, amount: 700 });
  });

  it.each([
    ['unknown', null, cart(1_000)],
    ['inactive', { ...fixed, status: 0 }, cart(1_000)],
    ['usedUp', { ...fixed, remain: 0 }, cart(1_000)],
    ['usedByYou', fixed, cart(1_000, 1)],
    ['usedByYou', { ...fixed, per_customer: 2 }, cart(1_000, 2)],
    ['notYet', { ...fixed, starts_at: at(1) }, cart(1_000)],
    ['over', { ...fixed, starts_at: at(-9), ends_at: at(-1), remain: 0 }, cart(1_000)],
    ['outOfScope', { ...fixed, scope: 1 }, cart(0)],
    ['belowMinimum', { ...fixed, scope: 1 }, cart(499)],
    ['belowMinimum', fixed, cart(499)],
  ] as const)('does not apply when it is %s', (reason, coupon, given) => {
    expect(applyCoupon(coupon, given)).toEqual({ ok: false, reason });
  });

  it('applies from its first moment to the last, and so often per customer', () => {
    const timed = { ...fixed, starts_at: now, ends_at: at(1), per_customer: 2 };
    expect(applyCoupon(timed, cart(1_000, 1))).toEqual({ ok: true, amount: 50 });
  });

  it('applies in the whole of the minute named as its end, as every other period does', () => {
    const ends_at = new Date('2026-11-23T12:00:00Z');
    const on = (instant: string) => couponState({ ...fixed, ends_at }, new Date(instant));
    expect(on('2026-11-23T12:00:00.000Z')).toBe('running');
    expect(on('2026-11-23T12:00:59.999Z')).toBe('running');
    expect(on('2026-11-23T12:01:00.000Z')).toBe('over');
    // An instant within a minute names that minute.
    const within = { ...fixed, ends_at: new Date('2026-11-23T12:00:40Z') };
    expect(couponState(within, new Date('2026-11-23T12:00:59.999Z'))).toBe('running');
    expect(couponState(within, new Date('2026-11-23T12:01:00Z'))).toBe('over');
  });

  it.each([
    ['paused', { status: 0, ends_at: at(-1) }],
    ['over', { ends_at: at(-1), remain: 0 }],
    ['planned', { starts_at: at(1), ends_at: at(2) }],
    ['used_up', { remain: 0 }],
    ['running', { starts_at: at(-1), ends_at: at(1) }],
  ])('is %s', (state, terms) => expect(couponState({ ...fixed, ...terms }, now)).toBe(state));

  it('always takes off whole taka between zero and the subtotal', () => {
    const terms = fc.record({
      type: fc.constantFrom(1, 2),
      fixed: fc.integer({ min: 0, max: 100_000 }),
      percentage: fc.integer({ min: 0, max: 100 }),
      min_order: fc.integer({ min: 0, max: 50_000 }),
      remain: fc.integer({ min: 0, max: 3 }),
      status: fc.constantFrom(0, 1),
      per_customer: fc.integer({ min: 1, max: 3 }),
      starts_at: fc.constantFrom(null, at(-1), at(1)),
      ends_at: fc.constantFrom(null, at(-1), at(1)),
      scope: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 1_000_000 }), fc.nat(3), (coupon, subtotal, used) => {
        const result = applyCoupon(coupon, cart(subtotal, used));
        const amount = result.ok ? result.amount : 0;
        expect(Number.isInteger(amount) && amount >= 0 && amount <= subtotal).toBe(true);
        if (result.ok)
          expect(
            coupon.status === 1 && coupon.remain > 0 && used < coupon.per_customer && subtotal >= coupon.min_order,
          ).toBe(true);
      }),
    );
  });

  it('is not applied for an empty code or "Not Applied"', () => {
    expect(['', ' ', 'Not Applied', undefined, null].map(isNoCoupon)).toEqual([true, true, true, true, true]);
    expect(isNoCoupon('EID10')).toBe(false);
  });
});
