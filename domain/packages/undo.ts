/**
 * Taking back one's own last move of a package right after making it, for a mistaken scan. Only the everyday steps
 * forward of vendors and warehouses can be taken back; anything else has consequences that somebody must decide on.
 */
import { Failure } from '../failure';
import type { Id } from '../ids';
import type { Role } from '../permissions';
import { isOpen, isPackageStatus, packageMoves, stepOf, type PackageStatus } from './status';

/** Long enough to notice, too short for the parcel or the customer to have acted on it. */
export const UNDO_SECONDS = 120;

/** Who moves packages by scanning them. */
const scanning: readonly Role[] = ['vendor', 'incharge'];

/** The history's name for a step that took back another. */
export const UNDONE = 'undone';

export type LastMove = { from: number | null; to: number; actor: Id | null; at: Date };

/** The move that takes the last one back, in one of the caller's roles over the package, or throws a Failure. */
export function decideUndo(
  status: number,
  last: LastMove | null,
  caller: Id,
  now: Date,
  roles: readonly Role[] = scanning,
): { from: PackageStatus; to: PackageStatus } {
  if (!last || last.from === null || last.to !== status || last.actor === null || String(last.actor) !== String(caller))
    throw new Failure('cannotUndo');
  if (now.getTime() - last.at.getTime() > UNDO_SECONDS * 1_000) throw new Failure('cannotUndo');
  const { from, to } = last;
  if (!isPackageStatus(from) || !isPackageStatus(to) || !isUndoable(from, to, roles)) throw new Failure('cannotUndo');
  return { from: to, to: from };
}

/** A step forward in one of these roles whose only effect is a notice. */
export function isUndoable(from: PackageStatus, to: PackageStatus, roles: readonly Role[] = scanning): boolean {
  const move = packageMoves[from][to];
  const isOwn = move?.by.some((role) => scanning.includes(role) && roles.includes(role)) ?? false;
  return move !== undefined && isOwn && isOpen(to) && stepOf(to) > stepOf(from) && move.effects.every(isNotice);
}

const isNotice = (effect: string): boolean => effect === 'notifyCustomer';
