/** The files of pictures and documents: each that is named is there; those that nothing names are told. */
import fs from 'node:fs';
import path from 'node:path';
import type { Findings } from './checks';
import type { Reader } from './reader';

type Upload = { filename?: string; sizes?: Record<string, { filename?: string } | undefined> };

/** A file is written before its record. */
const NEW_MS = 10 * 60_000;
const SHOWN = 5;

/** The files of every picture and document. `folders`: collection -> where its files lie. */
export async function checkFiles(reader: Reader, findings: Findings, folders: Record<string, string>, now: number): Promise<void> {
  for (const [slug, folder] of Object.entries(folders)) {
    const files = new Set(fs.existsSync(folder) ? fs.readdirSync(folder) : []);
    const strays = new Set(files);
    const fields = slug === 'media' ? ['filename', 'sizes'] : ['filename'];
    for await (const page of reader.pages(slug, fields)) {
      for (const row of page) {
        const upload = row as Upload;
        const names = [upload.filename, ...Object.values(upload.sizes ?? {}).map((size) => size?.filename)].filter((name) => typeof name === 'string');
        const missing = names.filter((name) => !files.has(name) && !fs.existsSync(path.join(folder, name)));
        findings.expect('file/there', `${slug} ${row.id}`, missing.length === 0, `missing: ${missing.join(', ')}`);
        for (const name of names) strays.delete(name);
      }
    }
    const old = [...strays].filter((name) => isOld(path.join(folder, name), now));
    if (old.length > 0) findings.notes.push(`${old.length} files in ${folder} are named by no record, and go by themselves after a day: ${old.slice(0, SHOWN).join(', ')}`);
  }
}

function isOld(file: string, now: number): boolean {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && stat.isFile() && stat.mtimeMs < now - NEW_MS;
}
