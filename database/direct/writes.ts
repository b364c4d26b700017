/**
 * Writes of Payload's adapter that touch only one table, as one prepared statement each. Null leaves the call to the
 * adapter.
 */
import type { Where } from 'payload';
import { conditionOf } from './conditions';
import { wantedOf, type Wanted } from './documents';
import { toCell, unknown, type Shape } from './shapes';

type Data = Record<string, unknown>;
type Cells = { names: string[]; cells: unknown[] };

/** A statement to run, and how its result is read. */
export type Plan = { sql: string; args: unknown[]; wanted: Wanted | null };

/** Lists are in other tables: a document with any of them is not planned. */
export function planCreate(shape: Shape, data: Data, returning: boolean): Plan | null {
  if (shape.lists.some(({ field }) => data[field] !== undefined)) return null;
  const row = cellsOf(shape, data);
  if (!row || row.names.length === 0) return null;
  const sql = `INSERT INTO "${shape.table}" (${row.names.join(', ')}) VALUES (${row.names.map(() => '?').join(', ')})`;
  return planned(shape, sql, row.cells, returning);
}

/** One conditional UPDATE. Lists are in other tables: a change of one is not planned. */
export function planUpdate(shape: Shape, where: Where, data: Data, returning: boolean): Plan | null {
  const condition = conditionOf(shape, where);
  const changes = changesOf(shape, data);
  if (!condition || !changes) return null;
  const sql = `UPDATE "${shape.table}" SET ${changes.names.join(', ')} WHERE ${condition.sql}`;
  return planned(shape, sql, [...changes.cells, ...condition.args], returning);
}

export function planDelete(shape: Shape, where: Where): Plan | null {
  const condition = conditionOf(shape, where);
  return condition && planned(shape, `DELETE FROM "${shape.table}" WHERE ${condition.sql}`, condition.args, false);
}

function planned(shape: Shape, sql: string, args: unknown[], returning: boolean): Plan {
  const wanted = returning ? wantedOf(shape, undefined) : null;
  return { sql: wanted ? `${sql} RETURNING ${wanted.names}` : sql, args, wanted };
}

/** Keys that are not columns of the table are ignored, as Payload does. */
function cellsOf(shape: Shape, data: Data): Cells | null {
  const row: Cells = { names: [], cells: [] };
  for (const [key, value] of Object.entries(data)) {
    const column = shape.byField.get(key);
    if (!column && typeof value === 'object' && value !== null) return null;
    if (!column || value === undefined) continue;
    const cell = toCell(column.kind, value);
    if (cell === unknown) return null;
    row.names.push(`"${column.name}"`);
    row.cells.push(cell);
  }
  return row;
}

function changesOf(shape: Shape, data: Data): Cells | null {
  const changes: Cells = { names: [], cells: [] };
  for (const [key, value] of Object.entries(data)) {
    const column = shape.byField.get(key);
    if (!column || value === undefined) return null;
    const step = stepOf(value);
    const cell = step ?? toCell(column.kind, value);
    if (cell === unknown || (step !== null && column.kind !== 'number')) return null;
    changes.names.push(step === null ? `"${column.name}" = ?` : `"${column.name}" = "${column.name}" + ?`);
    changes.cells.push(cell);
  }
  // Every change sets the date; a change without one gets the current time.
  return data.updatedAt === undefined || data.updatedAt === null ? null : changes;
}

/** `{ $inc: -2 }` changes a number by an amount. */
function stepOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('$inc' in value)) return null;
  return typeof value.$inc === 'number' && Number.isFinite(value.$inc) ? value.$inc : null;
}
