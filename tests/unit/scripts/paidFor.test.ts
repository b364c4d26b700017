/** The check of the data works out by itself what was paid for pieces: by hand here, and as the shop does in every case. */
import { paidForPieces } from '../../../domain/returns/paidForPieces';
import { paidFor } from '../../../scripts/verify/paidFor';

const line = (id: number, total: number, qty: number, coupon_amount: number | null = null) => ({
  id,
  total,
  qty,
  coupon_amount,
});

test.each([
  ['without a coupon', 0, [line(1, 300, 3)], 1, [100, 200, 300]],
  ['the first pieces have the taka that cannot be divided', 0, [line(1, 100, 3)], 1, [34, 67, 100]],
  ['with the share that its line has kept', 90, [line(1, 300, 3, 10), line(2, 300, 1, 80)], 1, [97, 194, 290]],
  ['with a share in proportion to the prices', 10, [line(1, 100, 1), line(2, 200, 1)], 2, [193]],
  ['the taka left over goes to the largest remainder', 10, [line(1, 100, 1), line(2, 200, 1)], 1, [97]],
  ['of equal remainders to the first', 1, [line(1, 50, 1), line(2, 50, 1)], 1, [49]],
  ['a coupon larger than the goods', 500, [line(1, 300, 3, 500)], 1, [0, 0, 0]],
])('%s', (_name, coupon, lines, id, paid) => {
  expect(paid.map((_each, at) => paidFor(coupon, lines, { line: id, qty: at + 1 }))).toEqual(paid);
});

test('as the shop pays it, in two thousand packages', () => {
  let seed = 7;
  const draw = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  for (let round = 0; round < 2_000; round += 1) {
    const lines = Array.from({ length: 1 + draw(5) }, (_each, at) => {
      const qty = 1 + draw(7);
      return line(at + 8, (1 + draw(2_000)) * qty, qty, draw(3) === 0 ? draw(50) : null);
    });
    const coupon = draw(lines.reduce((all, { total }) => all + total, 0));
    const own = lines[draw(lines.length)]!;
    const returned = { line: own.id, qty: 1 + draw(own.qty) };
    expect([round, paidFor(coupon, lines, returned)]).toEqual([
      round,
      paidForPieces({ coupon_amount: coupon, lines }, returned),
    ]);
  }
});
