/**
 * Payload's `where` and `sort` on plain columns as SQL. Null for anything more: paths into other documents, unusual
 * values.
 */
import type { Where } from 'payload';
import { escapeLike } from '../literalLikes';
import { hasPart, mergeParts, partOf, type Lookup, type Part } from './parts';
import { toCell, unknown, type Column, type Shape } from './shapes';

/**
 * `few`: the condition itself lists the rows by their ids, so no other index finds them sooner; or the index that finds
 * them. `index`: finds the rows that one part of the condition names; it counts only where the whole condition needs
 * that part.
 */
export type Condition = { sql: string; args: unknown[]; few?: boolean | string; index?: string };

const EVERYTHING: Condition = { sql: '1', args: [] };
const NOTHING: Condition = { sql: '0', args: [] };
/** A few values are written out; more are passed as one list, so that the statement is the same for any number. */
const WRITTEN_OUT = 8;

/** `look` looks up parts of names; without it they are compared row by row. */
export function conditionOf(shape: Shape, where: Where | undefined, look: Lookup | null = null): Condition | null {
  if (!where) return EVERYTHING;
  const parts: Condition[] = [];
  for (const [key, value] of Object.entries(where)) {
    const part = /^(and|or)$/i.test(key)
      ? joined(shape, key.toLowerCase() as 'and' | 'or', value, look)
      : tests(shape, key, value, look);
    if (!part) return null;
    parts.push(part);
  }
  return combine(parts, 'AND');
}

function joined(shape: Shape, how: 'and' | 'or', list: unknown, look: Lookup | null): Condition | null {
  if (!Array.isArray(list)) return null;
  // A part without a condition is ignored, in an `or` as well.
  const said = (list as Where[]).filter((part) => part && Object.keys(part).length > 0);
  const found = how === 'or' && look ? said.map((part) => partIn(shape, part)) : [];
  const plain = said.filter((_, index) => !found[index]);
  const parts = plain.map((part) => conditionOf(shape, part, look));
  if (parts.some((part) => part === null)) return null;
  const names = mergeParts(found.filter((part) => part !== null)).map((part) => hasPart(look!, shape.table, part));
  return combine([...names, ...(parts as Condition[])], how === 'and' ? 'AND' : 'OR');
}

/** The text a condition searches for, if it contains nothing else. */
function partIn(shape: Shape, where: Where): Part | null {
  const [[field, operators] = [], ...others] = Object.entries(where) as [string, Record<string, unknown>][];
  const column = field === undefined ? undefined : shape.byField.get(field);
  const [[operator, value] = [], ...more] = Object.entries(operators ?? {});
  const isPart =
    operator === 'contains' ||
    (operator === 'like' && column?.kind === 'text' && typeof value === 'string' && !/\s/.test(value));
  if (!column || others.length > 0 || more.length > 0 || !isPart) return null;
  return typeof value === 'string' || typeof value === 'number'
    ? partOf(shape.table, column.name, String(value))
    : null;
}

function combine(parts: Condition[], how: 'AND' | 'OR'): Condition {
  if (parts.length === 0) return EVERYTHING;
  if (parts.length === 1) return parts[0]!;
  const [first] = parts;
  const few =
    how === 'AND' ? parts.find((part) => part.few)?.few : parts.every((part) => part.few === first!.few) && first!.few;
  const index = how === 'AND' ? parts.find((part) => part.index)?.index : undefined;
  return {
    sql: parts.map(({ sql }) => `(${sql})`).join(` ${how} `),
    args: parts.flatMap(({ args }) => args),
    few: few ?? false,
    ...(index === undefined ? {} : { index }),
  };
}

function tests(shape: Shape, field: string, operators: unknown, look: Lookup | null): Condition | null {
  const column = shape.byField.get(field);
  if (!column || typeof operators !== 'object' || operators === null) return null;
  const parts = Object.entries(operators).map(([operator, value]) =>
    operator === 'contains'
      ? contains(shape, column, value, look)
      : operator === 'like'
        ? like(shape, column, value, look)
        : test(column, operator, value),
  );
  if (parts.length === 0 || parts.some((part) => part === null)) return null;
  return combine(parts as Condition[], 'AND');
}

const comparisons: Record<string, string> = {
  greater_than: '>',
  greater_than_equal: '>=',
  less_than: '<',
  less_than_equal: '<=',
};

