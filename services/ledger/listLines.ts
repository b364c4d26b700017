import type { Where } from 'payload';
import type { ledgerLines } from '../../contract/ledger';
import type { InputOf } from '../../contract/route';
import { sumOf } from '../../domain/money';
import { startOfDay } from '../../domain/time/dhaka';
import { westernDigits } from '../../domain/text/bangla';
import type { JournalEntry, JournalLine } from '../../payload-types';
import type { Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';
import { allOf, inDays, is, related } from '../listing';
import { filled, refId } from '../relations';
import { partyNames, type PartyNames } from './partyNames';
import { accountSums } from './sumsSoFar';

const why = 'only admins read the ledger';
const PAGE = 20;
/** Fewer lines are summed faster than anybody could mind. */
const WORTH_KEEPING = 20_000;

type Query = InputOf<typeof ledgerLines>['query'];
type Found = { line: JournalLine; entry: JournalEntry | undefined; actor: string | null };

/** A window of the lines that match, with what they come to and what stood there before the first day. */
export async function listLines(ctx: Ctx, query: Query) {
  const which = whichLines(ctx, query);
  const where = allOf(...which, inDays('at', query));
  const { docs, total } = await ctx.db.rowWindow(why, 'journal-lines', {
    where,
    sort: ['-at', '-id'],
    offset: query.offset ?? 0,
    limit: query.limit ?? PAGE,
  });
  return {
    total,
    found: await withEntries(ctx, docs),
    nameOf: (await partyNames(ctx, docs)) satisfies PartyNames,
    ...((await sumsSoFar(ctx, query)) ?? (await readSums(ctx, query, { which, where }))),
  };
}

type Sums = { opening: number; debits: number; credits: number };

/** Of an account, or of all, without days: nothing is summed again. */
async function sumsSoFar(ctx: Ctx, query: Query): Promise<Sums | null> {
  const { account, from, to, vendor, warehouse, entry, search } = query;
  if ([from, to, vendor, warehouse, entry].some((each) => each !== undefined) || search) return null;
  const accounts = await accountSums(ctx);
  if (!accounts) return null;
  const found = account === undefined ? [...accounts.values()] : [accounts.get(account) ?? { debits: 0, credits: 0 }];
  return {
    opening: 0,
    debits: sumOf(found.map(({ debits }) => debits)),
    credits: sumOf(found.map(({ credits }) => credits)),
  };
}

/** Over very many lines they may be half a minute old, as the trial balance of a day that is over. */
async function readSums(
  ctx: Ctx,
  query: Query,
  { which, where }: { which: (Where | null)[]; where: Where },
): Promise<Sums> {
  const sum = async (...more: (Where | null)[]) => {
    const [group] = await ctx.db.groups(why, 'journal-lines', { where: allOf(...more), sums: ['amount'] });
    return { lines: group?.count ?? 0, amount: group?.sums.amount ?? 0 };
  };
  const first = query.from ? startOfDay(query.from) : null;
  const before = first && { at: { less_than: first.toISOString() } };
  const { sums } = await ctx.db.briefly(
    `sums of journal lines ${JSON.stringify({ which, where, before })}`,
    async () => {
      const opening = before ? await sum(...which, before) : { lines: 0, amount: 0 };
      const debits = await sum(where, { amount: { greater_than: 0 } });
      const credits = await sum(where, { amount: { less_than: 0 } });
      const lines = opening.lines + debits.lines + credits.lines;
      return { lines, sums: { opening: opening.amount, debits: debits.amount, credits: 0 - credits.amount } };
    },
    ({ lines }) => lines > WORTH_KEEPING,
  );
  return sums;
}

function whichLines(ctx: Ctx, { account, vendor, warehouse, entry, search }: Query): (Where | null)[] {
  return [
    is('account', account),
    vendor === undefined ? null : { and: [{ account: { equals: 'owed_vendor' } }, { party: { equals: vendor } }] },
    warehouse === undefined
      ? null
      : { and: [{ account: { equals: 'cash_warehouse' } }, { party: { equals: warehouse } }] },
    related(ctx, 'entry', entry),
    search ? is('order_number', orderNumber(search)) : null,
  ];
}

/** Numbers of orders are typed as they are read out: with a #, and in either script. */
function orderNumber(typed: string): number {
  const digits = westernDigits(typed).replace(/^#\s*/, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : -1;
}

async function withEntries(ctx: Ctx, lines: readonly JournalLine[]): Promise<Found[]> {
  const ids = [...new Set(lines.map((line) => refId(line.entry)))].filter((id) => id !== null);
  const entries = await ctx.db.rows(why, 'journal-entries', {
    where: { id: { in: ids } },
    limit: Math.max(ids.length, 1),
  });
  const byId = new Map(
    (await fillRelations(ctx, why, entries, { actor: { collection: 'users', select: { name: true } } })).map(
      (each) => [String(each.id), each] as const,
    ),
  );
  return lines.map((line) => {
    const entry = byId.get(String(refId(line.entry)));
    return { line, entry, actor: filled(entry?.actor)?.name ?? null };
  });
}
