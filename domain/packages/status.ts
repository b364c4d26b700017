/**
 * The life of a package. The vendor prepares it and hands it over (up to Shipped) or cancels it; from Shipped on only the
 * incharge of its warehouse moves it, forward or to Canceled. Completed and Canceled are the end.
 */
import { Failure } from '../failure';
import { paymentMethod, paymentStatus } from '../orders/payment';
import type { Role } from '../permissions';

export const packageStatus = {
  pending: 0,
  processing: 1,
  readyToShip: 2,
  shipped: 3,
  received: 4,
  delivering: 5,
  delivered: 6,
  completed: 7,
  canceled: 8,
} as const;
export type PackageStatus = (typeof packageStatus)[keyof typeof packageStatus];

export const packageStatuses: readonly PackageStatus[] = Object.values(packageStatus);

/** What a move brings with it, done by the service in the same transaction (notices after it). */
export type PackageEffect = 'restoreStock' | 'markPaid' | 'notifyCustomer';

/** What the decision looks at. */
export type PackageSnapshot = { status: PackageStatus; payment_method: string; payment_status: number };

type Move = {
  by: readonly Role[];
  /** A condition beside the status; without it the move is always possible. */
  needs?: (snapshot: PackageSnapshot) => boolean;
  effects: readonly PackageEffect[];
};
type Moves = Readonly<Record<PackageStatus, Readonly<Partial<Record<PackageStatus, Move>>>>>;

const byVendor: Move = { by: ['vendor'], effects: ['notifyCustomer'] };
const byIncharge: Move = { by: ['incharge'], effects: ['notifyCustomer'] };
const vendorCancels: Move = { by: ['vendor'], effects: ['restoreStock', 'notifyCustomer'] };
const inchargeCancels: Move = { by: ['incharge'], effects: ['restoreStock', 'notifyCustomer'] };
/** While bKash is still being asked nobody knows whether cash has to be taken: the package waits for the answer. */
const isPaymentKnown = (snapshot: PackageSnapshot): boolean =>
  snapshot.payment_method === paymentMethod.cod || snapshot.payment_status === paymentStatus.paid;
const completes: Move = { by: ['incharge'], needs: isPaymentKnown, effects: ['markPaid', 'notifyCustomer'] };

/** from -> to -> who and what follows. A move that is not here does not exist. */
export const packageMoves: Moves = {
  [packageStatus.pending]: { 1: byVendor, 2: byVendor, 3: byVendor, 8: vendorCancels },
  [packageStatus.processing]: { 0: byVendor, 2: byVendor, 3: byVendor, 8: vendorCancels },
  [packageStatus.readyToShip]: { 0: byVendor, 1: byVendor, 3: byVendor, 8: vendorCancels },
  [packageStatus.shipped]: { 4: byIncharge, 5: byIncharge, 6: byIncharge, 7: completes, 8: inchargeCancels },
  [packageStatus.received]: { 5: byIncharge, 6: byIncharge, 7: completes, 8: inchargeCancels },
  [packageStatus.delivering]: { 6: byIncharge, 7: completes, 8: inchargeCancels },
  [packageStatus.delivered]: { 7: completes, 8: inchargeCancels },
  [packageStatus.completed]: {},
  [packageStatus.canceled]: {},
};

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
    throw new Failure(role === 'vendor' && from >= packageStatus.shipped ? 'packageShipped' : 'refused');
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

/** On its way to the customer: what the account counts as active. */
export const activeStatuses: readonly PackageStatus[] = packageStatuses.filter(
  (status) => status < packageStatus.delivered,
);

/** It is with the customer: reviews and returns are possible. */
export const handedOverStatuses = [packageStatus.delivered, packageStatus.completed] as const;

export function isHandedOver(status: number): boolean {
  return (handedOverStatuses as readonly number[]).includes(status);
}

/** The tabs of the customer's order page. */
export const customerTabs = {
  new: [packageStatus.pending],
  to_ship: [packageStatus.processing, packageStatus.readyToShip],
  to_receive: [packageStatus.shipped, packageStatus.received, packageStatus.delivering],
  done: [packageStatus.delivered, packageStatus.completed],
  cancel: [packageStatus.canceled],
} as const satisfies Record<string, readonly PackageStatus[]>;
