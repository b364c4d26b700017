/** The files of pictures and documents: each that is named is there; those that nothing names are told. */
import fs from 'node:fs';
import path from 'node:path';
import { isPrivate } from '../../domain/pictures/purposes';
import type { Findings } from './checks';
import type { Reader } from './reader';

/** Where pictures everybody sees lie, pictures only some see, and papers. What is not named is not looked at. */
export type Folders = { media?: string; private?: string; documents?: string };
type Upload = { filename?: string; purpose?: string; sizes?: Record<string, { filename?: string } | undefined> };
type Row = Upload & { id: number | string };
type Place = { slug: string; folder: string; fields: string[]; holds: (row: Upload) => boolean };

/** A file is written before its record. */
const NEW_MS = 10 * 60_000;
const SHOWN = 5;

export async function checkFiles(reader: Reader, findings: Findings, folders: Folders, now: number): Promise<void> {
  const media = { slug: 'media', fields: ['filename', 'sizes', 'purpose'] };
  const places: (Omit<Place, 'folder'> & { folder: string | undefined })[] = [
    { ...media, folder: folders.media, holds: ({ purpose }) => !isPrivate(purpose) },
    { ...media, folder: folders.private, holds: ({ purpose }) => isPrivate(purpose) },
    { slug: 'documents', fields: ['filename'], folder: folders.documents, holds: () => true },
  ];
  for (const { folder, ...place } of places)
    if (folder !== undefined) await checkPlace(reader, findings, { ...place, folder }, now);
}

async function checkPlace(
  reader: Reader,
  findings: Findings,
  { slug, folder, fields, holds }: Place,
  now: number,
): Promise<void> {
  const files = new Set(fs.existsSync(folder) ? fs.readdirSync(folder) : []);
  const strays = new Set(files);
  for await (const page of reader.pages(slug, fields)) {
    for (const row of (page as Row[]).filter(holds)) {
      const names = [row.filename, ...Object.values(row.sizes ?? {}).map((size) => size?.filename)].filter(
        (name) => typeof name === 'string',
      );
      const missing = names.filter((name) => !files.has(name) && !fs.existsSync(path.join(folder, name)));
      findings.expect('file/there', `${slug} ${row.id}`, missing.length === 0, `missing: ${missing.join(', ')}`);
      for (const name of names) strays.delete(name);
    }
  }
  const old = [...strays].filter((name) => isOld(path.join(folder, name), now));
  if (old.length > 0)
    findings.notes.push(
      `${old.length} files in ${folder} are named by no record, and go by themselves after a day: ${old.slice(0, SHOWN).join(', ')}`,
    );
}

function isOld(file: string, now: number): boolean {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && stat.isFile() && stat.mtimeMs < now - NEW_MS;
}
