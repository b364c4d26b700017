/** Which orders can be paid by bKash, again or still: the one rule for the list, the details and the tracking. */
import { paymentStatus } from '../../domain/orders/payment';
import { packageStatus } from '../../domain/packages/status';
import { payableAgain } from '../../domain/payments/states';
import type { Package, Payment } from '../../payload-types';
import type { Ctx } from '../ctx';

type Owed = Pick<Package, 'status' | 'payment_status'>;

const own = 'orders of the caller';
const MOST_PACKAGES = 5_000;

const isOwed = ({ status, payment_status: paid }: Owed): boolean =>
  status !== packageStatus.canceled && paid === paymentStatus.unpaid;

/** By its last payment that was not replaced, and by all its packages. */
export const canPay = (attempt: Pick<Payment, 'status'> | null, packages: readonly Owed[]): boolean =>
  attempt !== null && payableAgain(attempt.status) && packages.some(isOwed);

/** Those of the caller's orders that can be paid. One query, two if a payment of them did not succeed. */
export async function payableOrders(ctx: Ctx, numbers: readonly number[]): Promise<Set<number>> {
  const asked = [...new Set(numbers)];
  const attempts = await ctx.db.rows(own, 'payments', {
    where: { and: [{ order_number: { in: asked } }, { status: { not_equals: 'replaced' } }] },
    sort: 'createdAt',
    select: { order_number: true, status: true },
    limit: 0,
  });
  // The newest one of an order replaces those before it.
  const last = new Map(attempts.map((attempt) => [attempt.order_number, attempt]));
  const open = [...last].filter(([, attempt]) => payableAgain(attempt.status)).map(([number]) => number);
  if (open.length === 0) return new Set();
  const packages = await ctx.db.rows(own, 'packages', {
    where: { order_number: { in: open } },
    select: { order_number: true, status: true, payment_status: true },
    limit: MOST_PACKAGES,
  });
  return new Set(packages.filter(isOwed).map((sent) => sent.order_number));
}
