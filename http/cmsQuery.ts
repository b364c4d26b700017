/**
 * Validates the query of a request to the CMS's own REST API before Payload sees it: ids, pages, conditions, order. Its
 * query language passes any value to the database; here every value must match the type of its field.
 */
import type { Endpoint, FlattenedField, Payload, SanitizedCollectionConfig } from 'payload';
import { parse } from 'qs-esm';
import { isWithinScopes } from '../authority/withinScopes';
import { Failure } from '../domain/failure';
import { wrongCondition, type KindAt, type WrongParameter } from '../domain/reads/conditions';
import { idForm, isId, type IdForm } from '../domain/ids';
import type { FieldKind, Wrong } from '../domain/reads/fields';
import { wrongSelection } from '../domain/reads/selection';

/** `path` is below `/api`, still encoded; `search` begins with a question mark or is empty. */
export type CmsQuestion = { method: string; path: string; search: string; headers: Headers };
type Query = Record<string, unknown>;

const bounds = {
  page: [1, 10_000_000],
  depth: [0, 10],
  limit: [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
} as const;
const mostSorts = 5;

/** The query as parsed by Payload's own parser. */
const readQuery = (search: string): Query =>
  parse(search, { allowEmptyArrays: true, arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true });

/** Throws `malformed`, `notFound` for an id no document can have, or `wrongParameter`, which names it. */
export function checkCmsQuestion(payload: Payload, { method, path, search, headers }: CmsQuestion): void {
  const parts = decoded(path);
  const collection = payload.config.collections.find(({ slug }) => slug === parts[0]) ?? null;
  const kept =
    collection ?? (parts[0] === 'globals' ? payload.globals.config.find(({ slug }) => slug === parts[1]) : null);
  // Payload's calls for versions fail if there are none.
  if (kept && !kept.versions && parts.slice(1, 3).includes('versions')) throw new Failure('noSuchPath');
  if (kept) mustBeIds(kept.endpoints, method, parts.slice(collection ? 1 : 2), idsOf(payload));
  const query = readQuery(search);
  const wrong =
    wrongNumber(query) ??
    wrongSelection(query) ??
    (collection ? wrongQuestion(payload, collection, query, headers) : null);
  if (wrong) throw wrongParameter(wrong);
}

const wrongParameter = ({ parameter, wrong }: WrongParameter): Failure =>
  new Failure('wrongParameter', {
    fields: { [parameter]: [{ code: wrong.code, params: { parameter, ...wrong.params } }] },
  });

const idsOf = (payload: Payload): IdForm => idForm(payload.db.defaultIDType);

function decoded(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    throw new Failure('malformed');
  }
}

/** By the endpoint that will answer: `/:id`, `/:id/duplicate`, `/access/:id?`. */
function mustBeIds(endpoints: readonly Endpoint[] | false, method: string, parts: string[], ids: IdForm): void {
  for (const endpoint of endpoints || []) {
    if (endpoint.method !== method.toLowerCase()) continue;
    const wanted = endpoint.path.split('/').filter(Boolean);
    const isIt =
      wanted.length >= parts.length &&
      wanted.every((part, index) =>
        parts[index] === undefined ? part.endsWith('?') : part.startsWith(':') || part === parts[index],
      );
    if (!isIt) continue;
    const at = wanted.findIndex((part) => part.replace('?', '') === ':id');
    if (at >= 0 && parts[at] !== undefined && !isId(parts[at], ids)) throw new Failure('notFound');
    return;
  }
}

function wrongNumber(query: Query): WrongParameter | null {
  for (const [parameter, [min, max]] of Object.entries(bounds)) {
    const value = query[parameter];
    if (value === undefined || value === '') continue;
    const number = typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : NaN;
    if (!(number >= min && number <= max))
      return {
        parameter,
        wrong: parameter === 'limit' ? { code: 'whole' } : { code: 'wholeBetween', params: { min, max } },
      };
  }
  return null;
}

function wrongQuestion(
  payload: Payload,
  collection: SanitizedCollectionConfig,
  query: Query,
  headers: Headers,
): WrongParameter | null {
  const kindAt = kindsOf(payload, collection, (slug) => isWithinScopes(headers, slug));
  const wrong = wrongSort(query.sort, (field) => (holdsMany(fieldNamed(collection, field)) ? 'other' : kindAt(field)));
  if (wrong) return { parameter: 'sort', wrong };
  const where = conditionsOf(query.where);
  if (where === undefined) return null;
  return wrongCondition(where, kindAt, idsOf(payload));
}

/** Conditions may be sent as JSON text. */
function conditionsOf(given: unknown): unknown {
  if (given === undefined || given === '') return undefined;
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return null;
  }
}

/** By fields of the documents themselves: sorting by a field behind a relation would reveal what may not be read. */
function wrongSort(sort: unknown, kindAt: KindAt): Wrong | null {
  if (sort === undefined || sort === '') return null;
  const list = typeof sort === 'string' ? sort.split(',') : sort;
  if (!Array.isArray(list) || !list.every((each) => typeof each === 'string')) return { code: 'form' };
  if (list.length > mostSorts) return { code: 'tooMuch' };
  for (const each of list) {
    const field = each.replace(/^-/, '');
    const kind = field.includes('.') ? null : kindAt(field);
    if (!kind || kind === 'other') return { code: 'field' };
  }
  return null;
}

const kinds: Partial<Record<FlattenedField['type'], FieldKind>> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  code: 'text',
  select: 'text',
  radio: 'text',
  number: 'number',
  date: 'date',
  checkbox: 'switch',
  json: 'other',
};

/** The field at a path of a collection: its own fields, and the fields of related documents that the caller may read. */
function kindsOf(payload: Payload, collection: SanitizedCollectionConfig, mayRead: (slug: string) => boolean): KindAt {
  return (path) => {
    const [name, below, ...deeper] = path.split('.');
    if (name === undefined || deeper.length > 0) return null;
    if (name === 'id') return below === undefined ? 'id' : null;
    const field = fieldNamed(collection, name);
    if (!field) return null;
    if (field.type !== 'relationship' && field.type !== 'upload')
      return below === undefined ? (kinds[field.type] ?? null) : null;
    if (below === undefined) return Array.isArray(field.relationTo) ? 'other' : 'id';
    if (Array.isArray(field.relationTo)) return below === 'value' ? 'id' : below === 'relationTo' ? 'text' : null;
    if (below === 'id') return 'id';
    const other = payload.config.collections.find(({ slug }) => slug === field.relationTo && mayRead(slug));
    const there = other && fieldNamed(other, below);
    if (!there) return null;
    return there.type === 'relationship' || there.type === 'upload' ? 'id' : (kinds[there.type] ?? null);
  };
}

const holdsMany = (field: FlattenedField | undefined): boolean =>
  field !== undefined && 'hasMany' in field && field.hasMany === true;

const fieldNamed = (collection: SanitizedCollectionConfig, name: string): FlattenedField | undefined =>
  collection.flattenedFields.find((field) => field.name === name && !('hidden' in field && field.hidden));
