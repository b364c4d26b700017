import { describe, expect, it } from '@jest/globals';
import { countedAtBank, decideDeposit } from '../../../../domain/cash/deposit';
import { Failure } from '../../../../domain/failure';
import { checkedEntry, reversalOf } from '../../../../domain/ledger/entry';
import { cashDeposited } from '../../../../domain/ledger/events';

const refusal = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error instanceof Failure ? error.fields : error;
  }
  return null;
};

describe('taking cash to the bank', () => {
  it('takes no more than is there', () => {
    const taken = (amount: number) => ({ amount, reason: '' });
    expect(decideDeposit(taken(10), 10)).toMatchObject({ amount: 10 });
    expect(refusal(() => decideDeposit(taken(11), 10))).toEqual({ amount: [{ code: 'tooBig', params: { max: 10 } }] });
    expect(refusal(() => decideDeposit(taken(1), -5))).toEqual({ amount: [{ code: 'tooBig', params: { max: 0 } }] });
  });

  it('takes the amount for what the bank counted unless it says otherwise', () => {
    const same = { amount: 10, counted: 10, difference: 0, reason: '' };
    expect(decideDeposit({ amount: 10, reason: '' }, 10)).toEqual(same);
    expect(decideDeposit({ amount: 10, counted: 10, reason: 'Nothing is apart' }, 10)).toEqual(same);
    expect(countedAtBank({ amount: 10, counted: null })).toBe(10);
    expect(countedAtBank({ amount: 10, counted: 0 })).toBe(0);
  });

  it.each([
    ['short', 8, -2],
    ['over', 13, 3],
    ['nothing at all', 0, -10],
  ])('requires a reason for a difference: %s', (_what, counted, difference) => {
    expect(refusal(() => decideDeposit({ amount: 10, counted, reason: '' }, 10))).toEqual({
      reason: [{ code: 'required' }],
    });
    expect(decideDeposit({ amount: 10, counted, reason: 'A torn note' }, 10)).toEqual({
      amount: 10,
      counted,
      difference,
      reason: 'A torn note',
    });
  });
});

describe('its entry', () => {
  const linesOf = (counted: number, sign: 1 | -1 = 1) => {
    const lines = cashDeposited(3, { amount: 10, counted });
    const entry = { event: 'cash_deposited', subject: 'cash-deposit:1', order_number: null } as const;
    return checkedEntry({ ...entry, lines: sign === 1 ? lines : reversalOf(lines) }).lines.map(
      ({ account, party, amount }) => [account, party, amount],
    );
  };

  it.each([
    [
      'no line for a difference of nothing',
      10,
      [
        ['bank', '', 10],
        ['cash_warehouse', '3', -10],
      ],
    ],
    [
      'what is missing is a cost',
      8,
      [
        ['bank', '', 8],
        ['cash_warehouse', '3', -10],
        ['cost_cash_differences', '', 2],
      ],
    ],
    [
      'what is over lowers it',
      13,
      [
        ['bank', '', 13],
        ['cash_warehouse', '3', -10],
        ['cost_cash_differences', '', -3],
      ],
    ],
    [
      'no line of a bank that counted nothing',
      0,
      [
        ['cash_warehouse', '3', -10],
        ['cost_cash_differences', '', 10],
      ],
    ],
  ])('%s', (_what, counted, lines) => {
    expect(linesOf(counted)).toEqual(lines);
    expect(linesOf(counted, -1)).toEqual(lines.map(([account, party, amount]) => [account, party, -Number(amount)]));
  });
});
