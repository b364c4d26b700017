import type { JournalLine } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { possibleId, refId } from '../relations';
import { why } from './ownLines';

/** The payouts that cover lines of one vendor, by the line's id as text. Two queries. */
export async function payoutsOfLines(ctx: Ctx, lines: readonly JournalLine[]): Promise<Map<string, Id>> {
  const rows = await ctx.db.rows(why, 'payout-lines', {
    where: { and: [{ line: { in: lines.map(({ id }) => id) } }, { run: { exists: true } }] },
    select: { line: true, run: true },
    limit: lines.length,
  });
  if (rows.length === 0) return new Map();
  const vendor = possibleId(ctx, lines[0]?.party ?? '');
  const runs = [...new Set(rows.map(({ run }) => refId(run)))];
  const payouts = await ctx.db.rows(why, 'payouts', {
    where: { and: [{ run: { in: runs } }, { vendor: { equals: vendor } }] },
    select: { run: true },
    limit: runs.length,
  });
  const ofRun = new Map(payouts.map(({ id, run }) => [String(refId(run)), id]));
  return new Map(
    rows.flatMap(({ line, run }) => {
      const payout = ofRun.get(String(refId(run)));
      return payout === undefined ? [] : [[String(refId(line)), payout] as const];
    }),
  );
}
