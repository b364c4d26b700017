import type { Where } from 'payload';
import { handedOverStatuses } from '../../domain/packages/status';
import { dayPeriod, monthPeriod, reportYears, type Period } from '../../domain/reports/period';
import type { Package } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';

export type ReportRow = { package: Package; item: number };
export type Report = { rows: ReportRow[]; truncated: boolean };

/** What a report is asked for: a month, or days of which an end may be open; with `onlyDone` handed-over packages only. */
export type ReportInput = { onlyDone: boolean } & (
  { month: number; year: number } | { from: string | null; to: string | null }
);

const MOST_ROWS = 5_000;
const MOST_LINES = 50_000;
const why = 'the vendor is the caller’s own, or the caller is an admin';

/** A vendor's packages of a period in Dhaka, oldest first, with the pieces in each. */
export async function readReport(ctx: Ctx, vendorId: Id, input: ReportInput): Promise<Report> {
  const { from, before } = periodOf(input);
  const where: Where = {
    and: [
      { vendor: { equals: vendorId } },
      { createdAt: { greater_than_equal: from.toISOString() } },
      { createdAt: { less_than: before.toISOString() } },
      ...(input.onlyDone ? [{ status: { in: [...handedOverStatuses] } }] : []),
    ],
  };
  const found = await ctx.db.rows(why, 'packages', {
    where,
    sort: 'createdAt',
    limit: MOST_ROWS + 1,
    select: { order_number: true, tracking_id: true, status: true, subtotal: true, createdAt: true },
  });
  const packages = found.slice(0, MOST_ROWS);
  const lines =
    packages.length === 0
      ? []
      : await ctx.db.rows(why, 'order-lines', {
          where: { package: { in: packages.map((each) => each.id) } },
          limit: MOST_LINES,
          select: { package: true, qty: true },
        });
  const pieces = new Map<string, number>();
  for (const line of lines) {
    const key = String(refId(line.package));
    pieces.set(key, (pieces.get(key) ?? 0) + line.qty);
  }
  return {
    rows: packages.map((each) => ({ package: each, item: pieces.get(String(each.id)) ?? 0 })),
    truncated: found.length > MOST_ROWS,
  };
}

/** A date that was not set leaves its end as open as the years of reports are. */
function periodOf(input: ReportInput): Period {
  if ('month' in input) return monthPeriod(input.month, input.year);
  return dayPeriod(input.from ?? `${reportYears.first}-01-01`, input.to ?? `${reportYears.last}-12-31`);
}
