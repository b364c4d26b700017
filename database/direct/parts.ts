/**
 * Part of a name or a number, by the index of three-letter parts that stands beside some tables (the migration
 * `parts_of_names` keeps it). A part that few rows have becomes the list of those rows; one that many have is only a test, and
 * the other conditions and the order choose the way.
 */
import type { Where } from 'payload';
import type { Run } from './documents';

/** `walk`: the rows are wanted in an order of theirs, or within an owner's few; then a list of very many is asked of each row. */
export type Lookup = { run: Run; walk: boolean; owned: boolean };
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
const FEW = 500;
/** Names say nothing of when a row was made; numbers do, so rows that match may all be far from where a walk begins. */
const walked = new Set(['products', 'users']);
/** Whose rows are few enough to be looked at one by one. */
const owners: Record<string, string> = { products: 'vendor' };

/** How parts are looked up for a condition: for a window of rows in an order (`walk`), or to be counted. */
export const lookupFor = (run: Run, table: string, where: Where | undefined, walk: boolean): Lookup => ({
  run,
  walk,
  owned: isOwned(owners[table], where),
});

function isOwned(owner: string | undefined, where: Where | undefined): boolean {
  if (!owner || !where) return false;
  return (
    (where[owner] as { equals?: unknown } | undefined)?.equals !== undefined ||
    (where.and ?? []).some((part) => isOwned(owner, part))
  );
}

/** Null where there is no such index, or the part is too short for it. */
export function partOf(table: string, column: string, value: string): Part | null {
  const letters = [...value].length;
  const isKnown = indexed[table]?.includes(column) || repeated[table]?.[column];
  return isKnown && letters >= SHORTEST && !value.includes('\0') ? { columns: [column], value } : null;
}

/** The same part in any of several columns is looked for once. */
export function mergeParts(parts: readonly Part[]): Part[] {
  const byValue = new Map<string, Part>();
  for (const { columns, value } of parts)
    byValue.set(value, { value, columns: [...(byValue.get(value)?.columns ?? []), ...columns] });
  return [...byValue.values()];
}

/** `few`: the rows are listed, so nothing but their list, or the index that leads from it to them, should lead to them. */
export function hasPart(
  { run, walk, owned }: Lookup,
  asked: string,
  { columns, value }: Part,
): { sql: string; args: unknown[]; few: boolean | string } {
  const other = repeated[asked]?.[columns[0]!];
  const [table, id, few] = other ? [other.table, other.by, other.index] : [asked, 'id', true];
  const match = `{${columns.join(' ')}} : "${value.replaceAll('"', '""')}"`;
  const found = `SELECT rowid FROM "${table}_parts" WHERE "${table}_parts" MATCH ?`;
  // The plus keeps the planner from going through the list: it walks the order, or the owner's rows, and asks the list of each.
  if (owned) return { sql: `+"${id}" IN (${found})`, args: [match], few: false };
  const rows = run(`${found} LIMIT ${FEW + 1}`, [match]);
  if (rows.length > FEW)
    return { sql: `${walk && walked.has(asked) ? '+' : ''}"${id}" IN (${found})`, args: [match], few: false };
  return { sql: `"${id}" IN (SELECT value FROM json_each(?))`, args: [JSON.stringify(rows.map(([row]) => row))], few };
}
