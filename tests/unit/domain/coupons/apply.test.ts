import fc from 'fast-check';
import { applyCoupon, isNoCoupon, type CouponTerms } from '../../../../domain/coupons/apply';

const fixed: CouponTerms = { type: 1, fixed: 50, percentage: 0, min_order: 500, remain: 5, status: 1 };
const percentage: CouponTerms = { type: 2, fixed: 0, percentage: 10, min_order: 1_000, remain: 5, status: 1 };
const cart = (subtotal: number, usedByCustomer = false) => ({ subtotal, usedByCustomer });

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
    ['usedByYou', fixed, cart(1_000, true)],
    ['belowMinimum', fixed, cart(499)],
  ] as const)('does not apply when it is %s', (reason, coupon, given) => {
    expect(applyCoupon(coupon, given)).toEqual({ ok: false, reason });
  });

  it('always takes off whole taka between zero and the subtotal', () => {
    const terms = fc.record({
      type: fc.constantFrom(1, 2),
      fixed: fc.integer({ min: 0, max: 100_000 }),
      percentage: fc.integer({ min: 0, max: 100 }),
      min_order: fc.integer({ min: 0, max: 50_000 }),
      remain: fc.integer({ min: 0, max: 3 }),
      status: fc.constantFrom(0, 1),
    });
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 1_000_000 }), fc.boolean(), (coupon, subtotal, used) => {
        const result = applyCoupon(coupon, cart(subtotal, used));
        const amount = result.ok ? result.amount : 0;
        expect(Number.isInteger(amount) && amount >= 0 && amount <= subtotal).toBe(true);
        if (result.ok)
          expect(coupon.status === 1 && coupon.remain > 0 && !used && subtotal >= coupon.min_order).toBe(true);
      }),
    );
  });

  it('is not applied for an empty code or "Not Applied"', () => {
    expect(['', ' ', 'Not Applied', undefined, null].map(isNoCoupon)).toEqual([true, true, true, true, true]);
    expect(isNoCoupon('EID10')).toBe(false);
  });
});
