/**
 * Finds part of a name or a number by the trigram index that some tables have (created by the migration
 * `parts_of_names`). A part found in few rows becomes a list of those rows; one found in many is only a filter, and the
 * other conditions and the sort order choose the plan. The newest orders and packages are not in their index yet
 * (`parts_in_batches`): they are compared themselves.
 */
import type { Where } from 'payload';
import type { Run } from './documents';

/**
 * `walk`: the rows are wanted in a given order, or within the few rows of an owner; each row is then checked against a
 * very long list.
 */
export type Lookup = { run: Run; walk: boolean; owned: boolean };
export type Part = { columns: string[]; value: string };

const indexed: Record<string, readonly string[]> = {
  products: ['name', 'name_bn', 'slug'],
  users: ['name', 'email', 'mobile'],
  orders: ['number'],
  packages: ['tracking_id'],
};
/** A value that a table copies from another is looked up there: the referring column, and its index. */
const repeated: Record<string, Record<string, { table: string; by: string; index: string }>> = {
  order_lines: { tracking_id: { table: 'packages', by: 'package_id', index: 'order_lines_package_idx' } },
};
/** The tables whose newest rows, up to fifteen, are not in the index yet. */
const inBatches = new Set(['orders', 'packages']);
const SHORTEST = 3;
const FEW = 500;
/**
 * Names do not correlate with a row's age; numbers do, so the matching rows may all be far from where a scan begins.
 */
const walked = new Set(['products', 'users']);
/** Owners whose rows are few enough to be checked one by one. */
const owners: Record<string, string> = { products: 'vendor' };

/** How parts are looked up for a condition: for a window of rows in an order (`walk`), or for a count. */
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

/** Null if there is no such index, or the part is too short for it. */
export function partOf(table: string, column: string, value: string): Part | null {
  const letters = [...value].length;
  const isKnown = indexed[table]?.includes(column) || repeated[table]?.[column];
  return isKnown && letters >= SHORTEST && !value.includes('\0') ? { columns: [column], value } : null;
}

/** The same part in any of several columns is looked up once. */
export function mergeParts(parts: readonly Part[]): Part[] {
  const byValue = new Map<string, Part>();
  for (const { columns, value } of parts)
    byValue.set(value, { value, columns: [...(byValue.get(value)?.columns ?? []), ...columns] });
  return [...byValue.values()];
}

/** `few`: the rows are listed, so only their list, or the index that finds them from it, should be used. */
export function hasPart(
  { run, walk, owned }: Lookup,
  asked: string,
  { columns, value }: Part,
): { sql: string; args: unknown[]; few: boolean | string } {
  const other = repeated[asked]?.[columns[0]!];
  const [table, id, few] = other ? [other.table, other.by, other.index] : [asked, 'id', true];
  const { found, args } = lookUp(table, columns, value);
  // The plus keeps the planner from scanning the list: it scans in sort order, or the owner's rows, and checks each
  // against the list.
  if (owned) return { sql: `+"${id}" IN (${found})`, args, few: false };
  const rows = run(`${found} LIMIT ${FEW + 1}`, args);
  if (rows.length > FEW)
    return { sql: `${walk && walked.has(asked) ? '+' : ''}"${id}" IN (${found})`, args, few: false };
  return { sql: `"${id}" IN (SELECT value FROM json_each(?))`, args: [JSON.stringify(rows.map(([row]) => row))], few };
}

/** The select that finds the rows with the part, by their ids. */
function lookUp(table: string, columns: readonly string[], value: string): { found: string; args: string[] } {
  const match = `{${columns.join(' ')}} : "${value.replaceAll('"', '""')}"`;
  const found = `SELECT rowid FROM "${table}_parts" WHERE "${table}_parts" MATCH ?`;
  if (!inBatches.has(table)) return { found, args: [match] };
  const newest = `SELECT "id" FROM "${table}" WHERE "id" > (SELECT "upto" FROM "parts_written" WHERE "name" = '${table}')`;
  const has = columns.map((column) => `instr(lower("${column}"), lower(?)) > 0`).join(' OR ');
  return { found: `${found} UNION ALL ${newest} AND (${has})`, args: [match, ...columns.map(() => value)] };
}
