import fc from 'fast-check';
import { applyCoupon } from '../../../../domain/coupons/apply';
import { mostOffers, offersFor } from '../../../../domain/coupons/offers';

const now = new Date('2026-11-27T12:00:00Z');
const coupon = (code: string, terms: object = {}) => ({
  code,
  type: 1,
  fixed: 50,
  percentage: 0,
  min_order: 0,
  remain: 5,
  status: 1,
  per_customer: 1,
  starts_at: null,
  ends_at: null,
  scope: 0,
  used: 0,
  only_for: '',
  ...terms,
});
const offers = (coupons: readonly ReturnType<typeof coupon>[], subtotal: number) =>
  offersFor(
    coupons.map((each) => ({ ...each, subtotal })),
    now,
  );
const codes = (offers: readonly { code: string }[]) => offers.map(({ code }) => code);

describe('the coupons offered for a cart', () => {
  it('begin with the greatest discount', () =>
    expect(offers([coupon('A'), coupon('B', { type: 2, percentage: 20 }), coupon('C', { fixed: 90 })], 500)).toEqual([
      { code: 'B', amount: 100, min_order: 0, missing: 0, only_for: '' },
      { code: 'C', amount: 90, min_order: 0, missing: 0, only_for: '' },
      { code: 'A', amount: 50, min_order: 0, missing: 0, only_for: '' },
    ]));
  it('end with those that need more in the cart, the nearest first, with the missing amount', () =>
    expect(
      offers(
        [
          coupon('FAR', { min_order: 2_000, fixed: 500 }),
          coupon('NEAR', { min_order: 620, type: 2, percentage: 10 }),
          coupon('NOW'),
        ],
        500,
      ),
    ).toEqual([
      { code: 'NOW', amount: 50, min_order: 0, missing: 0, only_for: '' },
      { code: 'NEAR', amount: 62, min_order: 620, missing: 120, only_for: '' },
      { code: 'FAR', amount: 500, min_order: 2_000, missing: 1_500, only_for: '' },
    ]));
  it('can be used from the very amount on', () => {
    expect(offers([coupon('A', { min_order: 500 })], 500)[0]).toMatchObject({ missing: 0 });
    expect(offers([coupon('A', { min_order: 500 })], 499)[0]).toMatchObject({ missing: 1 });
  });
  it.each([
    ['inactive', { status: 0 }],
    ['used up', { remain: 0 }],
    ['used by the customer', { used: 1 }],
    ['of no value', { type: 2, percentage: 0 }],
  ])('do not include one that is %s', (_name, terms) => expect(offers([coupon('A', terms)], 500)).toEqual([]));
  it('are the same whatever the order they come in', () =>
    expect(codes(offers([coupon('B'), coupon('A')], 500))).toEqual(['A', 'B']));
  it('count only the goods they are for', () => {
    const [own, other] = [coupon('A', { type: 2, percentage: 10 }), coupon('B', { scope: 1 })];
    expect(
      offersFor(
        [
          { ...own, subtotal: 200, only_for: 'Dhaka Gadgets' },
          { ...other, subtotal: 0 },
        ],
        now,
      ),
    ).toEqual([{ code: 'A', amount: 20, min_order: 0, missing: 0, only_for: 'Dhaka Gadgets' }]);
  });
  it('are bounded', () =>
    expect(
      offers(
        Array.from({ length: mostOffers + 5 }, (_, n) => coupon(`C${n}`)),
        500,
      ),
    ).toHaveLength(mostOffers));
  it('have the same discount as at the checkout', () =>
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
          for (const offer of offers([one], subtotal)) {
            expect(applyCoupon(one, { subtotal: subtotal + offer.missing, used: 0, now })).toEqual({
              ok: true,
              amount: offer.amount,
            });
          }
        },
      ),
    ));
});
