/**
 * Taking back one's own last move of a package right after making it, for a mistaken scan. Only the warehouse's
 * everyday steps can be taken back; anything else has consequences that somebody must decide on.
 */
import { Failure } from '../failure';
import type { Id } from '../ids';
import { isOpen, isPackageStatus, packageMoves, type PackageStatus } from './status';

/** Long enough to notice, too short for the parcel or the customer to have acted on it. */
export const UNDO_SECONDS = 120;

/** The history's name for a step that took back another. */
export const UNDONE = 'undone';

export type LastMove = { from: number | null; to: number; actor: Id | null; at: Date };

/** The move that takes the last one back, or throws a Failure. */
export function decideUndo(
  status: number,
  last: LastMove | null,
  caller: Id,
  now: Date,
): { from: PackageStatus; to: PackageStatus } {
  if (!last || last.from === null || last.to !== status || last.actor === null || String(last.actor) !== String(caller))
    throw new Failure('cannotUndo');
  if (now.getTime() - last.at.getTime() > UNDO_SECONDS * 1_000) throw new Failure('cannotUndo');
  const { from, to } = last;
  if (!isPackageStatus(from) || !isPackageStatus(to) || !isUndoable(from, to)) throw new Failure('cannotUndo');
  return { from: to, to: from };
}

/** A step of the warehouse whose only effect is a notice. */
export function isUndoable(from: PackageStatus, to: PackageStatus): boolean {
  const move = packageMoves[from][to];
  return move !== undefined && isOpen(to) && move.by.includes('incharge') && move.effects.every(isNotice);
}

const isNotice = (effect: string): boolean => effect === 'notifyCustomer';
