import { countedAtBank } from '../../domain/cash/deposit';
import { isLedgerEvent, type LedgerEvent } from '../../domain/ledger/eventNames';
import { sumOf } from '../../domain/money';
import { packageStatus } from '../../domain/packages/status';
import { endOfDay, startOfDay } from '../../domain/time/dhaka';
import type { JournalEntry, JournalLine } from '../../payload-types';
import type { Ctx, Id, Warehouse } from '../ctx';
import { fillRelations } from '../fillRelations';
import { filled, possibleId, refId } from '../relations';
import { cashAt, cashLines } from './cashThere';
import { shownWarehouse } from './deskOf';

const why = 'the sheet of a cash desk the caller may see';
/** More movements than a desk has in a day. */
const MOST_LINES = 2_000;

export type SheetRow = {
  id: Id;
  at: string;
  event: LedgerEvent;
  amount: number;
  order_number: number | null;
  /** The package that the cash was paid for; empty for a count or deposit. */
  tracking_id: string;
  /** Who completed the package, counted or deposited. */
  by: string;
  /** Of a deposit: what the bank counted. */
  counted: number | null;
  note: string;
};
export type Sheet = {
  warehouse: Warehouse;
  day: string;
  opening: number;
  closing: number;
  rows: SheetRow[];
  isWhole: boolean;
};

/** The movements of a cash desk on a day in Dhaka, in order, between the opening and the closing sum. Eight queries. */
export async function readSheet(ctx: Ctx, given: Id, day: string): Promise<Sheet> {
  const warehouse = await shownWarehouse(ctx, given);
  const [from, to] = [startOfDay(day) ?? ctx.now, endOfDay(day) ?? ctx.now];
  const opening = await cashAt(ctx, warehouse.id, from);
  const lines = await ctx.db.rows(why, 'journal-lines', {
    where: {
      and: [
        cashLines,
        { party: { equals: String(warehouse.id) } },
        { at: { greater_than_equal: from.toISOString() } },
        { at: { less_than: to.toISOString() } },
      ],
    },
    sort: ['at', 'id'],
    limit: MOST_LINES,
  });
  const isWhole = lines.length < MOST_LINES;
  const moved = isWhole ? sumOf(lines.map(({ amount }) => amount)) : (await cashAt(ctx, warehouse.id, to)) - opening;
  return { warehouse, day, opening, closing: opening + moved, rows: await rowsOf(ctx, lines), isWhole };
}

async function rowsOf(ctx: Ctx, lines: readonly JournalLine[]): Promise<SheetRow[]> {
  const entries = await ctx.db.rows(why, 'journal-entries', {
    where: { id: { in: lines.map(({ entry }) => refId(entry)) } },
    limit: MOST_LINES,
  });
  const byId = new Map(
    (await fillRelations(ctx, why, entries, { actor: { collection: 'users', select: { name: true } } })).map(
      (entry) => [String(entry.id), entry] as const,
    ),
  );
  const packages = await completedBy(ctx, entries);
  const deposits = await countedOf(ctx, entries);
  return lines.flatMap(({ id, at, amount, order_number, entry }) => {
    const of = byId.get(String(refId(entry)));
    if (!of || !isLedgerEvent(of.event)) return [];
    const sent = packages.get(of.subject);
    return {
      id,
      at,
      event: of.event,
      amount,
      order_number: order_number ?? null,
      tracking_id: sent?.tracking_id ?? '',
      by: sent?.by || filled(of.actor)?.name || '',
      counted: of.event === 'cash_deposited' ? (deposits.get(of.subject) ?? null) : null,
      note: of.note ?? '',
    };
  });
}

/** What the bank counted of the deposits among the entries, by their subjects. */
async function countedOf(ctx: Ctx, entries: readonly JournalEntry[]): Promise<Map<string, number>> {
  const ids = entries
    .filter(({ event }) => event === 'cash_deposited')
    .map(({ subject }) => possibleId(ctx, subject.replace(/^cash-deposit:/, '')))
    .filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const deposits = await ctx.db.rows(why, 'cash-deposits', { where: { id: { in: ids } }, limit: MOST_LINES });
  return new Map(deposits.map((deposit) => [`cash-deposit:${deposit.id}`, countedAtBank(deposit)]));
}

/** The packages whose cash was collected, and who completed them, by the subjects of their entries. */
async function completedBy(ctx: Ctx, entries: readonly JournalEntry[]) {
  const ids = entries
    .filter(({ event }) => event === 'cash_collected')
    .map(({ subject }) => possibleId(ctx, subject.replace(/^package:/, '')))
    .filter((id) => id !== null);
  if (ids.length === 0) return new Map<string, { tracking_id: string; by: string }>();
  const events = await ctx.db.rows(why, 'package-events', {
    where: { and: [{ package: { in: ids } }, { to: { equals: packageStatus.completed } }] },
    select: { package: true, tracking_id: true, actor: true },
    limit: MOST_LINES,
  });
  const named = await fillRelations(ctx, why, events, { actor: { collection: 'users', select: { name: true } } });
  return new Map(
    named.map((event) => [
      `package:${refId(event.package)}`,
      { tracking_id: event.tracking_id, by: filled(event.actor)?.name ?? '' },
    ]),
  );
}
