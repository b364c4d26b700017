import type { Where } from 'payload';
import { matchedLines } from '../../domain/payouts/matchPast';
import { dueOf, payoutEvents } from '../../domain/payouts/openLines';
import { openPayouts } from '../../domain/payouts/statuses';
import type { JournalLine, Payout } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { inParts } from '../inParts';
import { isMarked, mark } from '../markOnce';
import { refId } from '../relations';
import { rowsById } from '../rowsById';
import { payoutsWhy } from './reasons';

const LISTED = 'payout-lines-kept';
const AT_ONCE = 500;

type Log = (line: string) => void;

/**
 * Writes which lines the payouts of the past covered, once, at the first start of a release that keeps this. A process that dies in
 * between goes on where it stopped; two that start at once do it together.
 */
export async function listPast(ctx: Ctx, log: Log): Promise<void> {
  if (await isMarked(ctx, LISTED)) return;
  if (await isAnyMissing(ctx)) await keepLines(ctx, {}, log);
  await listPayouts(ctx);
  await mark(ctx, LISTED);
}

/** On SQLite the migration has written them all. */
async function isAnyMissing(ctx: Ctx): Promise<boolean> {
  const lines = await ctx.db.countRows(payoutsWhy, 'journal-lines', { account: { equals: 'owed_vendor' } });
  return lines !== (await ctx.db.countRows(payoutsWhy, 'payout-lines', {}));
}

/** Writes the rows that lines of what vendors are owed lack: of the past, or of an older server beside this one. */
async function keepLines(ctx: Ctx, where: Where = {}, log: Log = () => undefined): Promise<void> {
  let last: Id | null = null;
  for (let done = 0; ;) {
    const lines: JournalLine[] = await ctx.db.rows(payoutsWhy, 'journal-lines', {
      where: {
        and: [
          { account: { equals: 'owed_vendor' } },
          where,
          ...(last === null ? [] : [{ id: { greater_than: last } }]),
        ],
      },
      sort: 'id',
      limit: AT_ONCE,
    });
    if (lines.length === 0) return;
    await ctx.db.inTransaction(() => appendMissing(ctx, lines));
    done += lines.length;
    last = lines.at(-1)!.id;
    if (done % (AT_ONCE * 100) === 0) log(`payouts: ${done} lines of vendors kept`);
  }
}

async function appendMissing(ctx: Ctx, lines: readonly JournalLine[]): Promise<void> {
  const known = await ctx.db.rows(payoutsWhy, 'payout-lines', {
    where: { line: { in: lines.map(({ id }) => id) } },
    select: { line: true },
    limit: AT_ONCE,
  });
  const there = new Set(known.map(({ line }) => String(refId(line))));
  for (const { id, entry, party, amount, at, available_at } of lines.filter((line) => !there.has(String(line.id))))
    await ctx.db.append(payoutsWhy, 'payout-lines', {
      line: id,
      entry: refId(entry),
      party: party ?? '',
      amount,
      due: dueOf({ at, available_at }),
      run: null,
    });
}

const DAYS_LOOKED_AT = 3;

/** The same of the last days, every night. */
export const keepLate = (ctx: Ctx): Promise<void> =>
  keepLines(ctx, {
    at: { greater_than_equal: new Date(ctx.now.getTime() - DAYS_LOOKED_AT * 24 * 60 * 60 * 1_000).toISOString() },
  });

const unlisted: Where = { and: [{ status: { in: [...openPayouts, 'sent'] } }, { lines: { exists: false } }] };

/** Payouts that were prepared without a list, vendor by vendor. */
async function listPayouts(ctx: Ctx): Promise<void> {
  const vendors = await ctx.db.groups(payoutsWhy, 'payouts', { where: unlisted, by: 'vendor', sums: [] });
  if (vendors.length === 0) return;
  const runs = await ctx.db.rows(payoutsWhy, 'payout-runs', { where: {}, limit: 0 });
  const byId = rowsById(runs);
  const untilOf = ({ run }: Payout) => new Date(byId.get(String(refId(run)))?.until ?? 0);
  for (const { key } of vendors) await ctx.db.inTransaction(() => listVendor(ctx, key as Id, untilOf));
}

/** Part of a transaction that reads them itself: another process may have listed some. */
async function listVendor(ctx: Ctx, vendor: Id, untilOf: (payout: Payout) => Date): Promise<void> {
  const payouts = await ctx.db.rows(payoutsWhy, 'payouts', {
    where: { and: [{ vendor: { equals: vendor } }, unlisted] },
    sort: ['createdAt', 'id'],
    limit: 0,
  });
  const entries = await ctx.db.rows(payoutsWhy, 'journal-entries', {
    where: {
      and: [{ event: { in: payoutEvents } }, { subject: { in: payouts.map(({ id }) => `payout:${id}`) } }],
    },
    select: { subject: true },
    limit: 0,
  });
  const ofEntry = new Map(entries.map(({ id, subject }) => [String(id), subject]));
  const rows = await ctx.db.rows(payoutsWhy, 'payout-lines', {
    where: { and: [{ party: { equals: String(vendor) } }, { run: { exists: false } }] },
    sort: ['due', 'id'],
    limit: 0,
  });
  const all = rows.map((row) => ({
    id: row.id,
    amount: row.amount,
    due: new Date(row.due),
    entry: String(refId(row.entry)),
  }));
  let open = all.filter(({ entry }) => !ofEntry.has(entry));
  for (const payout of payouts) {
    const covered = matchedLines(open, { amount: payout.amount, until: untilOf(payout) });
    const posted = all.filter(({ entry }) => ofEntry.get(entry) === `payout:${payout.id}`);
    // One without a list has taken from the balance all the same.
    if (!covered) {
      open = [...open, ...posted];
      continue;
    }
    const taken = new Set([...covered, ...posted].map(({ id }) => String(id)));
    open = open.filter(({ id }) => !taken.has(String(id)));
    await give(
      ctx,
      payout,
      [...covered, ...posted].map(({ id }) => id),
      covered.length,
    );
  }
}

/** Gives open rows to the run of a payout, unless another process was faster. */
async function give(ctx: Ctx, payout: Payout, ids: readonly Id[], lines: number): Promise<void> {
  const { id, updatedAt: unchanged } = payout;
  const claimed = await ctx.db.claim(
    'payouts',
    { and: [{ id: { equals: id } }, { lines: { exists: false } }] },
    { lines, updatedAt: unchanged },
  );
  if (!claimed) return;
  const updatedAt = ctx.now.toISOString();
  for (const some of inParts(ids, AT_ONCE))
    await ctx.db.setWhere(
      'payout-lines',
      { and: [{ id: { in: some } }, { run: { exists: false } }] },
      { run: refId(payout.run), updatedAt },
    );
}
