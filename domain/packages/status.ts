/**
 * The life cycle of a package. The vendor prepares it and hands it over (up to Shipped) or cancels it; from Shipped on
 * only the incharge of its warehouse moves it, forward or to Canceled. Admins may make every move forward. Completed and
 * Canceled are final.
 */
import { Failure } from '../failure';
import { codesOf, movesByCode, rowOf, rowsOf } from '../fields/statusTable';
import { paymentMethod, paymentStatus } from '../orders/payment';
import type { Role } from '../permissions';
import {
  packageMovesByName,
  packageStatusTable,
  type CustomerTab,
  type PackageEffect,
  type PackageMove,
  type PackageStatusName,
} from './statusTable';

export type { PackageEffect, PackageStatusName } from './statusTable';

export const packageStatus = codesOf(packageStatusTable);
export type PackageStatus = (typeof packageStatus)[PackageStatusName];

type StatusRow = (typeof packageStatusTable)[PackageStatusName];

const rows = rowsOf(packageStatusTable);
/** All of them, in the order in which a package reaches them. */
export const packageStatuses: readonly PackageStatus[] = rows.map(({ code }) => code);

/** The declaration of a status; undefined for an unknown number. */
export function packageStatusRow(code: PackageStatus): StatusRow;
export function packageStatusRow(code: number): StatusRow | undefined;
export function packageStatusRow(code: number): StatusRow | undefined {
  return rowOf(packageStatusTable, code);
}

/** How far along a status is: codes do not tell, because they were assigned as statuses were added. */
export const stepOf = (status: number): number => rows.findIndex(({ code }) => code === status);

/** from -> to -> who may do it and its effects, by code as in the database. */
export const packageMoves = movesByCode<PackageStatusName, PackageStatus, PackageMove>(
  packageMovesByName,
  packageStatus,
);

/** The input of the decision. */
export type PackageSnapshot = { status: PackageStatus; payment_method: string; payment_status: number };

export function isPackageStatus(value: number): value is PackageStatus {
  return (packageStatuses as readonly number[]).includes(value);
}

/** The statuses this role may choose next, in order: the options of a select field. */
export function nextStatuses(from: PackageStatus, role: Role): PackageStatus[] {
  return packageStatuses.filter((to) => packageMoves[from][to]?.by.includes(role));
}

/** The move and its effects, or throws a Failure; writes nothing. */
export function decideMove(
  snapshot: PackageSnapshot,
  to: PackageStatus,
  role: Role,
): { from: PackageStatus; to: PackageStatus; effects: PackageEffect[] } {
  const from = snapshot.status;
  const move = packageMoves[from][to];
  if (!move?.by.includes(role) || move.needs?.(snapshot) === false) {
    if (role === 'customer') throw new Failure('tooLateToCancel');
    throw new Failure(role === 'vendor' && !isWithVendor(from) ? 'packageShipped' : 'refused');
  }
  return { from, to, effects: move.effects.filter((effect) => effect !== 'markPaid' || isPaidOnDelivery(snapshot)) };
}

/** Cash is taken when the package is delivered; a bKash payment is already paid. */
function isPaidOnDelivery(snapshot: PackageSnapshot): boolean {
  return snapshot.payment_method === paymentMethod.cod && snapshot.payment_status === paymentStatus.unpaid;
}

/** Someone still has to act on it: neither Completed nor Canceled. */
export function isOpen(status: PackageStatus): boolean {
  return Object.keys(packageMoves[status]).length > 0;
}

/** The statuses of packages on which someone still has to act. */
export const openStatuses: readonly PackageStatus[] = packageStatuses.filter(isOpen);

/** Whether its customer may still cancel it: the vendor does not have the parcel ready yet. */
export const isCancelable = (status: number): boolean =>
  isPackageStatus(status) && nextStatuses(status, 'customer').includes(packageStatus.canceled);

/** Whether the vendor may still change it. */
export const isWithVendor = (status: number): boolean => packageStatusRow(status)?.heldBy === 'vendor';

const inTab = (...tabs: CustomerTab[]): readonly PackageStatus[] =>
  rows.filter(({ tab }) => tabs.includes(tab)).map(({ code }) => code);

/** On its way to the customer: counted as active in the account. */
export const activeStatuses = inTab('new', 'to_ship', 'to_receive');

/** It is with the customer: reviews and returns are possible. */
export const handedOverStatuses = inTab('done');

export function isHandedOver(status: number): boolean {
  return (handedOverStatuses as readonly number[]).includes(status);
}

/** The tabs of the customer's order page. */
export const customerTabs: Readonly<Record<CustomerTab, readonly PackageStatus[]>> = {
  new: inTab('new'),
  to_ship: inTab('to_ship'),
  to_receive: inTab('to_receive'),
  done: inTab('done'),
  cancel: inTab('cancel'),
};
