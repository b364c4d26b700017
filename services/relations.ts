/** Relations as the database returns them: an id, or the document itself when populated. */
import type { Payload } from 'payload';
import { idForm, isId } from '../domain/ids';
import type { Id } from './ctx';

export type Relation = Id | { id: Id } | null | undefined;

/** The id of a relation, populated or not. */
export const refId = (relation: Relation): Id | null =>
  (typeof relation === 'object' ? relation?.id : relation) ?? null;

/** The same for any value; null if it is not a relation. */
export function idIn(value: unknown): Id | null {
  if (typeof value === 'object' && value !== null) return 'id' in value ? idIn(value.id) : null;
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** The ids that these fields of a record point at. */
export const idsAt = (record: object, fields: readonly string[]): Id[] =>
  Object.entries(record)
    .map(([field, value]) => (fields.includes(field) ? idIn(value) : null))
    .filter((id) => id !== null);

/** The document of a populated relation; null when it is empty or only its id is known. */
export function filled<T extends { id: Id }>(relation: Id | T | null | undefined): T | null {
  return relation !== null && relation !== undefined && typeof relation === 'object' ? relation : null;
}

/** Whether two references point at the same document; ids from paths are text, ids from the database may be numbers. */
export function sameRef(one: Relation, other: Relation): boolean {
  const [a, b] = [refId(one), refId(other)];
  return a !== null && b !== null && String(a) === String(b);
}

/**
 * A client's id in the form this database uses; null when it cannot be an id. Conditions on relations need it: where
 * ids are numbers, a word instead of an id is an error, not an empty result.
 */
export function possibleId(ctx: { db: { payload: Pick<Payload, 'db'> } }, given: Id): Id | null {
  const form = idForm(ctx.db.payload.db.defaultIDType);
  if (!isId(given, form)) return null;
  return form === 'number' ? Number(given) : given;
}
