/**
 * The life of a return request. The customer asks and sends the product, the vendor (or an admin for them) confirms it has
 * come, an admin accepts, rejects, completes and reopens, and marks the refund as paid or not.
 */
import { Failure } from '../failure';
import { isHandedOver } from '../packages/status';
import type { Role } from '../permissions';

export const returnStatus = {
  pending: 0,
  accepted: 1,
  sent: 2,
  received: 3,
  successful: 4,
  canceled: 5,
} as const;
export type ReturnStatus = (typeof returnStatus)[keyof typeof returnStatus];

export const returnStatuses: readonly ReturnStatus[] = Object.values(returnStatus);

export type ReturnEffect = 'notifyCustomer' | 'notifyVendor';
export type RefundFlag = 0 | 1;

type Move = { by: readonly Role[]; effects: readonly ReturnEffect[] };
type Moves = Readonly<Record<ReturnStatus, Readonly<Partial<Record<ReturnStatus, Move>>>>>;

const tellBoth: readonly ReturnEffect[] = ['notifyCustomer', 'notifyVendor'];
const byAdmin: Move = { by: ['superadmin', 'subadmin'], effects: tellBoth };
const byAdminOrVendor: Move = { by: ['superadmin', 'subadmin', 'vendor'], effects: tellBoth };
const byCustomer: Move = { by: ['customer'], effects: tellBoth };

/** from -> to -> who. A move that is not here does not exist. */
export const returnMoves: Moves = {
  [returnStatus.pending]: { 1: byAdmin, 5: byAdmin },
  [returnStatus.accepted]: { 2: byCustomer, 3: byAdmin, 5: byAdmin },
  [returnStatus.sent]: { 3: byAdminOrVendor, 5: byAdmin },
  [returnStatus.received]: { 4: byAdmin, 5: byAdmin },
  [returnStatus.successful]: { 5: byAdmin },
  [returnStatus.canceled]: { 0: byAdmin, 1: byAdmin },
};

/** The refund marks an admin may set while a request has this status. */
export const refundMoves: Readonly<Record<ReturnStatus, readonly RefundFlag[]>> = {
  [returnStatus.pending]: [],
  [returnStatus.accepted]: [],
  [returnStatus.sent]: [],
  [returnStatus.received]: [1],
  [returnStatus.successful]: [0, 1],
  [returnStatus.canceled]: [],
};

export function isReturnStatus(value: number): value is ReturnStatus {
  return (returnStatuses as readonly number[]).includes(value);
}

/** The statuses this role may choose next, in order. */
export function nextReturnStatuses(from: ReturnStatus, role: Role): ReturnStatus[] {
  return returnStatuses.filter((to) => returnMoves[from][to]?.by.includes(role));
}

/** The move and what follows from it, or a Failure. Whose request it is, the service has asked before. */
export function decideReturnMove(
  from: ReturnStatus,
  to: ReturnStatus,
  role: Role,
): { from: ReturnStatus; to: ReturnStatus; effects: readonly ReturnEffect[] } {
  const move = returnMoves[from][to];
  if (!move?.by.includes(role)) throw new Failure('refused');
  return { from, to, effects: move.effects };
}

/** The refund marks this role may choose next: what the buttons offer. */
export function nextRefunds(request: { status: ReturnStatus; payment_refund: number }, role: Role): RefundFlag[] {
  if (role !== 'superadmin' && role !== 'subadmin') return [];
  return refundMoves[request.status].filter((flag) => flag !== request.payment_refund);
}

/** The refund mark and what follows from it, or a Failure. */
export function decideRefund(
  request: { status: ReturnStatus; payment_refund: number },
  refund: RefundFlag,
  role: Role,
): { refund: RefundFlag; effects: readonly ReturnEffect[] } {
  if (!nextRefunds(request, role).includes(refund)) throw new Failure('refused');
  return { refund, effects: tellBoth };
}

/** A request may be taken back only before anybody has looked at it. */
export function mayDeleteReturn(status: ReturnStatus, role: Role): boolean {
  return role === 'customer' && status === returnStatus.pending;
}

const returnWindowSeconds = 2 * 24 * 60 * 60;

/** Whether a package is still within the time for returns: handed over, and not touched for more than two days. */
export function returnWindowOpen(handedOver: { status: number; updatedAt: Date }, now: Date): boolean {
  const age = now.getTime() - handedOver.updatedAt.getTime();
  return isHandedOver(handedOver.status) && age <= returnWindowSeconds * 1_000;
}

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
