import type { Payout } from '../../payload-types';
import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import type { Window } from '../db/types';
import { readPayees, type Payee } from '../payouts/payees';
import { ofPayout, ownEntries } from '../payouts/payoutLines';
import { refId, sameRef } from '../relations';
import { rowById } from '../rowById';
import { rowsById } from '../rowsById';
import { explainLines, type Explained } from './explainLines';
import { why } from './ownLines';

/** `payee`: whose it is, unless the vendor is gone. */
export type PayoutStatement = { payout: Payout; payee: Payee | undefined; movements: Explained[]; total: number };

/**
 * A part of what a payout covers, the oldest first: not the entries it has posted itself. `vendor`: whose it has to be. Throws
 * `notFound`.
 */
export async function readPayoutStatement(ctx: Ctx, id: Id, vendor: Id | null, part: Window): Promise<PayoutStatement> {
  const payout = await rowById(ctx, why, 'payouts', id);
  if (vendor !== null && !sameRef(payout.vendor, vendor)) throw new Failure('notFound');
  const { docs, total } = await ctx.db.rowWindow(why, 'payout-lines', {
    where: { and: [ofPayout(payout), { entry: { not_in: await ownEntries(ctx, payout) } }] },
    sort: ['due', 'id'],
    ...part,
  });
  const ids = docs.map(({ line }) => refId(line) as Id);
  const lines = await ctx.db.rows(why, 'journal-lines', { where: { id: { in: ids } }, limit: Math.max(ids.length, 1) });
  const byId = rowsById(lines);
  const movements = await explainLines(
    ctx,
    ids.flatMap((each) => byId.get(String(each)) ?? []),
  );
  const owner = refId(payout.vendor) as Id;
  return { payout, payee: (await readPayees(ctx, [owner])).get(String(owner)), movements, total };
}
