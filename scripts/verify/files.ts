/** The files of pictures and documents: every named file exists; files without a record are reported. */
import { isPrivate } from '../../domain/pictures/purposes';
import { filePlaces, placeFolders, type FilePlace, type FileStore } from '../../gateways/files/files';
import type { Findings } from './checks';
import type { Reader } from './reader';

/** The file store. `places`: those that are checked; by default all. */
export type Files = { store: FileStore; places?: readonly FilePlace[] };
type Upload = { filename?: string; purpose?: string; sizes?: Record<string, { filename?: string } | undefined> };
type Row = Upload & { id: number | string };
type Named = { slug: string; fields: string[]; holds: (row: Upload) => boolean };

/** A file is written before its record. */
const NEW_MS = 10 * 60_000;
const SHOWN = 5;

const media = { slug: 'media', fields: ['filename', 'sizes', 'purpose'] };
const named: Readonly<Record<FilePlace, Named>> = {
  pictures: { ...media, holds: ({ purpose }) => !isPrivate(purpose) },
  private: { ...media, holds: ({ purpose }) => isPrivate(purpose) },
  documents: { slug: 'documents', fields: ['filename'], holds: () => true },
};

export async function checkFiles(reader: Reader, findings: Findings, files: Files, now: number): Promise<void> {
  for (const place of files.places ?? filePlaces) await checkPlace(reader, findings, files.store, place, now);
}

async function checkPlace(
  reader: Reader,
  findings: Findings,
  store: FileStore,
  place: FilePlace,
  now: number,
): Promise<void> {
  const { slug, fields, holds } = named[place];
  const files = new Map<string, Date>();
  for await (const { name, changedAt } of store.list(place)) files.set(name, changedAt);
  const strays = new Map(files);
  for await (const page of reader.pages(slug, fields)) {
    for (const row of (page as Row[]).filter(holds)) {
      const names = [row.filename, ...Object.values(row.sizes ?? {}).map((size) => size?.filename)].filter(
        (name) => typeof name === 'string',
      );
      const missing: string[] = [];
      for (const name of names) if (!files.has(name) && !(await store.find(place, name))) missing.push(name);
      findings.expect('file/there', `${slug} ${row.id}`, missing.length === 0, `missing: ${missing.join(', ')}`);
      for (const name of names) strays.delete(name);
    }
  }
  const old = [...strays].filter(([, changedAt]) => changedAt.getTime() < now - NEW_MS).map(([name]) => name);
  if (old.length > 0)
    findings.notes.push(
      `${old.length} files in ${placeFolders[place]} are named by no record, and go by themselves after a day: ${old.slice(0, SHOWN).join(', ')}`,
    );
}
