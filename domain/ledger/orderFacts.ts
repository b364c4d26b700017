/** What the journal needs to know of an order, and what follows from it alone. */
import type { Id } from '../ids';
import { couponPaidBy } from '../coupons/paidBy';
import { lineTotal, sumOf } from '../money';
import { paidForPieces } from '../returns/paidForPieces';
import { paymentMethod, paymentStatus } from '../orders/payment';
import { packageStatus } from '../packages/status';
import { returnStatus } from '../returns/status';

/** What comes back of a line, worked out once. All in whole taka. */
export type ReturnFacts = {
  id: Id;
  /** What was paid for the pieces, after the coupon. */
  worth: number;
  /** Their part of the commission, and of the coupon where the marketplace bears it. */
  commission: number;
  coupon: number;
  /** What the customer gets of it: promised or sent. Null while nothing is. */
  settled: number | null;
  /** What was sent of it. */
  refunded: number;
};

export type PackageFacts = {
  id: Id;
  vendor: Id;
  warehouse: Id | null;
  status: number;
  payment_method: string;
  payment_status: number;
  /** The goods before the coupon. */
  subtotal: number;
  coupon_amount: number;
  couponIsVendors: boolean;
  delivery_charge: number;
  total: number;
  commission: number;
  returns: readonly ReturnFacts[];
};

export type PaymentFacts = {
  id: Id;
  amount: number;
  refund_due: number;
  refunded_amount: number;
  /** The part of it that people have sent. */
  refunded_by_hand?: number | null;
};
/** `payments`: those whose money came. */
export type OrderFacts = {
  order: Id;
  order_number: number;
  packages: readonly PackageFacts[];
  payments: readonly PaymentFacts[];
};

type LineRow = {
  id: Id;
  price: number;
  qty: number;
  total: number;
  coupon_amount?: number | null;
  commission?: number | null;
};
type PackageRow = Omit<PackageFacts, 'couponIsVendors' | 'commission' | 'returns'> & { coupon_paid_by?: number | null };
type ReturnRow = {
  id: Id;
  order_line: Id | null;
  qty: number;
  status: number;
  payment_refund: number;
  refund_amount?: number | null;
};

/** The facts of a package, from its own rows. */
export function packageFacts(sent: PackageRow, lines: readonly LineRow[], returns: readonly ReturnRow[]): PackageFacts {
  const { coupon_paid_by: paidBy, ...same } = sent;
  return {
    ...same,
    couponIsVendors: paidBy === couponPaidBy.vendors,
    commission: sumOf(lines.map(({ commission }) => commission ?? 0)),
    returns: returns.flatMap((each) => returnFacts(each, sent, lines) ?? []),
  };
}

function returnFacts(request: ReturnRow, sent: PackageRow, lines: readonly LineRow[]): ReturnFacts | null {
  const line = lines.find(({ id }) => String(id) === String(request.order_line));
  if (!line) return null;
  const worth = paidForPieces({ coupon_amount: sent.coupon_amount, lines }, { line: line.id, qty: request.qty });
  const settled = settledOf({ ...request, worth, package_status: sent.status });
  return {
    id: request.id,
    worth,
    commission: commissionOfPieces({ commission: line.commission ?? 0, qty: line.qty }, request.qty),
    coupon: sent.coupon_paid_by === couponPaidBy.vendors ? 0 : couponOfPieces(line, request.qty, worth),
    settled,
    refunded: request.payment_refund === 1 ? (settled ?? 0) : 0,
  };
}

/** What the customer gets for a return as it stands; null while nothing is owed. */
export function settledOf(request: {
  status: number;
  payment_refund: number;
  refund_amount?: number | null;
  worth: number;
  package_status: number;
}): number | null {
  if (request.payment_refund === 1) return request.refund_amount ?? request.worth;
  // Whatever was paid for a canceled package goes back with it.
  if (request.package_status === packageStatus.canceled) return null;
  return request.status === returnStatus.successful ? request.worth : null;
}

/** The share of returned pieces in the commission of their line, rounded down; all of it with the last piece. */
export const commissionOfPieces = (line: { commission: number; qty: number }, pieces: number): number =>
  Math.floor((line.commission * pieces) / line.qty);

/** The share of returned pieces in the coupon: what they cost less what was paid for them. */
const couponOfPieces = (line: { price: number }, pieces: number, worth: number): number =>
  lineTotal(line.price, pieces) - worth;

const isLiving = ({ status }: PackageFacts): boolean =>
  status !== packageStatus.completed && status !== packageStatus.canceled;

/** What the returns of a package took of what is held for it. */
export const takenByReturns = ({ returns }: PackageFacts): number => sumOf(returns.map(({ settled }) => settled ?? 0));

/**
 * How much of what is held for an order is still needed: what bKash paid for packages that are neither completed nor
 * canceled, less what their returns have taken.
 */
export const neededOf = ({ packages }: OrderFacts): number =>
  sumOf(
    packages.filter(isLiving).map((one) => {
      const isPaid = one.payment_method === paymentMethod.bkash && one.payment_status === paymentStatus.paid;
      return (isPaid ? one.total : 0) - takenByReturns(one);
    }),
  );
