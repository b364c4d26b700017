import fc from 'fast-check';
import { partitionByVendor } from '../../../../domain/orders/partition';

const lines = fc
  .array(fc.record({ vendor: fc.integer({ min: 1, max: 6 }) }), { maxLength: 30 })
  .map((list) => list.map((line, id) => ({ ...line, id })));

describe('packing an order', () => {
  it('makes one package per vendor in the order of the cart', () => {
    const cart = [
      { vendor: 7, id: 'a' },
      { vendor: 3, id: 'b' },
      { vendor: 7, id: 'c' },
    ];
    expect(partitionByVendor(cart)).toEqual([
      { vendor: 7, lines: [cart[0], cart[2]] },
      { vendor: 3, lines: [cart[1]] },
    ]);
  });

  it('makes none from an empty cart', () => expect(partitionByVendor([])).toEqual([]));

  it('puts every line in exactly one package, together with lines of the same vendor only', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const groups = partitionByVendor(cart);
        const packed = groups.flatMap((group) => group.lines);
        expect(packed.map((line) => line.id).sort((a, b) => a - b)).toEqual(cart.map((line) => line.id));
        expect(new Set(groups.map((group) => group.vendor)).size).toBe(groups.length);
        for (const group of groups) {
          expect(group.lines.length).toBeGreaterThan(0);
          expect(group.lines.every((line) => line.vendor === group.vendor)).toBe(true);
          expect(group.lines.map((line) => line.id)).toEqual(group.lines.map((line) => line.id).sort((a, b) => a - b));
        }
      }),
    );
  });
});
