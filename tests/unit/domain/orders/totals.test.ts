import fc from 'fast-check';
import { partitionByVendor } from '../../../../domain/orders/partition';
import { orderTotals, subtotalOf, totalOf } from '../../../../domain/orders/totals';
import { sumOf } from '../../../../domain/money';

const line = fc.record({
  vendor: fc.integer({ min: 1, max: 12 }),
  price: fc.integer({ min: 0, max: 200_000 }),
  qty: fc.integer({ min: 1, max: 10 }),
});
const order = fc
  .record({
    cart: fc.array(line, { minLength: 1, maxLength: 25 }),
    delivery: fc.integer({ min: 0, max: 5_000 }),
    part: fc.nat(),
  })
  .map(({ cart, delivery, part }) => ({
    cart,
    delivery_charge: delivery,
    coupon_amount: part % (subtotalOf(cart) + 1),
  }));

const byVendor = (totals: ReturnType<typeof orderTotals>) =>
  [...totals.packages]
    .sort((a, b) => Number(a.vendor) - Number(b.vendor))
    // Which line gets a taka that cannot be divided may depend on their order.
    .map(({ coupon_shares: _shares, ...amounts }) => amounts);

describe('the amounts of an order', () => {
  it('are correct for the demo: two shops, WELCOME50, 60 taka of delivery each', () => {
    const groups = partitionByVendor([
      { vendor: 1, price: 450, qty: 2 },
      { vendor: 2, price: 300, qty: 1 },
    ]);
    expect(orderTotals(groups, { coupon_amount: 50, delivery_charge: 120 })).toEqual({
      subtotal: 1_200,
      coupon_amount: 50,
      delivery_charge: 120,
      total: 1_270,
      packages: [
        { vendor: 1, subtotal: 900, coupon_amount: 38, delivery_charge: 60, total: 922, coupon_shares: [38] },
        { vendor: 2, subtotal: 300, coupon_amount: 12, delivery_charge: 60, total: 348, coupon_shares: [12] },
      ],
    });
  });

  it('add up over the packages to the order, and nothing is negative', () => {
    fc.assert(
      fc.property(order, ({ cart, ...charges }) => {
        const totals = orderTotals(partitionByVendor(cart), charges);
        expect(totals.subtotal).toBe(subtotalOf(cart));
        expect(totals.total).toBe(totalOf(totals));
        for (const amount of ['subtotal', 'coupon_amount', 'delivery_charge', 'total'] as const) {
          expect(sumOf(totals.packages.map((own) => own[amount]))).toBe(totals[amount]);
          for (const own of totals.packages) expect(own[amount]).toBeGreaterThanOrEqual(0);
        }
        for (const own of totals.packages) {
          expect(own.total).toBe(own.subtotal - own.coupon_amount + own.delivery_charge);
          expect(own.coupon_amount).toBeLessThanOrEqual(own.subtotal);
        }
      }),
    );
  });

  it('spread a coupon over the lines it is for, and over no others', () => {
    fc.assert(
      fc.property(order, fc.integer({ min: 1, max: 12 }), ({ cart, delivery_charge, coupon_amount }, vendor) => {
        const isInScope = (one: { vendor: number }) => one.vendor <= vendor;
        const most = subtotalOf(cart.filter(isInScope));
        const groups = partitionByVendor(cart);
        const totals = orderTotals(
          groups,
          { delivery_charge, coupon_amount: Math.min(coupon_amount, most) },
          isInScope,
        );
        for (const [place, own] of totals.packages.entries()) {
          expect(sumOf(own.coupon_shares)).toBe(own.coupon_amount);
          for (const [at, share] of own.coupon_shares.entries()) {
            const each = groups[place]!.lines[at]!;
            expect(share).toBeLessThanOrEqual(isInScope(each) ? each.price * each.qty : 0);
          }
        }
        expect(sumOf(totals.packages.map((own) => own.coupon_amount))).toBe(totals.coupon_amount);
      }),
    );
  });

  it('do not depend on the order of the lines', () => {
    const shuffled = order.chain(({ cart, ...charges }) =>
      fc.record({
        cart: fc.constant(cart),
        mixed: fc.shuffledSubarray(cart, { minLength: cart.length, maxLength: cart.length }),
        charges: fc.constant(charges),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ cart, mixed, charges }) => {
        const straight = orderTotals(partitionByVendor(cart), charges);
        const other = orderTotals(partitionByVendor(mixed), charges);
        expect(byVendor(other)).toEqual(byVendor(straight));
        expect(other.total).toBe(straight.total);
      }),
    );
  });

  it('keep the packages in the order they were given', () => {
    const groups = partitionByVendor([9, 2, 5].map((vendor) => ({ vendor, price: 100, qty: 1 })));
    const { packages } = orderTotals(groups, { coupon_amount: 100, delivery_charge: 0 });
    expect(packages.map((own) => own.vendor)).toEqual([9, 2, 5]);
    expect(packages.map((own) => own.coupon_amount)).toEqual([33, 34, 33]);
  });

  it('refuse a coupon worth more than the goods', () => {
    const groups = partitionByVendor([{ vendor: 1, price: 10, qty: 1 }]);
    expect(() => orderTotals(groups, { coupon_amount: 11, delivery_charge: 0 })).toThrow(RangeError);
  });
});
