import type { Where } from 'payload';
import { openEarningLines, packagesOfOpen, undecidedReturns, waitingEntries } from '../../domain/payouts/openLines';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';

const why = 'what waits for a return is not paid out';

/**
 * The entries of completed packages of which a return is not decided, of these vendors or of all; with what other returns of theirs
 * took back, which counts with the earning while no payout covers that. Two queries, or five where there are any.
 */
export async function undecidedEntries(ctx: Ctx, vendors: readonly Id[] | null): Promise<Id[]> {
  const waiting = await ctx.db.rows(why, 'returns', {
    where: { and: [undecidedReturns, ...(vendors ? [{ vendor: { in: vendors } }] : [])] },
    select: { package: true },
    limit: 0,
  });
  const earnings = await openEarnings(
    ctx,
    waiting.map((each) => String(refId(each.package))),
  );
  const open = packagesOfOpen(earnings);
  const takenBack = open.size === 0 ? [] : await takenBackOf(ctx, { package: { in: [...open] } });
  return waitingEntries(earnings, takenBack);
}

type OfPackage = { entry: Id; package: string };

/**
 * What completed packages, by their ids as text, have earned, and whether it is open still: no payout covers it. `later`: only those that
 * may be paid out later than that.
 */
export async function openEarnings(
  ctx: Ctx,
  packages: readonly string[],
  later?: Date,
): Promise<(OfPackage & { isOpen: boolean })[]> {
  const subjects = [...new Set(packages)].map((id) => `package:${id}`);
  if (subjects.length === 0) return [];
  const entries = await ctx.db.rows(why, 'journal-entries', {
    where: { and: [{ event: { equals: 'package_completed' } }, { subject: { in: subjects } }] },
    select: { subject: true },
    limit: 0,
  });
  const rows = await ctx.db.rows(why, 'payout-lines', {
    where: openEarningLines(
      entries.map(({ id }) => id),
      later,
    ),
    select: { entry: true },
    limit: 0,
  });
  const open = new Set(rows.map(({ entry }) => String(refId(entry))));
  return entries.map(({ id, subject }) => ({
    entry: id,
    package: subject.replace('package:', ''),
    isOpen: open.has(String(id)),
  }));
}

/** What these returns have changed of what their vendors are owed. Two queries. */
export async function takenBackOf(ctx: Ctx, which: Where): Promise<OfPackage[]> {
  const returns = await ctx.db.rows(why, 'returns', {
    where: which,
    select: { package: true, order_number: true },
    limit: 0,
  });
  const packageOf = new Map(returns.map((each) => [String(each.id), String(refId(each.package))]));
  const entries = await ctx.db.rows(why, 'journal-entries', {
    where: {
      and: [
        { event: { equals: 'return_settled' } },
        { order_number: { in: [...new Set(returns.map((each) => each.order_number))] } },
      ],
    },
    select: { subject: true },
    limit: 0,
  });
  return entries.flatMap(({ id, subject }) => {
    const sent = packageOf.get(subject.split(':')[1] ?? '');
    return sent === undefined ? [] : [{ entry: id, package: sent }];
  });
}
