/**
 * Which run covers which line of what vendors are owed. Each line of the journal has one row, so that no two runs can cover it; rows
 * change hands only in the transaction that prepares, discards or ends a payout.
 */
import type { Where } from 'payload';
import { coverableLines, linesComeBack, linesOf, payoutEvents } from '../../domain/payouts/openLines';
import type { Payout } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { undecidedEntries } from '../ledger/undecidedEntries';
import { refId } from '../relations';
import { payoutsWhy } from './reasons';
import { takenBackEarly } from './takenBackEarly';

/** `sum`: what the vendor gets for these lines. */
type Cover = { lines: number; sum: number };
type Covers = ReadonlyMap<string, Cover>;

const ofVendors = (vendors: readonly Id[] | null): Where[] => (vendors ? [{ party: { in: vendors.map(String) } }] : []);

/**
 * What a run of these vendors, or of all, would cover: what was due by its time, and whatever has been taken back of that since; but not
 * what waits for a return.
 */
export async function coverable(ctx: Ctx, vendors: readonly Id[] | null, until: Date): Promise<Where> {
  const own = ofVendors(vendors);
  const waiting = await undecidedEntries(ctx, vendors);
  const early = until < ctx.now ? await takenBackEarly(ctx, own, until) : [];
  return { and: [...own, coverableLines({ until, now: ctx.now }, { waiting, early })] };
}

/** The lines that meet a condition, by the vendor's id as text. One query. */
export async function coversBy(ctx: Ctx, where: Where): Promise<Covers> {
  const groups = await ctx.db.groups(payoutsWhy, 'payout-lines', { where, by: 'party', sums: ['amount'] });
  return new Map(
    groups.map(({ key, count, sums: { amount = 0 } }) => [String(key), { lines: count, sum: 0 - amount }]),
  );
}

/** Gives the lines to a run, and says what it covers of each vendor now. Part of the transaction that prepares it. */
export async function cover(ctx: Ctx, run: Id, vendors: readonly Id[], until: Date): Promise<Covers> {
  await ctx.db.setWhere('payout-lines', await coverable(ctx, vendors, until), {
    run,
    updatedAt: ctx.now.toISOString(),
  });
  return coversBy(ctx, { run: { equals: run } });
}

/**
 * Opens the lines of payouts that came to nothing, of these vendors or of all of the run.
 */
export async function release(ctx: Ctx, run: Id, vendors: readonly Id[] | null = null): Promise<void> {
  const updatedAt = ctx.now.toISOString();
  await ctx.db.setWhere('payout-lines', linesOf(run, vendors?.map(String) ?? null), { run: null, updatedAt });
}

/** The same of a payout that was sent and came back: the two entries of its own stay with it. */
export async function releaseSent(ctx: Ctx, payout: Payout): Promise<void> {
  await ctx.db.setWhere('payout-lines', linesComeBack(...runAndVendor(payout), await ownEntries(ctx, payout)), {
    run: null,
    updatedAt: ctx.now.toISOString(),
  });
}

/** What a payout has posted itself. */
export async function ownEntries(ctx: Ctx, { id }: Payout): Promise<Id[]> {
  const entries = await ctx.db.rows(payoutsWhy, 'journal-entries', {
    where: { and: [{ event: { in: payoutEvents } }, { subject: { equals: `payout:${id}` } }] },
    select: { event: true },
    limit: payoutEvents.length,
  });
  return entries.map((entry) => entry.id);
}

/** The rows of one payout. */
export const ofPayout = (payout: OfVendor): Where => {
  const [run, vendor] = runAndVendor(payout);
  return linesOf(run, [vendor]);
};

type OfVendor = Pick<Payout, 'run' | 'vendor'>;

const runAndVendor = ({ run, vendor }: OfVendor): [Id, string] => [refId(run) as Id, String(refId(vendor))];
