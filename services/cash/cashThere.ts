import { sumOf } from '../../domain/money';
import type { Ctx, Id } from '../ctx';
import { partySums } from '../ledger/sumsSoFar';

const why = 'the cash of a warehouse is summed from the journal';
export const cashLines = { account: { equals: 'cash_warehouse' } } as const;

/** The cash that should be at every warehouse now, by its id as text. One query, or two where there are very many lines. */
export const cashThere = (ctx: Pick<Ctx, 'db'>): Promise<ReadonlyMap<string, number>> =>
  partySums(ctx, 'cash_warehouse');

/** The cash of one warehouse: now, or as it was just before `at`. */
export async function cashAt(ctx: Pick<Ctx, 'db'>, warehouse: Id, at?: Date): Promise<number> {
  const now = (await cashThere(ctx)).get(String(warehouse)) ?? 0;
  if (!at) return now;
  // Subtracting from the present sum reads fewer lines than adding up everything before a recent day.
  const since = await ctx.db.groups(why, 'journal-lines', {
    where: {
      and: [cashLines, { party: { equals: String(warehouse) } }, { at: { greater_than_equal: at.toISOString() } }],
    },
    sums: ['amount'],
  });
  return now - sumOf(since.map(({ sums: { amount = 0 } }) => amount));
}
