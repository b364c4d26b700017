/** How a collection is stored in its table: which column holds which field, and how a cell becomes a value and back. */
import type { FlattenedField } from 'payload';

export type Kind = 'id' | 'text' | 'number' | 'date' | 'relation' | 'checkbox' | 'json';
export type Column = {
  name: string;
  kind: Kind;
  /** Its path in the document: `['sizes', 'card', 'url']`. */ path: string[];
  /** The index that finds the few rows with one of its values (`findsFew`). */ index?: string;
};
/** A list inside a document, stored in its own table. */
export type List = { field: string; table: string; columns: Column[] };
export type Shape = { table: string; columns: Column[]; byField: Map<string, Column>; lists: List[] };

type Table = Record<string, { name: string } | undefined>;
type RawTable = { indexes?: Record<string, { name: string; on: string | string[] }> };
export type Tables = {
  tables: Record<string, Table>;
  tableNameMap: Map<string, string>;
  rawTables: Record<string, RawTable | undefined>;
};

/**
 * What belongs to an order or a package is found by it and not by its customer, vendor or status, however the condition
 * goes on: SQLite does not know that these have many more rows, and would read every row of a customer, or every refund
 * of the shop, for one package.
 */
const findsFew = new Set(['order_number', 'tracking_id', 'order', 'package', 'order_line']);
/** The same for one collection: of the products of one vendor and all that are approved, the former are few. */
const findsFewOf: Record<string, string> = { products: 'vendor' };

const kinds: Partial<Record<FlattenedField['type'], Kind>> = {
  text: 'text',
  email: 'text',
  textarea: 'text',
  code: 'text',
  select: 'text',
  radio: 'text',
  number: 'number',
  date: 'date',
  checkbox: 'checkbox',
  json: 'json',
  richText: 'json',
  relationship: 'relation',
  upload: 'relation',
};

const snake = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_');

/** Null for a collection with anything other than plain fields, groups of them and lists of them. */
export function shapeOf(
  { tables, tableNameMap, rawTables }: Tables,
  slug: string,
  fields: readonly FlattenedField[],
): Shape | null {
  const table = tableNameMap.get(snake(slug));
  const columnsOfTable = table === undefined ? undefined : tables[table];
  if (table === undefined || !columnsOfTable) return null;
  const lists: List[] = [];
  const columns: Column[] = [{ name: 'id', kind: 'id', path: ['id'] }];
  for (const field of fields) {
    if (field.type === 'array') {
      const list = listOf({ tables, tableNameMap }, table, field);
      if (!list) return null;
      lists.push(list);
      continue;
    }
    const found = columnsFor(columnsOfTable, field, []);
    if (!found) return null;
    columns.push(...found);
  }
  const byField = new Map(columns.filter(({ path }) => path.length === 1).map((column) => [column.path[0]!, column]));
  for (const { name, on } of Object.values(rawTables[table]?.indexes ?? {})) {
    const [first] = [on].flat();
    const isFew = first !== undefined && (findsFew.has(first) || findsFewOf[slug] === first);
    const column = isFew ? byField.get(first) : undefined;
    if (column) column.index ??= name;
  }
  return { table, columns, byField, lists };
}

type Field = FlattenedField & { hasMany?: boolean; localized?: boolean; virtual?: unknown; relationTo?: unknown };

/** Null: cannot be derived from the table's columns. A virtual field has no column. */
function columnsFor(table: Table, given: FlattenedField, above: string[]): Column[] | null {
  const field = given as Field;
  if (field.virtual) return [];
  if (field.localized || field.hasMany || Array.isArray(field.relationTo)) return null;
  const path = [...above, field.name];
  if (field.type === 'group' || field.type === 'tab') {
    const parts = field.flattenedFields.map((each) => columnsFor(table, each, path));
    return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
  }
  const kind = kinds[field.type];
  if (!kind) return null;
  const column = table[path.join('_')];
  return column ? [{ name: column.name, kind, path }] : [];
}

function listOf(
  { tables, tableNameMap }: Omit<Tables, 'rawTables'>,
  parent: string,
  field: Extract<FlattenedField, { type: 'array' }>,
): List | null {
  const table = tableNameMap.get(`${parent}_${snake(field.name)}`);
  const columnsOfTable = table === undefined ? undefined : tables[table];
  if (table === undefined || !columnsOfTable || columnsOfTable._locale || columnsOfTable._uuid) return null;
  const columns: Column[] = [];
  for (const each of field.flattenedFields) {
    const found = each.type === 'array' ? null : columnsFor(columnsOfTable, each, []);
    if (!found) return null;
    columns.push(...found);
  }
  return { field: field.name, table, columns };
}

/** A cell's value as documents have it. */
export function fromCell(kind: Kind, cell: unknown): unknown {
  if (cell === null) return null;
  if (kind === 'number') return typeof cell === 'string' ? Number.parseFloat(cell) : cell;
  if (kind === 'checkbox') return Boolean(cell);
  if (kind === 'json') return typeof cell === 'string' ? (JSON.parse(cell) as unknown) : cell;
  if (kind === 'date') return typeof cell === 'string' && !isIso(cell) ? new Date(cell).toISOString() : cell;
  return cell;
}

const isIso = (text: string): boolean => text.length === 24 && text.endsWith('Z');

/** Thrown for a value that a plain statement cannot take; the slower path can handle it. */
export const unknown = Symbol('not a plain value');

/** A value in the form stored in cells. */
export function toCell(kind: Kind, value: unknown): unknown {
  if (value === null) return null;
  switch (kind) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : unknown;
    case 'text':
      return typeof value === 'string' ? value : unknown;
    case 'checkbox':
      return typeof value === 'boolean' ? Number(value) : unknown;
    case 'json':
      return JSON.stringify(value);
    case 'date':
      return dateCell(value);
    default:
      return idCell(value);
  }
}

function dateCell(value: unknown): unknown {
  if (!(value instanceof Date) && typeof value !== 'string') return unknown;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? unknown : date.toISOString();
}

function idCell(value: unknown): unknown {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : unknown;
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : unknown;
}
