/** The operators and values that a CMS query may use with each kind of field. */
import { isId, type IdForm } from '../ids';

export const fieldKinds = ['id', 'text', 'number', 'date', 'switch', 'other'] as const;
export type FieldKind = (typeof fieldKinds)[number];
/** A code of `endpoints/messages/parameters.ts` and the values of its sentence. */
export type Wrong = { code: string; params?: Record<string, number> };

const longestText = 500;
const mostValues = 300;
const parts = ['contains', 'like', 'not_like'];
const comparisons = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'];
const same = ['equals', 'not_equals', 'in', 'not_in'];

/** The geographic operators, and `all`, are not supported by every database. */
const operatorsOf: Record<FieldKind, ReadonlySet<string>> = {
  id: new Set([...same, ...parts, ...comparisons, 'exists']),
  text: new Set([...same, ...parts, ...comparisons, 'exists']),
  number: new Set([...same, ...parts, ...comparisons, 'exists']),
  date: new Set([...same, ...comparisons, 'exists']),
  switch: new Set([...same, 'exists']),
  other: new Set(['exists']),
};

/** Null when the field may be queried in this way. */
export function wrongTest(kind: FieldKind, operator: string, value: unknown, ids: IdForm): Wrong | null {
  if (!operatorsOf[kind].has(operator)) return { code: 'operator' };
  if (operator === 'exists') return isSwitch(value) ? null : { code: 'switch' };
  if (operator === 'in' || operator === 'not_in') return wrongList(kind, value, ids);
  if (isNothing(value)) return operator === 'equals' || operator === 'not_equals' ? null : wrongValue(kind, value, ids);
  return wrongValue(kind, value, ids);
}

function wrongList(kind: FieldKind, value: unknown, ids: IdForm): Wrong | null {
  const values = Array.isArray(value) ? (value as unknown[]) : typeof value === 'string' ? value.split(',') : [value];
  if (values.length > mostValues) return { code: 'tooMuch' };
  for (const each of values) {
    const wrong = isNothing(each) ? null : wrongValue(kind, each, ids);
    if (wrong) return wrong;
  }
  return null;
}

function wrongValue(kind: FieldKind, value: unknown, ids: IdForm): Wrong | null {
  switch (kind) {
    case 'id':
      return isAskedId(value, ids) ? null : { code: 'id' };
    case 'number':
      return isNumber(value) ? null : { code: 'number' };
    case 'date':
      return isDate(value) ? null : { code: 'date' };
    case 'switch':
      return isSwitch(value) ? null : { code: 'switch' };
    default:
      return isText(value) ? null : { code: 'text', params: { max: longestText } };
  }
}

const isNothing = (value: unknown): boolean => value === null || value === 'null';
const isSwitch = (value: unknown): boolean =>
  value === true || value === false || value === 'true' || value === 'false';
const isText = (value: unknown): boolean =>
  (typeof value === 'string' && value.length <= longestText) || typeof value === 'number' || typeof value === 'boolean';

function isNumber(value: unknown): boolean {
  if (typeof value === 'string' && !/^-?\d{1,20}(\.\d{1,20})?$/.test(value)) return false;
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  return Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER;
}

/** The range of dates that SQLite and MongoDB write in the same way. */
const earliest = Date.UTC(1, 0);
const latest = Date.UTC(9999, 11, 31);

function isDate(value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  if (typeof value === 'string' && value.length > 40) return false;
  const at = new Date(value).getTime();
  return at >= earliest && at <= latest;
}

/** An id allowed in a condition, including one that no record can have, such as 0. */
const isAskedId = (value: unknown, ids: IdForm): boolean => (ids === 'number' ? isWhole(value) : isId(value, ids));
const isWhole = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && /^-?\d{1,16}$/.test(value))) &&
  Number.isSafeInteger(Number(value));
