/** Reads that the plain columns of one table can answer, as one prepared statement each. Null for anything more. */
import type { Where } from 'payload';
import type { RowQuery } from '../rows/types';
import { conditionOf, orderOf, type Condition } from './conditions';
import { toDocs, wantedOf, type Run } from './documents';
import { lookupFor } from './parts';
import type { Shape } from './shapes';

/** `sort` is the collection's own order, used if the query names none. */
export function read<D>(shape: Shape, run: Run, query: RowQuery, sort?: string | string[]): D[] | null {
  const { limit = 0, page = 1 } = query;
  const condition = conditionOf(shape, query.where, lookupFor(run, shape.table, query.where, limit > 0));
  const order = orderOf(shape, query.sort ?? sort);
  const wanted = wantedOf(shape, query.select);
  if (!condition || order === null || !wanted) return null;
  const window = limit > 0 ? [limit, (page - 1) * limit] : [];
  const rows = run(
    `SELECT ${wanted.names} FROM ${sourceOf(shape, condition)} WHERE ${condition.sql} ORDER BY ${order}${limit > 0 ? ' LIMIT ? OFFSET ?' : ''}`,
    [...condition.args, ...window],
  );
  return toDocs(run, wanted, rows);
}

/** Listed rows are read by their ids; otherwise the planner would scan an index of thousands. */
export function sourceOf({ table }: Shape, { few, index }: Condition): string {
  if (few === true) return `"${table}" NOT INDEXED`;
  const named = few || index;
  return named ? `"${table}" INDEXED BY "${named}"` : `"${table}"`;
}

export function count(shape: Shape, run: Run, where: Where | undefined): number | null {
  const condition = conditionOf(shape, where, lookupFor(run, shape.table, where, false));
  if (!condition) return null;
  return Number(
    run(`SELECT count(*) FROM ${sourceOf(shape, condition)} WHERE ${condition.sql}`, condition.args)[0]![0],
  );
}
