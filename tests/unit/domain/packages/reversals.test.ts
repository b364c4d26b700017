import { isFailure } from '../../../../domain/failure';
import { decideReversal, reversalsFrom } from '../../../../domain/packages/reversals';
import { packageStatuses, stepOf } from '../../../../domain/packages/status';

/** Written out by hand: a row is where the package is, a column where an admin may put it back. */
const allowed = [
  //    to 012345678
  /* 0 */ '.........',
  /* 1 */ 'x........',
  /* 2 */ 'xx.......',
  /* 3 */ 'xxx......',
  /* 4 */ '..xx.....',
  /* 5 */ '...xx....',
  /* 6 */ '....xx...',
  /* 7 */ '.........',
  /* 8 */ '.........',
];

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (isFailure(error)) return error.code;
    throw error;
  }
  return 'allowed';
}

describe('taking back a wrong move', () => {
  it('goes exactly the ways of the table', () => {
    for (const status of packageStatuses) {
      const row = allowed[status] ?? '';
      expect(reversalsFrom(status)).toEqual(packageStatuses.filter((to) => row[to] === 'x'));
      for (const to of packageStatuses)
        expect(codeOf(() => decideReversal({ status, hasReturns: false }, to))).toBe(
          row[to] === 'x' ? 'allowed' : 'refused',
        );
    }
  });

  it('always leads back', () => {
    for (const from of packageStatuses)
      for (const to of reversalsFrom(from)) expect(stepOf(to)).toBeLessThan(stepOf(from));
  });

  it('knows no other numbers', () => {
    expect(reversalsFrom(99)).toEqual([]);
    expect(codeOf(() => decideReversal({ status: 3, hasReturns: false }, 99))).toBe('refused');
  });

  it('keeps delivered what the customer wants to return', () =>
    expect(codeOf(() => decideReversal({ status: 6, hasReturns: true }, 5))).toBe('packageHasReturns'));
});
