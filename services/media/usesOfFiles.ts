/** Which records and settings show pictures or documents: read from the collections themselves, so that a new one cannot be forgotten. */
import type { CollectionSlug, FlattenedField, GlobalSlug, Where } from 'payload';
import { areaOf, type PictureName } from '../../domain/site/slotPictures';
import { byName } from '../../domain/fields/byName';
import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { idIn } from '../relations';
import type { Kept } from './files';
import { hasTexts, picturesInTexts } from './picturesInTexts';

type Config = { slug: string; flattenedFields: FlattenedField[]; versions?: { drafts?: unknown } };
type Row = Readonly<Record<string, unknown>>;
/** `record`: null for a setting. `row`: the fields that were read of it. */
export type FileUse = { file: string; slug: string; record: Id | null; field: string; row: Row };

const why = 'a file that is still shown is not removed';
/** Records with a picture in one of their fields; read at once. */
const MOST = 1_000;
/** Records with texts: there are few, and they are read in batches. */
const AT_ONCE = 100;
/** The field with a record's name, where it has one. */
const titles = ['name', 'name_bn', 'title', 'title_bn', 'policy'];

/** One query for each kind of record with files, and those of the texts, regardless of the number of files. */
export async function usesOfFiles(db: Db, kept: Kept, ids: readonly Id[]): Promise<FileUse[]> {
  const wanted = new Set(ids.map(String));
  const uses: FileUse[] = [];
  const note = (slug: string, record: Id | null, row: Row, field: string, shown: Iterable<string>) => {
    for (const file of shown) if (wanted.has(file)) uses.push({ file, slug, record, field, row });
  };
  for (const { config, row } of await recordsAt(db, kept, ids))
    for (const field of fieldsOf(config, kept)) {
      const slot = config.slug === 'picture-places' ? (row['name'] as PictureName) : null;
      // A slide or banner and its draft count as one place: that of the setting which shows it.
      if (slot) note(areaOf(slot), null, row, slot, idsOf(row[field]));
      else note(config.slug, row.id as Id, row, field, idsOf(row[field]));
    }
  for (const config of db.payload.config.globals) {
    const fields = fieldsOf(config, kept);
    if (fields.length === 0) continue;
    const row = await globalOf(db, config.slug);
    for (const field of fields) note(config.slug, null, row, field, idsOf(row[field]));
  }
  if (kept === 'documents') return uses;
  for (const config of db.payload.config.collections.filter(hasTexts))
    for await (const row of rowsWithTexts(db, config))
      for (const [field, shown] of picturesInTexts(config, row)) note(config.slug, row.id as Id, row, field, shown);
  for (const config of db.payload.config.globals.filter(hasTexts))
    for (const row of await textsOfGlobal(db, config))
      for (const [field, shown] of picturesInTexts(config, row)) note(config.slug, null, row, field, shown);
  return eachOnce(uses);
}

async function recordsAt(db: Db, kept: Kept, ids: readonly Id[]): Promise<{ config: Config; row: Row }[]> {
  const found: { config: Config; row: Row }[] = [];
  for (const config of db.payload.config.collections) {
    const fields = fieldsOf(config, kept);
    if (fields.length === 0) continue;
    const where: Where = { or: fields.map((field) => ({ [field]: { in: [...ids] } })) };
    const options = { where, select: selected(config, fields), limit: MOST };
    const calls = db.asSystem(why);
    const rows = await calls.find(config.slug, options);
    const drafts = hasDrafts(config) ? await calls.find(config.slug, { ...options, draft: true }) : [];
    found.push(...[...rows, ...drafts].map((row) => ({ config, row: byName(row) })));
  }
  return found;
}

/** The published records, and the latest drafts that differ from them. */
async function* rowsWithTexts(db: Db, config: Config): AsyncGenerator<Row> {
  for (const draft of hasDrafts(config) ? [false, true] : [false]) {
    for (let page = 1; ; page += 1) {
      const rows = await db.asSystem(why).find(config.slug as CollectionSlug, {
        sort: 'id',
        limit: AT_ONCE,
        page,
        draft,
      });
      yield* rows.map(byName);
      if (rows.length < AT_ONCE) break;
    }
  }
}

async function textsOfGlobal(db: Db, config: Config): Promise<Row[]> {
  const published = await globalOf(db, config.slug);
  if (!hasDrafts(config)) return [published];
  const { docs } = await db.payload.findGlobalVersions({
    slug: config.slug as GlobalSlug,
    where: { latest: { equals: true } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return [published, ...docs.map(({ version }) => byName(version))];
}

const globalOf = async (db: Db, slug: string): Promise<Row> =>
  byName(await db.asSystem(why).global(slug as GlobalSlug));

const hasDrafts = ({ versions }: Config): boolean => Boolean(versions?.drafts);

const fieldsOf = ({ flattenedFields }: Config, kept: Kept): string[] =>
  flattenedFields.filter((field) => field.type === 'upload' && field.relationTo === kept).map(({ name }) => name);

const selected = ({ flattenedFields }: Config, fields: readonly string[]): Record<string, true> =>
  Object.fromEntries(
    flattenedFields
      .filter(({ name }) => fields.includes(name) || titles.includes(name))
      .map(({ name }) => [name, true as const]),
  );

const idsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value])
    .map(idIn)
    .filter((id) => id !== null)
    .map(String);

/** A published record and its latest draft count as one place. */
function eachOnce(uses: readonly FileUse[]): FileUse[] {
  const known = new Map<string, FileUse>();
  for (const use of uses) known.set([use.file, use.slug, use.record, use.field].join(' '), use);
  return [...known.values()];
}
