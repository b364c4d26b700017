/** Whom corrections name: a vendor or a warehouse that exists, as long as the correction does. */
import type { AccountName } from '../../domain/ledger/accounts';
import { adjustmentStatuses, type AdjustmentStatus } from '../../domain/ledger/adjustments';
import type { Ctx, Id } from '../ctx';
import { oneAtATime } from '../payouts/oneAtATime';

const why = 'what a correction names is not deleted';

/**
 * Part of the transaction that prepares or posts a correction of somebody, and of the one that deletes a vendor or a warehouse: of
 * the two at once the second sees what the first has done.
 */
export const keepParties = (ctx: Pick<Ctx, 'db'>): Promise<void> => oneAtATime(ctx, 'parties of corrections');

/** How many corrections name this party of an account. */
export const correctionsNaming = (
  ctx: Pick<Ctx, 'db'>,
  account: AccountName,
  party: Id,
  statuses: readonly AdjustmentStatus[] = adjustmentStatuses,
): Promise<number> =>
  ctx.db.countRows(why, 'ledger-adjustments', {
    and: [
      { status: { in: [...statuses] } },
      {
        or: [
          { and: [{ debit_account: { equals: account } }, { debit_party: { equals: String(party) } }] },
          { and: [{ credit_account: { equals: account } }, { credit_party: { equals: String(party) } }] },
        ],
      },
    ],
  });
