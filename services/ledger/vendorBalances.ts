import type { Where } from 'payload';
import { availableOf, blockedLines, laterLines } from '../../domain/payouts/openLines';
import { openPayouts } from '../../domain/payouts/statuses';
import type { Ctx, Id } from '../ctx';
import { partySums } from './sumsSoFar';
import { undecidedEntries } from './undecidedEntries';

const why = 'what vendors have earned and not been paid is summed from the journal';

/** What a vendor has earned and not been paid, in whole taka; below zero it is owed back, and the next payout is smaller. */
export type VendorBalance = {
  vendor: Id;
  /** All of it: `available`, `pending`, `blocked` and `in_payout` together. */
  balance: number;
  /** May be paid out. */
  available: number;
  /** Its goods may still be returned. */
  pending: number;
  /** Of packages whose customer has asked for a return that is not decided. */
  blocked: number;
  /** In payouts that are prepared and not sent. */
  in_payout: number;
};

/** The balances of these vendors, or of all that have one. At most nine queries. */
export async function vendorBalances(ctx: Ctx, vendors: readonly Id[] | null): Promise<VendorBalance[]> {
  const own = [{ account: { equals: 'owed_vendor' } }, ...(vendors ? [{ party: { in: vendors.map(String) } }] : [])];
  const sumsOf = async (where: Where[]) =>
    asMap(
      await ctx.db.groups(why, 'journal-lines', { where: { and: where }, by: 'party', sums: ['amount'] }),
      'amount',
    );
  const all = await partySums(ctx, 'owed_vendor', vendors?.map(String));
  // Only lines of vendors have such a time, and those to come are few.
  const later = await sumsOf([...(vendors ? own : []), laterLines(ctx.now)]);
  const blocked = await blockedOf(ctx, vendors);
  const taken = asMap(
    await ctx.db.groups(why, 'payouts', {
      where: { and: [{ status: { in: openPayouts } }, ...(vendors ? [{ vendor: { in: vendors } }] : [])] },
      by: 'vendor',
      sums: ['amount'],
    }),
    'amount',
  );
  const ids = vendors ? vendors.map(String) : [...all.keys()];
  return ids.map((vendor) => {
    const balance = 0 - (all.get(vendor) ?? 0);
    const pending = 0 - (later.get(vendor) ?? 0);
    const parts = { balance, pending, blocked: blocked.get(vendor) ?? 0, in_payout: taken.get(vendor) ?? 0 };
    return { vendor, ...parts, available: availableOf(parts) };
  });
}

const asMap = (groups: readonly { key: unknown; sums: Record<string, number> }[], sum: string): Map<string, number> =>
  new Map(groups.map(({ key, sums }) => [String(key), sums[sum] ?? 0]));

/** What would be available, were it not for a return that is not decided. What a payout covers already is not among it. */
async function blockedOf(ctx: Ctx, vendors: readonly Id[] | null): Promise<Map<string, number>> {
  const entries = await undecidedEntries(ctx, vendors);
  if (entries.length === 0) return new Map();
  const sums = await ctx.db.groups(why, 'payout-lines', {
    where: blockedLines(entries, ctx.now),
    by: 'party',
    sums: ['amount'],
  });
  return new Map(sums.map(({ key, sums: { amount = 0 } }) => [String(key), 0 - amount]));
}
