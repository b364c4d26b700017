/** An entry that does not balance does not exist. */
import { checkedEntry, line, reversalOf, type Entry, type Line } from '../../../../domain/ledger/entry';
import { sumOf } from '../../../../domain/money';

const entryOf = (...lines: Line[]): Entry => ({
  event: 'adjustment',
  subject: 'adjustment:1',
  order_number: null,
  lines,
});

describe('an entry of the journal', () => {
  test.each([
    ['whose lines do not sum to zero', [line('bank', 100), line('cost_gateway', -99)], /does not sum to zero/],
    ['of one line', [line('bank', 100)], /does not sum to zero/],
    ['with half a taka', [line('bank', 0.5), line('cost_gateway', -0.5)], /not in whole taka/],
    ['that does not say whose balance it moves', [line('owed_vendor', -5), line('bank', 5)], /owed_vendor needs party/],
    ['that names a party where there is none', [line('bank', 5, 1), line('cost_gateway', -5)], /bank has no party/],
  ])('%s is refused', (_which, lines, message) => {
    expect(() => checkedEntry(entryOf(...lines))).toThrow(RangeError);
    expect(() => checkedEntry(entryOf(...lines))).toThrow(message);
  });

  test('sums what moves one balance, and leaves out what moves none', () => {
    const { lines } = checkedEntry(
      entryOf(
        line('bank', 100),
        line('bank', 20),
        line('cost_gateway', -120),
        line('owed_vendor', 7, 1),
        line('owed_vendor', -7, 1),
      ),
    );
    expect(lines).toEqual([line('bank', 120), line('cost_gateway', -120)]);
  });

  test('keeps apart what may be paid out at different times', () => {
    const at = (day: string, amount: number): Line => ({
      ...line('owed_vendor', amount, 1),
      available_at: new Date(day),
    });
    const lines = [at('2026-11-01', -70), at('2026-11-02', -30), line('held', 100, 1)];
    expect(checkedEntry(entryOf(...lines)).lines).toEqual(lines);
  });

  test('and its reversal move nothing together', () => {
    const { lines } = checkedEntry(entryOf(line('bank', 100), line('cost_gateway', -100)));
    const both = [...lines, ...reversalOf(lines)];
    expect(sumOf(both.map(({ amount }) => amount))).toBe(0);
    expect(checkedEntry(entryOf(...both)).lines).toEqual([]);
  });
});
