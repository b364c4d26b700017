import type { Where } from 'payload';
import { trxKeyOf } from '../../domain/refunds/trxKey';
import type { PayoutStatus } from '../../domain/payouts/statuses';
import type { Payout } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import type { Ctx } from '../ctx';
import type { ChangesOf } from '../db/types';

type Move = ChangesOf<Payout> & { status: PayoutStatus; reference?: string; failure?: string };

/**
 * Moves a payout in the open transaction if it still stands as `seen` says, and writes the audit entry; null where it does not.
 * `reason`: why, where the move itself does not keep it.
 */
export async function claimPayout(
  ctx: Ctx,
  payout: Payout,
  seen: Where,
  to: Move,
  reason = to.failure ?? '',
): Promise<Payout | null> {
  const moved = await ctx.db.claim('payouts', { and: [{ id: { equals: payout.id } }, seen] }, { ...to, ...keyOf(to) });
  if (!moved) return null;
  const { status, reference } = to;
  await recordChange(ctx, {
    action: 'changed',
    target: 'payouts',
    id: payout.id,
    title: `${payout.holder}, ${payout.amount}`,
    before: { status: payout.status },
    after: { status, ...(reference === undefined ? {} : { reference }) },
    ...(reason ? { reason } : {}),
  });
  return moved;
}

/** A reference is stored with the key by which it is compared. */
const keyOf = ({ reference }: Move): { reference_key?: string | null } =>
  reference === undefined ? {} : { reference_key: trxKeyOf(reference) };
