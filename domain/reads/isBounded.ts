/** Limits for queries to the CMS, whose own query language has none. */

export const mostRows = 100;
const mostConditions = 60;
const deepest = 8;
const mostValues = 300;
const longest = 500;

/** Geographic operators are supported by MongoDB only. */
const operators = new Set([
  'equals',
  'not_equals',
  'in',
  'not_in',
  'all',
  'exists',
  'contains',
  'like',
  'not_like',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
]);

/** A page of at most a hundred records, whatever was requested: `0`, `-1` and words would mean "all of them". */
export function boundedLimit(asked: unknown): number {
  const wanted = Math.trunc(Number(Array.isArray(asked) ? asked.at(-1) : asked));
  return wanted >= 1 && wanted <= mostRows ? wanted : mostRows;
}

/** By fields of the records themselves: sorting by a field behind a relation would reveal what may not be read. */
export function isPlainSort(sort: unknown): boolean {
  const fields = [sort].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : [null]));
  return fields.length <= 5 && fields.every((field) => field !== null && field.length <= 100 && !field.includes('.'));
}

/** Conditions of a size, depth and kind that the database handles easily. */
export function isPlainWhere(where: unknown): boolean {
  let left = mostConditions;
  const fits = (value: unknown, depth: number): boolean => {
    if (value === undefined || value === null) return true;
    if (typeof value !== 'object' || depth > deepest) return false;
    if (Array.isArray(value)) return value.every((each) => fits(each, depth + 1));
    return Object.entries(value).every(([key, part]) => {
      left -= 1;
      if (left < 0) return false;
      return /^(and|or)$/i.test(key) ? fits(part, depth + 1) : isNear(key) && isCondition(part);
    });
  };
  return fits(where, 0);
}

/** A field of the record, or of a related record; never where and since when someone is signed in. */
const isNear = (path: string): boolean => path.split('.').length <= 2 && !/(^|\.)sessions(\.|$)/.test(path);

const isCondition = (part: unknown): boolean =>
  typeof part !== 'object' ||
  part === null ||
  Object.entries(part).every(([operator, value]) => operators.has(operator) && isValue(value));

const isValue = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length <= longest * 20 && value.split(',').length <= mostValues
    : !Array.isArray(value) || (value.length <= mostValues && value.every((each) => String(each).length <= longest));
