import type { Where } from 'payload';
import { handedOverStatuses } from '../../domain/packages/status';
import { dayPeriod, monthPeriod, reportYears, type Period } from '../../domain/reports/period';
import type { Package } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { rowPart, type ListQuery } from '../listing';

export type ReportRow = { package: Package; item: number };
export type Report = { rows: ReportRow[]; total: number; amount: number; truncated: boolean };

/** The period of a report: a month, or a range of days with optional ends; with `onlyDone` delivered packages only. */
export type ReportInput = { onlyDone: boolean } & (
  { month: number; year: number } | { from: string | null; to: string | null }
);

const MOST_ROWS = 5_000;
const why = 'the vendor is the caller’s own, or the caller is an admin';

/**
 * A vendor's packages of a period in Dhaka, oldest first, with the pieces in each; the sums cover all of them, whatever
 * page is requested.
 */
export async function readReport(ctx: Ctx, vendorId: Id, input: ReportInput, part: ListQuery): Promise<Report> {
  const { from, before } = periodOf(input);
  const where: Where = {
    and: [
      { vendor: { equals: vendorId } },
      { createdAt: { greater_than_equal: from.toISOString() } },
      { createdAt: { less_than: before.toISOString() } },
      ...(input.onlyDone ? [{ status: { in: [...handedOverStatuses] } }] : []),
    ],
  };
  const [sum] = await ctx.db.groups(why, 'packages', { where, sums: ['subtotal'] });
  const select = { order_number: true, tracking_id: true, status: true, subtotal: true, createdAt: true } as const;
  const isPart = part.offset !== undefined || part.limit !== undefined;
  const { docs } = await rowPart(ctx, why, 'packages', part, {
    where,
    sort: ['createdAt', 'id'],
    limit: MOST_ROWS,
    select,
  });
  return {
    rows: await withPieces(ctx, docs),
    total: sum!.count,
    amount: sum!.sums.subtotal!,
    truncated: !isPart && sum!.count > MOST_ROWS,
  };
}

/** The database counts the pieces of each package. */
async function withPieces(ctx: Ctx, packages: Package[]): Promise<ReportRow[]> {
  if (packages.length === 0) return [];
  const counted = await ctx.db.groups(why, 'order-lines', {
    where: { package: { in: packages.map(({ id }) => id) } },
    by: 'package',
    sums: ['qty'],
  });
  const pieces = new Map(counted.map(({ key, sums }) => [String(key), sums.qty!]));
  return packages.map((each) => ({ package: each, item: pieces.get(String(each.id)) ?? 0 }));
}

/** Without a date, the range is limited only by the years that reports cover. */
function periodOf(input: ReportInput): Period {
  if ('month' in input) return monthPeriod(input.month, input.year);
  return dayPeriod(input.from ?? `${reportYears.first}-01-01`, input.to ?? `${reportYears.last}-12-31`);
}
