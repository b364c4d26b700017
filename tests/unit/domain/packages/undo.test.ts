import { isFailure } from '../../../../domain/failure';
import { packageStatuses } from '../../../../domain/packages/status';
import { decideUndo, isUndoable, UNDO_SECONDS, type LastMove } from '../../../../domain/packages/undo';

const at = new Date('2026-11-23T09:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
const received: LastMove = { from: 3, to: 4, actor: 7, at };

const answer = (status: number, last: LastMove | null, caller: number | string = 7, now = later(5)) => {
  try {
    const { from, to } = decideUndo(status, last, caller, now);
    return `${from}>${to}`;
  } catch (error) {
    return isFailure(error) ? error.code : error;
  }
};

describe('taking back one’s own last move', () => {
  it('goes back to the status before', () => {
    expect(answer(4, received)).toBe('4>3');
    expect(answer(4, received, '7')).toBe('4>3');
  });

  it('until two minutes have passed', () => {
    expect(answer(4, received, 7, later(UNDO_SECONDS))).toBe('4>3');
    expect(answer(4, received, 7, later(UNDO_SECONDS + 1))).toBe('cannotUndo');
  });

  it('not for somebody else, not after another step, not without a history', () => {
    expect(answer(4, received, 8)).toBe('cannotUndo');
    expect(answer(4, { ...received, actor: null })).toBe('cannotUndo');
    expect(answer(5, received)).toBe('cannotUndo');
    expect(answer(4, null)).toBe('cannotUndo');
    expect(answer(4, { ...received, from: null })).toBe('cannotUndo');
  });

  it('not the undoing itself: that would be a move of its own', () => {
    expect(answer(3, { from: 4, to: 3, actor: 7, at })).toBe('cannotUndo');
  });

  it('only the everyday steps forward, each in the role that makes it', () => {
    const steps = (...roles: ('vendor' | 'incharge' | 'superadmin')[]) =>
      packageStatuses.flatMap((from) =>
        packageStatuses.filter((to) => isUndoable(from, to, roles)).map((to) => `${from}>${to}`),
      );
    expect(steps('incharge')).toEqual(['3>4', '3>5', '3>6', '4>5', '4>6', '5>6']);
    expect(steps('vendor')).toEqual(['0>1', '0>2', '0>3', '1>2', '1>3', '2>3']);
    expect(steps('superadmin')).toEqual([]);
  });
});
