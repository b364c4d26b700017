/**
 * Groups and sums as one SQLite statement. Null for a condition that needs other tables. The `+` before the group's
 * field keeps the planner from scanning the whole table in group order: the condition has to be applied first.
 */
import type { Group, GroupArgs } from '../groups';
import { conditionOf } from './conditions';
import { lookupFor } from './parts';
import type { Run } from './documents';
import { sourceOf } from './reads';
import type { Shape } from './shapes';

export function groups(shape: Shape, run: Run, { where, by, sums = [], different, most }: GroupArgs): Group[] | null {
  const condition = conditionOf(shape, where, lookupFor(run, shape.table, where, false));
  if (!condition) return null;
  const key =
    by === undefined
      ? 'NULL'
      : typeof by === 'string'
        ? `+${nameOf(shape, by)}`
        : `date(${nameOf(shape, by.day)}, '+${Math.trunc(by.aheadHours)} hours')`;
  const added = sums.map((field) => `sum(${nameOf(shape, field)})`);
  const counted = different === undefined ? '0' : `count(DISTINCT ${nameOf(shape, different)})`;
  const order = most ? ` ORDER BY sum(${nameOf(shape, most.sum)}) DESC LIMIT ?` : '';
  const rows = run(
    `SELECT ${[key, 'count(*)', counted, ...added].join(', ')} FROM ${sourceOf(shape, condition)} WHERE ${condition.sql}${by === undefined ? '' : ' GROUP BY 1'}${order}`,
    [...condition.args, ...(most ? [most.limit] : [])],
  );
  return rows.map(([value, count, distinct, ...totals]) => ({
    key: value as Group['key'],
    count: Number(count),
    different: Number(distinct),
    sums: Object.fromEntries(sums.map((field, index) => [field, Number(totals[index] ?? 0)])),
  }));
}

function nameOf(shape: Shape, field: string): string {
  const column = shape.byField.get(field);
  if (!column) throw new Error(`${shape.table} has no plain field ${field}`);
  return `"${column.name}"`;
}
