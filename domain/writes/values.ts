/**
 * Whether a value written through the CMS REST API or the panel matches the type of its field, before any rule checks
 * it.
 */
import type { FieldProblem } from '../failure';
import { isId, type IdForm } from '../ids';

/** The facts needed about a field. */
export type WrittenField = {
  type: string;
  hasMany?: boolean;
  maxLength?: number;
  relationTo?: string | readonly string[];
};

export const longestEmail = 254;
/** The limit for fields without their own length: nothing that people type is longer. */
const longestText = 40_000;
const mostValues = 100;
const earliest = Date.UTC(1, 0);
const latest = Date.UTC(9999, 11, 31);
const wrongType: FieldProblem = { code: 'wrongType' };

/** Null when the value is well formed. An empty value always is. */
export function wrongValue(field: WrittenField, value: unknown, ids: IdForm): FieldProblem | null {
  if (value === undefined || value === null) return null;
  if (!field.hasMany) return wrongOne(field, value, ids);
  if (!Array.isArray(value) || value.length > mostValues) return wrongType;
  return value.map((each) => wrongOne(field, each, ids)).find((wrong) => wrong !== null) ?? null;
}

function wrongOne(field: WrittenField, value: unknown, ids: IdForm): FieldProblem | null {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
    case 'password':
      return wrongText(value, field.type === 'email' ? longestEmail : (field.maxLength ?? longestText));
    case 'select':
    case 'radio':
      return typeof value === 'string' ? null : wrongType;
    case 'number':
      return isNumber(value) ? null : wrongType;
    case 'date':
      return isDate(value) ? null : wrongType;
    case 'checkbox':
      return typeof value === 'boolean' ? null : wrongType;
    case 'relationship':
    case 'upload':
      return isRelation(field.relationTo, value, ids) ? null : wrongType;
    case 'array':
    case 'blocks':
      // The panel's forms send 0 for a list without rows.
      return Array.isArray(value) || value === 0 ? null : wrongType;
    case 'group':
      return typeof value === 'object' && !Array.isArray(value) ? null : wrongType;
    default:
      return null;
  }
}

function wrongText(value: unknown, max: number): FieldProblem | null {
  if (typeof value !== 'string') return wrongType;
  return value.length > max ? { code: 'tooLong', params: { max } } : null;
}

/** Forms send numbers as text; empty text is not a number. */
function isNumber(value: unknown): boolean {
  if (typeof value === 'string') return /^-?\d{0,16}(\.\d{1,10})?$/.test(value.trim());
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

function isDate(value: unknown): boolean {
  if (value === '') return true;
  if (value instanceof Date) return isBetween(value);
  return typeof value === 'string' && value.length <= 40 && isBetween(new Date(value));
}
const isBetween = (date: Date): boolean => date.getTime() >= earliest && date.getTime() <= latest;

/** An id; if a field points at several collections, also which one. Empty text means none. */
function isRelation(relationTo: WrittenField['relationTo'], value: unknown, ids: IdForm): boolean {
  if (value === '' || value === 'null') return true;
  if (typeof relationTo === 'string') return isId(value, ids);
  if (typeof value !== 'object' || value === null) return false;
  const { relationTo: slug, value: id } = value as { relationTo?: unknown; value?: unknown };
  return typeof slug === 'string' && (relationTo ?? []).includes(slug) && isId(id, ids);
}
