/** The relations between collections, read from the collections themselves so that a new one cannot be forgotten. */
import type { CollectionSlug, FlattenedField, Payload } from 'payload';

export type RelationField = { name: string; to: CollectionSlug; isNeeded: boolean };
export type LinkField = { from: CollectionSlug; name: string };

type Single = FlattenedField & { name: string; relationTo: CollectionSlug; required?: boolean };

const isSingle = (field: FlattenedField): field is Single =>
  (field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string' && !field.hasMany;

/** The fields of a collection that refer to one document of another. */
export const relationFields = (payload: Payload, slug: CollectionSlug): RelationField[] =>
  payload.collections[slug].config.flattenedFields
    .filter(isSingle)
    .map(({ name, relationTo, required }) => ({ name, to: relationTo, isNeeded: required === true }));

/** The fields of other collections that refer to a document of this one. */
export const linksTo = (payload: Payload, slug: CollectionSlug): LinkField[] =>
  payload.config.collections.flatMap(({ slug: from }) =>
    relationFields(payload, from)
      .filter(({ to }) => to === slug)
      .map(({ name }) => ({ from: from, name })),
  );
