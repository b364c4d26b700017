/** Relations as the database gives them: an id, or the document itself when it was filled in. */
import type { Payload } from 'payload';
import { idForm, isId } from '../domain/ids';
import type { Id } from './ctx';

type Relation = Id | { id: Id } | null | undefined;

/** The id behind a relation, filled in or not. */
export function refId(relation: Relation): Id | null {
  if (relation === null || relation === undefined) return null;
  return typeof relation === 'object' ? relation.id : relation;
}

/** The same of a value that may be anything; null where it is no relation. */
export function idIn(value: unknown): Id | null {
  if (typeof value === 'object' && value !== null) return 'id' in value ? idIn(value.id) : null;
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** The ids that these fields of a record point at. */
export const idsAt = (record: object, fields: readonly string[]): Id[] =>
  Object.entries(record)
    .map(([field, value]) => (fields.includes(field) ? idIn(value) : null))
    .filter((id) => id !== null);

/** The document of a filled-in relation; null when there is none or only its id is known. */
export function filled<T extends { id: Id }>(relation: Id | T | null | undefined): T | null {
  return relation !== null && relation !== undefined && typeof relation === 'object' ? relation : null;
}

/** Whether two references mean the same document; ids from paths are text, ids from the database may be numbers. */
export function sameRef(one: Relation, other: Relation): boolean {
  const [a, b] = [refId(one), refId(other)];
  return a !== null && b !== null && String(a) === String(b);
}

/**
 * An id as a client sent it, as this database keeps ids; null when it cannot be one of its ids. Conditions on relations
 * need it: a word where the database has numbers is an error there, not an empty result.
 */
export function possibleId(ctx: { db: { payload: Pick<Payload, 'db'> } }, given: Id): Id | null {
  const form = idForm(ctx.db.payload.db.defaultIDType);
  if (!isId(given, form)) return null;
  return form === 'number' ? Number(given) : given;
}
