import type { ResultRow } from '../../contract/ledger';
import type { AccountName } from '../../domain/ledger/accounts';
import { invalid } from '../../domain/failure';
import { sumOf } from '../../domain/money';
import { addDays, DHAKA_HOURS, startOfDay } from '../../domain/time/dhaka';
import type { Ctx } from '../ctx';
import { allOf, inDays } from '../listing';

const why = 'only admins read what the marketplace earned';
const MOST_DAYS = 366;
/** The report of fewer lines is made anew each time; over more it may be half a minute old. */
const WORTH_KEEPING = 20_000;

type Column = Exclude<keyof ResultRow, 'day'>;
/** `sign`: incomes are credits. */
const columns: Readonly<Record<Column, { account: AccountName; sign: 1 | -1 }>> = {
  commission: { account: 'income_commission', sign: -1 },
  delivery: { account: 'income_delivery', sign: -1 },
  coupons: { account: 'cost_coupons', sign: 1 },
  gateway: { account: 'cost_gateway', sign: 1 },
  refunds: { account: 'cost_refunds', sign: 1 },
  cash_differences: { account: 'cost_cash_differences', sign: 1 },
  write_offs: { account: 'cost_write_offs', sign: 1 },
};
const names = Object.keys(columns) as Column[];
const nothing = Object.fromEntries(names.map((name) => [name, 0])) as Record<Column, number>;

/** What the marketplace earned and spent, by day. One query for each account of incomes and costs. */
export async function readIncome(ctx: Ctx, { from, to }: { from: string; to: string }) {
  const [first, last] = [startOfDay(from), startOfDay(to)];
  if (!first || !last || last < first) throw invalid({ to: 'endsBefore' });
  if (addDays(first, MOST_DAYS) <= last) throw invalid({ to: { code: 'tooManyDays', params: { max: MOST_DAYS } } });
  return ctx.db.briefly(
    `income from ${from} to ${to}`,
    () => read(ctx, { from, to }),
    ({ lines }) => lines > WORTH_KEEPING,
  );
}

async function read(ctx: Ctx, { from, to }: { from: string; to: string }) {
  const days = new Map<string, Record<Column, number>>();
  let lines = 0;
  for (const name of names) {
    const { account, sign } = columns[name];
    const sums = await ctx.db.groups(why, 'journal-lines', {
      where: allOf({ account: { equals: account } }, inDays('at', { from, to })),
      by: { day: 'at', aheadHours: DHAKA_HOURS },
      sums: ['amount'],
    });
    for (const { key, count, sums: of } of sums) {
      lines += count;
      const row = days.get(String(key)) ?? { ...nothing };
      days.set(String(key), { ...row, [name]: sign * (of.amount ?? 0) });
    }
  }
  const rows = [...days].map(([day, row]) => ({ day, ...row })).sort((a, b) => (a.day < b.day ? -1 : 1));
  const total = Object.fromEntries(names.map((name) => [name, sumOf(rows.map((row) => row[name]))])) as typeof nothing;
  const result = sumOf(names.map((name) => -columns[name].sign * total[name]));
  return { days: rows, total, result, lines };
}
