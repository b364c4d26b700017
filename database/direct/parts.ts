/**
 * Part of a name or a number, by the index of three-letter parts that stands beside some tables (the migration
 * `parts_of_names` keeps it). A part that few rows have becomes the list of those rows; one that many have is only a test, and
 * the other conditions and the order choose the way.
 */
import type { Run } from './documents';

export type Part = { columns: string[]; value: string };

const indexed: Record<string, readonly string[]> = {
  products: ['name', 'name_bn', 'slug'],
  users: ['name', 'email', 'mobile'],
  orders: ['number'],
  packages: ['tracking_id'],
};
/** What a table repeats of another is looked for there: the column that points at it, and its index. */
const repeated: Record<string, Record<string, { table: string; by: string; index: string }>> = {
  order_lines: { tracking_id: { table: 'packages', by: 'package_id', index: 'order_lines_package_idx' } },
};
const SHORTEST = 3;
const FEW = 1_000;

/** Null where there is no such index, or the part is too short for it. `%` and `_` stand for others in a plain comparison. */
export function partOf(table: string, column: string, value: string): Part | null {
  const letters = [...value].length;
  const isKnown = indexed[table]?.includes(column) || repeated[table]?.[column];
  return isKnown && letters >= SHORTEST && !/[%_\0]/.test(value) ? { columns: [column], value } : null;
}

/** The same part in any of several columns is looked for once. */
export function mergeParts(parts: readonly Part[]): Part[] {
  const byValue = new Map<string, Part>();
  for (const { columns, value } of parts) byValue.set(value, { value, columns: [...(byValue.get(value)?.columns ?? []), ...columns] });
  return [...byValue.values()];
}

/** `few`: the rows are listed, so nothing but their list, or the index that leads from it to them, should lead to them. */
export function hasPart(run: Run, asked: string, { columns, value }: Part): { sql: string; args: unknown[]; few: boolean | string } {
  const other = repeated[asked]?.[columns[0]!];
  const [table, id, few] = other ? [other.table, other.by, other.index] : [asked, 'id', true];
  const match = `{${columns.join(' ')}} : "${value.replaceAll('"', '""')}"`;
  const found = `SELECT rowid FROM "${table}_parts" WHERE "${table}_parts" MATCH ?`;
  const rows = run(`${found} LIMIT ${FEW + 1}`, [match]);
  if (rows.length > FEW) return { sql: `"${id}" IN (${found})`, args: [match], few: false };
  return { sql: `"${id}" IN (SELECT value FROM json_each(?))`, args: [JSON.stringify(rows.map(([row]) => row))], few };
}
