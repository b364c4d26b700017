/**
 * The life of a package. The vendor prepares it and hands it over (up to Shipped) or cancels it; from Shipped on only the
 * incharge of its warehouse moves it, forward or to Canceled. Completed and Canceled are the end.
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
/** All of them, in the order in which a package comes to them. */
export const packageStatuses: readonly PackageStatus[] = rows.map(({ code }) => code);

/** What is declared of a status; undefined for a number that is none. */
export function packageStatusRow(code: PackageStatus): StatusRow;
export function packageStatusRow(code: number): StatusRow | undefined;
export function packageStatusRow(code: number): StatusRow | undefined {
  return rowOf(packageStatusTable, code);
}

/** How far along a status is: codes do not say, they were given out as statuses came to be. */
export const stepOf = (status: number): number => rows.findIndex(({ code }) => code === status);

/** from -> to -> who and what follows, by code as the database keeps them. */
export const packageMoves = movesByCode<PackageStatusName, PackageStatus, PackageMove>(
  packageMovesByName,
  packageStatus,
);

/** What the decision looks at. */
export type PackageSnapshot = { status: PackageStatus; payment_method: string; payment_status: number };

export function isPackageStatus(value: number): value is PackageStatus {
  return (packageStatuses as readonly number[]).includes(value);
}

/** The statuses this role may choose next, in order: what a selector offers. */
export function nextStatuses(from: PackageStatus, role: Role): PackageStatus[] {
  return packageStatuses.filter((to) => packageMoves[from][to]?.by.includes(role));
}

/** The move and what follows from it, or a Failure; nothing is done here. */
export function decideMove(
  snapshot: PackageSnapshot,
  to: PackageStatus,
  role: Role,
): { from: PackageStatus; to: PackageStatus; effects: PackageEffect[] } {
  const from = snapshot.status;
  const move = packageMoves[from][to];
  if (!move?.by.includes(role) || move.needs?.(snapshot) === false) {
    throw new Failure(role === 'vendor' && !isWithVendor(from) ? 'packageShipped' : 'refused');
  }
  return { from, to, effects: move.effects.filter((effect) => effect !== 'markPaid' || isPaidOnDelivery(snapshot)) };
}

/** Cash is taken when the package is handed over; what was paid by bKash is paid already. */
function isPaidOnDelivery(snapshot: PackageSnapshot): boolean {
  return snapshot.payment_method === paymentMethod.cod && snapshot.payment_status === paymentStatus.unpaid;
}

/** Somebody still has work with it: neither Completed nor Canceled. */
export function isOpen(status: PackageStatus): boolean {
  return Object.keys(packageMoves[status]).length > 0;
}

/** The vendor may still change it. */
export const isWithVendor = (status: number): boolean => packageStatusRow(status)?.heldBy === 'vendor';

const inTab = (...tabs: CustomerTab[]): readonly PackageStatus[] =>
  rows.filter(({ tab }) => tabs.includes(tab)).map(({ code }) => code);

/** On its way to the customer: what the account counts as active. */
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
