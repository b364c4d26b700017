/** Groups and sums as one MongoDB aggregation. */
import type { CollectionSlug } from 'payload';
import type { Group, GroupArgs } from '../groups';
import type { Within } from '../sessions/types';
import { withinTransaction } from './transactions';
import type { Adapter, Model } from './types';

type Stages = NonNullable<Parameters<Model['aggregate']>[0]>;
type Row = { _id: unknown; count: number; different?: unknown[] } & Record<string, unknown>;

export async function groupsIn(
  adapter: Adapter,
  collection: CollectionSlug,
  args: GroupArgs,
  within: Within,
): Promise<Group[]> {
  const model = adapter.collections[collection]!;
  const match = await model.buildQuery({ payload: adapter.payload, where: args.where });
  const options = await withinTransaction(adapter, within);
  const rows = await model
    .aggregate<Row>([{ $match: match }, ...stagesOf(args)], options)
    .catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      return addUp(await model.find<Doc>(match, fieldsOf(args), options).lean<Doc[]>(), args);
    });
  if (rows.length === 0 && args.by === undefined)
    return [
      { key: null, count: 0, different: 0, sums: Object.fromEntries((args.sums ?? []).map((field) => [field, 0])) },
    ];
  return rows.map((row) => toGroup(row, args.sums ?? []));
}

type Doc = Record<string, unknown>;

/**
 * Servers that speak MongoDB's protocol without all of its language report that; then the documents are aggregated
 * here.
 */
const isMissing = (error: unknown): boolean => {
  const { code, message = '' } = error as { code?: unknown; message?: string };
  return code === 238 || code === 15952 || /not (yet )?(implemented|supported)|unknown group operator/i.test(message);
};

const keyField = ({ by }: GroupArgs): string | undefined => (typeof by === 'object' ? by.day : by);

const fieldsOf = (args: GroupArgs): Record<string, 1> =>
  Object.fromEntries(
    [keyField(args), args.different, ...(args.sums ?? [])]
      .filter((field) => field !== undefined)
      .map((field) => [field, 1]),
  );

function addUp(docs: Doc[], args: GroupArgs): Row[] {
  const groups = new Map<string, Row & { different: unknown[] }>();
  for (const doc of docs) {
    const key = keyOf(doc, args);
    const row = groups.get(String(key)) ?? { _id: key, count: 0, different: [] };
    row.count += 1;
    if (args.different !== undefined && !row.different.includes(doc[args.different]))
      row.different.push(doc[args.different]);
    for (const field of args.sums ?? [])
      row[`sum_${field}`] = Number(row[`sum_${field}`] ?? 0) + Number(doc[field] ?? 0);
    groups.set(String(key), row);
  }
  const rows = [...groups.values()];
  const { most } = args;
  return most
    ? rows.sort((one, other) => Number(other[`sum_${most.sum}`]) - Number(one[`sum_${most.sum}`])).slice(0, most.limit)
    : rows;
}

function keyOf(doc: Doc, args: GroupArgs): unknown {
  const value = doc[keyField(args) ?? ''] ?? null;
  if (typeof args.by !== 'object' || value === null) return value;
  return new Date(new Date(value as string).getTime() + args.by.aheadHours * 3_600_000).toISOString().slice(0, 10);
}

function stagesOf({ by, sums = [], different, most }: GroupArgs): Stages {
  const key = by === undefined ? null : typeof by === 'string' ? `$${by}` : dayOf(by);
  // FerretDB silently returns 0 for every sum beside a count. It has no $ifNull, and reports that: then they are
  // aggregated here.
  const added = Object.fromEntries(sums.map((field) => [`sum_${field}`, { $sum: { $ifNull: [`$${field}`, 0] } }]));
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
