/** Turns rows into documents: only the selected fields, and lists from their own tables. */
import type { SelectType } from 'payload';
import { getSelectMode } from 'payload/shared';
import { fromCell, type Column, type List, type Shape } from './shapes';

type Doc = Record<string, unknown>;
/** Runs a statement in the caller's transaction, or outside all transactions. */
export type Run = (sql: string, args: unknown[]) => unknown[][];
export type Wanted = { columns: Column[]; lists: List[]; names: string };

const all = new WeakMap<Shape, Wanted>();
const selected = new WeakMap<Shape, Map<string, Wanted>>();
const MOST_SELECTS = 200;

/** The columns and lists a `select` names; all of them without one. Null for a select into parts of a field. */
export function wantedOf(shape: Shape, select: SelectType | undefined): Wanted | null {
  if (!select || Object.keys(select).length === 0) return cached(all, shape, () => named(shape.columns, shape.lists));
  const values = Object.values(select);
  if (getSelectMode(select) !== 'include' || values.some((value) => value !== true)) return null;
  const bySelect = cached(selected, shape, () => new Map<string, Wanted>());
  const key = Object.keys(select).join(' ');
  const known = bySelect.get(key);
  if (known) return known;
  const columns = shape.columns.filter(({ kind, path }) => kind === 'id' || select[path[0]!] === true);
  const made = named(
    columns,
    shape.lists.filter(({ field }) => select[field] === true),
  );
  if (bySelect.size < MOST_SELECTS) bySelect.set(key, made);
  return made;
}

const named = (columns: Column[], lists: List[]): Wanted => ({
  columns,
  lists,
  names: columns.map(({ name }) => `"${name}"`).join(', '),
});

function cached<K extends object, V>(kept: WeakMap<K, V>, key: K, make: () => V): V {
  let value = kept.get(key);
  if (value === undefined) kept.set(key, (value = make()));
  return value;
}

/**
 * Returns rows as documents, in the order of `wanted.columns`. One more statement for each list. `D` is the type of the
 * collection's documents, from whose fields the columns were derived.
 */
export function toDocs<D>(run: Run, wanted: Wanted, rows: unknown[][]): D[] {
  const docs = rows.map((row) => toDoc(wanted.columns, row));
  if (docs.length > 0) for (const list of wanted.lists) fillList(run, list, docs);
  return docs as D[];
}

function toDoc(columns: readonly Column[], row: readonly unknown[]): Doc {
  const doc: Doc = {};
  for (let index = 0; index < columns.length; index += 1) {
    const { kind, path } = columns[index]!;
    const value = fromCell(kind, row[index]);
    if (path.length === 1) doc[path[0]!] = value;
    else put(doc, path, value);
  }
  return doc;
}

function put(doc: Doc, path: readonly string[], value: unknown): void {
  let place = doc;
  for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Doc;
  place[path.at(-1)!] = value;
}

function fillList(run: Run, { field, table, columns }: List, docs: Doc[]): void {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  for (const doc of docs) doc[field] = [];
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const rows = run(
    `SELECT "_parent_id", ${names} FROM "${table}" WHERE "_parent_id" IN (SELECT value FROM json_each(?)) ORDER BY "_parent_id", "_order"`,
    [JSON.stringify([...byId.keys()])],
  );
  for (const [parent, ...cells] of rows) (byId.get(parent)?.[field] as Doc[] | undefined)?.push(toDoc(columns, cells));
}
