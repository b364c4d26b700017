import type { Where } from 'payload';
import type { Period } from '../../domain/reports/period';
import { addTotals, changeOf, noTotals, type Totals } from '../../domain/vendorMoney/movements';
import type { JournalLine } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import type { Window } from '../db/types';
import { explainLines, type Explained } from './explainLines';
import { ownLines, why } from './ownLines';
import { readTotals } from './readTotals';

/** `balance`: the balance after the movement. */
export type Movement = Explained & { balance: number };

export type Statement = {
  opening: number;
  closing: number;
  totals: Totals;
  /** The movements of this window, oldest first. */
  movements: Movement[];
  /** Their number in the whole period. */
  total: number;
};

/**
 * A window of a vendor's statement: the lines of the journal moved the balance, packages and returns explain them.
 * Opening, totals and closing cover the whole period, regardless of the window. The number of queries does not depend
 * on the period.
 */
export async function readStatement(ctx: Ctx, vendor: Id, period: Period, part: Window): Promise<Statement> {
  const from = period.from.toISOString();
  const opening = await balanceWhere(ctx, vendor, { at: { less_than: from } });
  const { docs: lines, total } = await ctx.db.rowWindow(why, 'journal-lines', {
    where: {
      and: [
        ...ownLines(vendor),
        { at: { greater_than_equal: from } },
        { at: { less_than: period.before.toISOString() } },
      ],
    },
    sort: ['at', 'id'],
    ...part,
  });
  const days = await readTotals(ctx, vendor, period);
  const totals = [...days.values()].reduce(addTotals, noTotals);
  const [first] = lines;
  let balance = first && part.offset > 0 ? await balanceBefore(ctx, vendor, first) : opening;
  const movements = (await explainLines(ctx, lines)).map((explained) => {
    balance += explained.amount;
    return { ...explained, balance };
  });
  return { opening, closing: opening + changeOf(totals), totals, movements, total };
}

async function balanceWhere(ctx: Ctx, vendor: Id, ...conditions: Where[]): Promise<number> {
  const [sum] = await ctx.db.groups(why, 'journal-lines', {
    where: { and: [...ownLines(vendor), ...conditions] },
    sums: ['amount'],
  });
  // Avoids −0 if nothing has moved.
  return 0 - (sum?.sums.amount ?? 0);
}

/** The balance before a line: simultaneous entries are in the order of posting. */
const balanceBefore = async (ctx: Ctx, vendor: Id, { id, at }: JournalLine): Promise<number> =>
  (await balanceWhere(ctx, vendor, { at: { less_than: at } })) +
  (await balanceWhere(ctx, vendor, { at: { equals: at } }, { id: { less_than: id } }));
