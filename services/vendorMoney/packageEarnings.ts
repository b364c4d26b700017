import { packageStatus } from '../../domain/packages/status';
import { sumOf } from '../../domain/money';
import type { OrderLine, Package } from '../../payload-types';
import type { Ctx } from '../ctx';
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
  /** `open`: not completed; `pending`: earned, but may still be returned. */
  state: 'open' | 'canceled' | 'pending' | 'available';
  available_at: string | null;
};

const MOST_LINES = 500;

/** A vendor's earnings from a package; once it is completed, according to the journal. One query. */
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
    limit: MOST_LINES,
  });
  const earned = 0 - sumOf(posted.map(({ amount }) => amount));
  const from = posted[0]?.available_at ?? null;
  const isPending = from !== null && new Date(from) > ctx.now;
  return {
    ...parts,
    returned: earned - planned,
    earned,
    state: isPending ? 'pending' : 'available',
    available_at: from,
  };
}
