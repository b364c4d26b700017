import type { CollectionSlug, FlattenedField, GlobalSlug, Where } from 'payload';
import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { picturesOfDeleted } from '../deleted/picturesOfDeleted';
import { idsAt } from '../relations';
import type { Kept } from './files';

type Config = { slug: string; flattenedFields: FlattenedField[] };

/**
 * Which of these files a record or a setting still shows. One picture may be used in several places: the panel lets
 * people choose from all of them.
 */
export async function filesInUse(db: Db, kept: Kept, ids: readonly Id[]): Promise<Set<string>> {
  const { collections, globals } = db.payload.config;
  const system = db.asSystem('a file that is still shown is not removed');
  const found = new Set<string>();
  const note = (record: object, fields: readonly string[]) => {
    for (const id of idsAt(record, fields)) found.add(String(id));
  };
  // As many queries as there are kinds of records with pictures, regardless of the number of files.
  for (const { slug, fields } of withFiles(collections, kept)) {
    const where: Where = { or: fields.map((field) => ({ [field]: { in: [...ids] } })) };
    const select = Object.fromEntries(fields.map((field) => [field, true]));
    const records = await system.find(slug as CollectionSlug, { where, select, limit: 1_000 });
    for (const record of records) note(record, fields);
  }
  for (const { slug, fields } of withFiles(globals, kept)) note(await system.global(slug as GlobalSlug), fields);
  if (kept === 'media') for (const id of await picturesOfDeleted(db, ids)) found.add(id);
  return found;
}

const withFiles = (configs: readonly Config[], kept: Kept): { slug: string; fields: string[] }[] =>
  configs
    .map(({ slug, flattenedFields }) => ({
      slug,
      fields: flattenedFields.flatMap((field) => (holds(field, kept) ? [field.name] : [])),
    }))
    .filter(({ fields }) => fields.length > 0);

function holds(field: FlattenedField, kept: Kept): field is FlattenedField & { name: string } {
  return field.type === 'upload' && field.relationTo === kept;
}
