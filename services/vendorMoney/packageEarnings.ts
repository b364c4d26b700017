import { packageStatus } from '../../domain/packages/status';
import { sumOf } from '../../domain/money';
import { undecidedStatuses } from '../../domain/returns/status';
import type { OrderLine, Package } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { ownLines, why } from './ownLines';

export type PackageEarnings = {
  goods: number;
  coupon: number;
  commission: number;
  /** What returns took back. */
  returned: number;
  /** What the vendor earns or has earned. */
  earned: number;
  /** `open`: not completed; `pending`: earned, but may still be returned; `blocked`: a return is not decided; `covered`: in a payout. */
  state: 'open' | 'canceled' | 'pending' | 'blocked' | 'covered' | 'available';
  available_at: string | null;
};

/** Where the earning of a completed package is: `line` is what it has posted, `from` when that may be paid out. */
async function stateOf(
  ctx: Ctx,
  sent: Package,
  { from, line }: { from: string | null; line: Id | null },
): Promise<PackageEarnings['state']> {
  const isCovered =
    line !== null &&
    (await ctx.db.countRows(why, 'payout-lines', {
      and: [{ line: { equals: line } }, { run: { exists: true } }],
    })) > 0;
  if (isCovered) return 'covered';
  if (from !== null && new Date(from) > ctx.now) return 'pending';
  const undecided = await ctx.db.countRows(why, 'returns', {
    and: [{ package: { equals: sent.id } }, { status: { in: undecidedStatuses } }, { payment_refund: { equals: 0 } }],
  });
  return undecided > 0 ? 'blocked' : 'available';
}

/** A vendor's earnings from a package; once it is completed, according to the journal. At most three queries. */
export async function packageEarnings(ctx: Ctx, sent: Package, lines: readonly OrderLine[]): Promise<PackageEarnings> {
  const commission = sumOf(lines.map((line) => line.commission ?? 0));
  const coupon = sent.coupon_paid_by === 1 ? sent.coupon_amount : 0;
  const planned = sent.subtotal - coupon - commission;
  const parts = { goods: sent.subtotal, coupon: 0 - coupon, commission: 0 - commission };
  if (sent.status === packageStatus.canceled)
    return { ...parts, returned: 0, earned: 0, state: 'canceled', available_at: null };
  if (sent.status !== packageStatus.completed)
    return { ...parts, returned: 0, earned: planned, state: 'open', available_at: null };
  const posted = await ctx.db.rows(why, 'journal-lines', {
    where: { and: [{ order_number: { equals: sent.order_number } }, ...ownLines(refId(sent.vendor)!)] },
    select: { amount: true, available_at: true },
    sort: ['at', 'id'],
    limit: 0,
  });
  const earned = 0 - sumOf(posted.map(({ amount }) => amount));
  const from = posted[0]?.available_at ?? null;
  return {
    ...parts,
    returned: earned - planned,
    earned,
    state: await stateOf(ctx, sent, { from, line: posted[0]?.id ?? null }),
    available_at: from,
  };
}