function test(column: Column, operator: string, value: unknown): Condition | null {
  const name = `"${column.name}"`;
  if (operator === 'exists')
    return typeof value === 'boolean' ? { sql: `${name} IS ${value ? 'NOT ' : ''}NULL`, args: [] } : null;
  if (operator === 'in' || operator === 'not_in') return oneOf(column, name, operator, value);
  if (value === undefined || column.kind === 'json') return null;
  const cell = toCell(column.kind, value);
  if (cell === unknown && isNoId(column, value))
    return operator === 'equals' ? NOTHING : operator === 'not_equals' ? EVERYTHING : null;
  if (cell === unknown) return null;
  if (operator === 'equals')
    return cell === null ? { sql: `${name} IS NULL`, args: [] } : { sql: `${name} = ?`, args: [cell], ...by(column) };
  if (operator === 'not_equals') {
    return cell === null
      ? { sql: `${name} IS NOT NULL`, args: [] }
      : { sql: `${name} IS NULL OR ${name} <> ?`, args: [cell] };
  }
  const sign = comparisons[operator];
  return sign === undefined || cell === null ? null : { sql: `${name} ${sign} ?`, args: [cell] };
}

const by = ({ index }: Column) => (index === undefined ? {} : { index });

/** A number too large, or an id of the other database, used as an id: no row has it. */
const isNoId = ({ kind }: Column, value: unknown): boolean =>
  (kind === 'id' || kind === 'relation') &&
  (typeof value === 'string' || typeof value === 'number') &&
  value !== 'null' &&
  !Number.isSafeInteger(Number(value));

function oneOf(column: Column, name: string, operator: 'in' | 'not_in', values: unknown): Condition | null {
  const { kind } = column;
  if (!Array.isArray(values) || kind === 'json' || kind === 'checkbox') return null;
  const cells = values
    .filter((value) => !isNoId(column, value))
    .map((value) => (value === undefined ? unknown : toCell(kind, value)));
  if (cells.some((cell) => cell === unknown || cell === null)) return null;
  const few = cells.length <= WRITTEN_OUT;
  const list = few ? cells.map(() => '?').join(', ') : 'SELECT value FROM json_each(?)';
  const args = few ? cells : [JSON.stringify(cells)];
  if (operator === 'in' && cells.length === 0) return { ...NOTHING, args };
  if (operator === 'in') return { sql: `${name} IN (${list})`, args, few: kind === 'id', ...by(column) };
  if (cells.length === 0) return EVERYTHING;
  // Null is not in the list of documents either.
  return {
    sql: kind === 'relation' ? `${name} NOT IN (${list}) OR ${name} IS NULL` : `${name} NOT IN (${list})`,
    args,
  };
}

function contains({ table }: Shape, { kind, name }: Column, value: unknown, look: Lookup | null): Condition | null {
  if (kind !== 'text' && kind !== 'number') return null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const part = look && partOf(table, name, String(value));
  return part
    ? hasPart(look, table, part)
    : { sql: `"${name}" LIKE ? ESCAPE '\\'`, args: [`%${escapeLike(String(value))}%`] };
}

/** Every word occurs somewhere in the text. */
function like(shape: Shape, column: Column, value: unknown, look: Lookup | null): Condition | null {
  if (typeof value !== 'string' || column.kind !== 'text') return null;
  const parts = value.split(' ').map((word) => contains(shape, column, word, look));
  return parts.some((part) => part === null) ? null : combine(parts as Condition[], 'AND');
}

/**
 * The sort order, with the same tie-break as Payload: newest first. Null for anything that is not a column of this
 * table.
 */
export function orderOf(shape: Shape, sort: string | string[] | undefined): string | null {
  const wanted = typeof sort === 'string' ? sort.split(',') : [...(sort ?? [])];
  const last = shape.byField.has('createdAt') ? 'createdAt' : 'id';
  if (!wanted.some((each) => each.replace(/^-/, '') === last)) wanted.push(`-${last}`);
  const parts: string[] = [];
  for (const each of wanted) {
    const field = each.replace(/^-/, '').trim();
    const column = shape.byField.get(field);
    if (!column) return null;
    parts.push(`"${column.name}" ${each.startsWith('-') ? 'DESC' : 'ASC'}`);
    // Ids are unique: anything after them changes nothing.
    if (field === 'id') break;
  }
  return parts.join(', ');
}
