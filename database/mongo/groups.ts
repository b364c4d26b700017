/** Groups and sums as one MongoDB aggregation. */
import type { Group, GroupArgs, Grouping } from '../groups';
import type { Adapter } from './types';

type Row = { _id: unknown; count: number; different?: unknown[] } & Record<string, unknown>;

export function groupInDatabase(adapter: Adapter): void {
  (adapter as unknown as Grouping).groups = async (args) => {
    const model = adapter.collections[args.collection]!;
    const match = await model.buildQuery({ payload: adapter.payload, where: args.where });
    const transaction = await args.req?.transactionID;
    const session = transaction === undefined ? undefined : adapter.sessions[String(transaction)];
    const rows = (await model.aggregate([{ $match: match }, ...stagesOf(args)] as never, session ? { session } : {})) as Row[];
    if (rows.length === 0 && args.by === undefined) return [{ key: null, count: 0, different: 0, sums: Object.fromEntries((args.sums ?? []).map((field) => [field, 0])) }];
    return rows.map((row) => toGroup(row, args.sums ?? []));
  };
}

function stagesOf({ by, sums = [], different, most }: GroupArgs): object[] {
  const key = by === undefined ? null : typeof by === 'string' ? `$${by}` : dayOf(by);
  const added = Object.fromEntries(sums.map((field) => [`sum_${field}`, { $sum: `$${field}` }]));
  const counted = different === undefined ? {} : { different: { $addToSet: `$${different}` } };
  const group = { $group: { _id: key, count: { $sum: 1 }, ...added, ...counted } };
  return most ? [group, { $sort: { [`sum_${most.sum}`]: -1 } }, { $limit: most.limit }] : [group];
}

const dayOf = ({ day, aheadHours }: { day: string; aheadHours: number }): object => ({
  $dateToString: { date: `$${day}`, format: '%Y-%m-%d', timezone: `+${String(aheadHours).padStart(2, '0')}:00` },
});

function toGroup(row: Row, sums: readonly string[]): Group {
  const { _id: id } = row;
  return {
    key: id === null || id === undefined ? null : typeof id === 'number' ? id : String(id),
    count: row.count,
    different: row.different?.length ?? 0,
    sums: Object.fromEntries(sums.map((field) => [field, Number(row[`sum_${field}`] ?? 0)])),
  };
}
