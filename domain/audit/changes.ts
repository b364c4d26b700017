/**
 * The changes of a record in a form that can be stored for years: only the changed fields, without secrets, limited in
 * size.
 */
import type { RichDocument } from '../richText/document';
import { plainTextOf } from '../richText/plainText';

export type AuditValues = Record<string, unknown>;
export type AuditChange = { before: AuditValues; after: AuditValues };

/** The database's own fields, and those changed by signing in. */
const technical = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'collection',
  'globalType',
  'sessions',
  'loginAttempts',
  'lockUntil',
  'sizes',
]);
const secret = /password|hash|salt|token|secret|recovery|^_(?!status$)|otp|one_time/i;
/** Numbers of documents and accounts: only enough is kept to distinguish them. */
const masked = new Set(['nid', 'birthdate', 'payment_account']);
const LONGEST = 300;
const LEAD = 40;

/** Null when no audited field changed. Without `before` the record is new; without `after` it was deleted. */
export function auditChange(
  before: AuditValues | null,
  after: AuditValues | null,
  { quiet = [], masked: accounts = [] }: { quiet?: readonly string[]; masked?: readonly string[] } = {},
): AuditChange | null {
  const changed: AuditChange = { before: {}, after: {} };
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  for (const field of fields) {
    if (technical.has(field) || secret.test(field) || quiet.includes(field)) continue;
    // A field missing from `after` was not changed.
    if (after && !(field in after)) continue;
    const [was, is] = [plain(before?.[field]), plain(after?.[field])];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    const [shownBefore, shownAfter] = accounts.includes(field) ? [mask(was, 4), mask(is, 4)] : shown(field, was, is);
    if (before) changed.before[field] = shownBefore;
    if (after) changed.after[field] = shownAfter;
  }
  const isEmpty = Object.keys(changed.before).length === 0 && Object.keys(changed.after).length === 0;
  return isEmpty ? null : changed;
}

/** The record's display name. */
export function auditLabel(fields: readonly string[], record: AuditValues): string {
  const found = fields
    .map((field) => record[field])
    .find((value) => value !== undefined && value !== null && value !== '');
  return found === undefined ? '' : String(found).slice(0, 200);
}

/** Relations as ids; undefined, null and empty text are the same. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object') return value;
  if ('id' in value && ('createdAt' in value || 'updatedAt' in value || Object.keys(value).length === 1))
    return value.id;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secret.test(name))
      .map(([name, each]) => [name, plain(each)]),
  );
}

function shown(field: string, given: unknown, now: unknown): [unknown, unknown] {
  const [was, is] = [words(given), words(now)];
  if (masked.has(field)) return [mask(was), mask(is)];
  if (typeof was !== 'string' && typeof is !== 'string') return [was, is];
  const from = Math.max(0, firstDifference(String(was ?? ''), String(is ?? '')) - LEAD);
  return [cut(was, from), cut(is, from)];
}

/** The words of a formatted text: people read the log. */
const words = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'root' in value ? plainTextOf(value as RichDocument) : value;

const mask = (value: unknown, kept = 2): unknown => (value === null ? null : `••••${String(value).slice(-kept)}`);

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

/** Long texts: the part where they begin to differ. */
function cut(value: unknown, from: number): unknown {
  if (typeof value !== 'string' || value.length <= LONGEST) return value;
  const part = value.slice(from, from + LONGEST);
  return `${from > 0 ? '…' : ''}${part}${from + LONGEST < value.length ? '…' : ''}`;
}
