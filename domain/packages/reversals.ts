/**
 * Which wrong moves an admin may take back, and to which status. Nothing is taken back from Completed and Canceled:
 * money, returns and stock depend on them. A package for which the customer has requested a return stays delivered.
 */
import { Failure } from '../failure';
import { isPackageStatus, packageStatus, packageStatuses, type PackageStatus, type PackageStatusName } from './status';

const reversalsByName: Readonly<Partial<Record<PackageStatusName, readonly PackageStatusName[]>>> = {
  pending: [],
  processing: ['pending'],
  readyToShip: ['pending', 'processing'],
  shipped: ['pending', 'processing', 'readyToShip'],
  received: ['readyToShip', 'shipped'],
  delivering: ['shipped', 'received'],
  delivered: ['received', 'delivering'],
  completed: [],
  canceled: [],
};

const names = Object.keys(packageStatus) as PackageStatusName[];

/** The statuses a package may be put back to, in order: the options of a select field. */
export function reversalsFrom(from: number): PackageStatus[] {
  const name = names.find((each) => packageStatus[each] === from);
  if (!name) return [];
  const targets = (reversalsByName[name] ?? []).map((each) => packageStatus[each]);
  return packageStatuses.filter((status) => targets.includes(status));
}

/** The status to put it back to, or throws a Failure; writes nothing. */
export function decideReversal(found: { status: number; hasReturns: boolean }, to: number): PackageStatus {
  if (!isPackageStatus(to) || !reversalsFrom(found.status).includes(to)) throw new Failure('refused');
  if (found.hasReturns) throw new Failure('packageHasReturns');
  return to;
}

/** The history's own name for the reason; the reason itself is the note. */
export const REVERSED = 'reversed';
