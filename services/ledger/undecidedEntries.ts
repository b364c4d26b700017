import { undecidedStatuses } from '../../domain/returns/status';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';

const why = 'what waits for a return is not paid out';
const MOST = 10_000;

/** The entries of completed packages of which a return is not decided, of these vendors or of all. Two queries. */
export async function undecidedEntries(ctx: Ctx, vendors: readonly Id[] | null): Promise<Id[]> {
  const waiting = await ctx.db.rows(why, 'returns', {
    where: {
      and: [
        { status: { in: undecidedStatuses } },
        { payment_refund: { equals: 0 } },
        ...(vendors ? [{ vendor: { in: vendors } }] : []),
      ],
    },
    select: { package: true },
    limit: MOST,
  });
  const subjects = [...new Set(waiting.map((each) => `package:${refId(each.package)}`))];
  if (subjects.length === 0) return [];
  const entries = await ctx.db.rows(why, 'journal-entries', {
    where: { and: [{ event: { equals: 'package_completed' } }, { subject: { in: subjects } }] },
    select: { event: true },
    limit: MOST,
  });
  return entries.map(({ id }) => id);
}
