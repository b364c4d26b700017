/**
 * The life cycle of a return request. The customer asks and sends the product, the vendor (or an admin for them)
 * confirms its arrival, an admin accepts, rejects, completes and reopens, and marks the refund as paid or not.
 */
import { Failure } from '../failure';
import { codesOf, movesByCode, rowOf, rowsOf } from '../fields/statusTable';
import { isHandedOver, packageStatus } from '../packages/status';
import type { Role } from '../permissions';
import { returnStatusTable } from './statusTable';

export const returnStatus = codesOf(returnStatusTable);
type ReturnStatusName = keyof typeof returnStatusTable;
type StatusRow = (typeof returnStatusTable)[ReturnStatusName];
export type ReturnStatus = (typeof returnStatus)[ReturnStatusName];

/** All of them, in the order in which a request reaches them. */
export const returnStatuses: readonly ReturnStatus[] = rowsOf(returnStatusTable).map(({ code }) => code);

/** The declaration of a status; undefined for an unknown number. */
export function returnStatusRow(code: ReturnStatus): StatusRow;
export function returnStatusRow(code: number): StatusRow | undefined;
export function returnStatusRow(code: number): StatusRow | undefined {
  return rowOf(returnStatusTable, code);
}

export type ReturnEffect = 'notifyCustomer' | 'notifyVendor';
export type RefundFlag = 0 | 1;

type Move = { by: readonly Role[]; effects: readonly ReturnEffect[] };
type Moves = Readonly<Record<ReturnStatusName, Readonly<Partial<Record<ReturnStatusName, Move>>>>>;

const tellBoth: readonly ReturnEffect[] = ['notifyCustomer', 'notifyVendor'];
const byAdmin: Move = { by: ['superadmin', 'subadmin'], effects: tellBoth };
const byAdminOrVendor: Move = { by: ['superadmin', 'subadmin', 'vendor'], effects: tellBoth };
const byCustomer: Move = { by: ['customer'], effects: tellBoth };

/** from -> to -> who may do it. A move that is not listed does not exist. */
const moves: Moves = {
  pending: { accepted: byAdmin, canceled: byAdmin },
  accepted: { sent: byCustomer, received: byAdmin, canceled: byAdmin },
  sent: { received: byAdminOrVendor, canceled: byAdmin },
  received: { successful: byAdmin, canceled: byAdmin },
  successful: { canceled: byAdmin },
  canceled: { pending: byAdmin, accepted: byAdmin },
};

/** The same by code, as in the database. */
export const returnMoves = movesByCode<ReturnStatusName, ReturnStatus, Move>(moves, returnStatus);

export function isReturnStatus(value: number): value is ReturnStatus {
  return (returnStatuses as readonly number[]).includes(value);
}

/** The statuses this role may choose next, in order. A return of a canceled package can only be canceled. */
export function nextReturnStatuses(from: ReturnStatus, role: Role, ofPackage?: number): ReturnStatus[] {
  const possible = returnStatuses.filter((to) => returnMoves[from][to]?.by.includes(role));
  return ofPackage === packageStatus.canceled ? possible.filter((to) => to === returnStatus.canceled) : possible;
}

/** The move and its effects, or a Failure. The service has already checked whose request it is. */
export function decideReturnMove(
  from: ReturnStatus,
  to: ReturnStatus,
  role: Role,
): { from: ReturnStatus; to: ReturnStatus; effects: readonly ReturnEffect[] } {
  const move = returnMoves[from][to];
  if (!move?.by.includes(role)) throw new Failure('refused');
  return { from, to, effects: move.effects };
}

/** Whether a move needs a reason: a refunded return cannot be canceled without one. */
export const needsReason = (request: { payment_refund: number }, to: ReturnStatus): boolean =>
  to === returnStatus.canceled && request.payment_refund === 1;

/** The fields of a return that its refund depends on; `package_status` if the package's status is known. */
type Refundable = { status: ReturnStatus; payment_refund: number; package_status?: number };

/** The refund marks this role may choose next, for the buttons. None once the package was canceled. */
export function nextRefunds(request: Refundable, role: Role): RefundFlag[] {
  if (role !== 'superadmin' && role !== 'subadmin') return [];
  if (request.package_status === packageStatus.canceled) return [];
  return returnStatusRow(request.status).refunds.filter((flag) => flag !== request.payment_refund);
}

/** The refund mark and its effects, or a Failure. */
export function decideRefund(
  request: Refundable,
  refund: RefundFlag,
  role: Role,
): { refund: RefundFlag; effects: readonly ReturnEffect[] } {
  if (!nextRefunds(request, role).includes(refund)) throw new Failure('refused');
  return { refund, effects: tellBoth };
}

/**
 * What was paid for a canceled package was refunded when it was canceled: no refund mark may change that any more, and no
 * return of it goes on.
 */
export function checkRefundable(package_: { status: number }): void {
  if (package_.status === packageStatus.canceled) throw new Failure('packageSettled');
}

/** The statuses of an undecided return: until it is decided, what its package earned is not paid out. */
export const undecidedStatuses: readonly ReturnStatus[] = [
  returnStatus.pending,
  returnStatus.accepted,
  returnStatus.sent,
  returnStatus.received,
];

/** A request may be withdrawn only before it has been processed. */
export function mayDeleteReturn(status: ReturnStatus, role: Role): boolean {
  return role === 'customer' && status === returnStatus.pending;
}

const returnWindowSeconds = 2 * 24 * 60 * 60;

/** Whether a package is still within the return period: delivered, and last changed no more than two days ago. */
export function returnWindowOpen(handedOver: { status: number; updatedAt: Date }, now: Date): boolean {
  const age = now.getTime() - handedOver.updatedAt.getTime();
  return isHandedOver(handedOver.status) && age <= returnWindowSeconds * 1_000;
}

/** From then on nothing can be returned of a package that was last changed `at`. */
export const returnWindowEnd = (at: Date): Date => new Date(at.getTime() + returnWindowSeconds * 1_000);

export type ReturnRefusal = 'notBought' | 'notHandedOver' | 'tooLate' | 'requestedAlready' | 'wrongQty';

/** Whether a customer may ask to return a line they bought, and if not, why. */
export function mayRequest(
  line: {
    boughtByCustomer: boolean;
    boughtQty: number;
    requestedAlready: boolean;
    packageStatus: number;
    packageUpdatedAt: Date;
  },
  qty: number,
  now: Date,
): { ok: true } | { ok: false; reason: ReturnRefusal } {
  const refuse = (reason: ReturnRefusal) => ({ ok: false, reason }) as const;
  if (!line.boughtByCustomer) return refuse('notBought');
  if (line.requestedAlready) return refuse('requestedAlready');
  if (!isHandedOver(line.packageStatus)) return refuse('notHandedOver');
  if (!returnWindowOpen({ status: line.packageStatus, updatedAt: line.packageUpdatedAt }, now))
    return refuse('tooLate');
  if (!Number.isSafeInteger(qty) || qty < 1 || qty > line.boughtQty) return refuse('wrongQty');
  return { ok: true };
}
