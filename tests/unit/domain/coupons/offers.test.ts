import fc from 'fast-check';
import { applyCoupon } from '../../../../domain/coupons/apply';
import { mostOffers, offersFor } from '../../../../domain/coupons/offers';

const coupon = (code: string, terms: object = {}) => ({
  code,
  type: 1,
  fixed: 50,
  percentage: 0,
  min_order: 0,
  remain: 5,
  status: 1,
  usedByCustomer: false,
  ...terms,
});
const codes = (offers: readonly { code: string }[]) => offers.map(({ code }) => code);

describe('the coupons offered for a cart', () => {
  it('begin with the one that takes off most', () =>
    expect(offersFor([coupon('A'), coupon('B', { type: 2, percentage: 20 }), coupon('C', { fixed: 90 })], 500)).toEqual(
      [
        { code: 'B', amount: 100, min_order: 0, missing: 0 },
        { code: 'C', amount: 90, min_order: 0, missing: 0 },
        { code: 'A', amount: 50, min_order: 0, missing: 0 },
      ],
    ));
  it('end with those that need more in the cart, the nearest first, and say what is missing', () =>
    expect(
      offersFor(
        [
          coupon('FAR', { min_order: 2_000, fixed: 500 }),
          coupon('NEAR', { min_order: 620, type: 2, percentage: 10 }),
          coupon('NOW'),
        ],
        500,
      ),
    ).toEqual([
      { code: 'NOW', amount: 50, min_order: 0, missing: 0 },
      { code: 'NEAR', amount: 62, min_order: 620, missing: 120 },
      { code: 'FAR', amount: 500, min_order: 2_000, missing: 1_500 },
    ]));
  it('can be used from the very amount on', () => {
    expect(offersFor([coupon('A', { min_order: 500 })], 500)[0]).toMatchObject({ missing: 0 });
    expect(offersFor([coupon('A', { min_order: 500 })], 499)[0]).toMatchObject({ missing: 1 });
  });
  it.each([
    ['inactive', { status: 0 }],
    ['used up', { remain: 0 }],
    ['used by the customer', { usedByCustomer: true }],
    ['of no value', { type: 2, percentage: 0 }],
  ])('do not include one that is %s', (_name, terms) => expect(offersFor([coupon('A', terms)], 500)).toEqual([]));
  it('are the same whatever the order they come in', () =>
    expect(codes(offersFor([coupon('B'), coupon('A')], 500))).toEqual(['A', 'B']));
  it('are bounded', () =>
    expect(
      offersFor(
        Array.from({ length: mostOffers + 5 }, (_, n) => coupon(`C${n}`)),
        500,
      ),
    ).toHaveLength(mostOffers));
  it('take off what the rule of the checkout takes off', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.record({
          type: fc.constantFrom(1, 2),
          fixed: fc.integer({ min: 0, max: 5_000 }),
          percentage: fc.integer({ min: 0, max: 100 }),
          min_order: fc.integer({ min: 0, max: 50_000 }),
        }),
        (subtotal, terms) => {
          const one = coupon('A', terms);
          for (const offer of offersFor([one], subtotal)) {
            expect(applyCoupon(one, { subtotal: subtotal + offer.missing, usedByCustomer: false })).toEqual({
              ok: true,
              amount: offer.amount,
            });
          }
        },
      ),
    ));
});
