import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { createDiskFiles } from '../../gateways/files/disk';
import type { FileStore } from '../../gateways/files/files';
import { copyFiles, type File } from '../files/copyFiles';
import { noDatabaseAt } from '../operator/database';
import { checksum, DATABASE, MANIFEST, type Manifest } from './manifest';
import { namedFiles, pathOf } from './namedFiles';

type Options = { databaseFile: string; files: FileStore; target: string; version: string; now: Date };

/** How often the database is copied again when files that it names were deleted before they were copied. */
const TRIES = 5;

/**
 * Copies a database that is in use, with its files from wherever they are kept, into a new folder. Files are copied
 * first, because that takes long; then the database, as one snapshot even while others write; then files it names that
 * were added meanwhile. If a picture is replaced just then, another snapshot is taken. Files that no record names do no
 * harm.
 */
export async function makeBackup({ databaseFile, files, target, version, now }: Options): Promise<Manifest> {
  if (!fs.existsSync(databaseFile)) throw new Error(noDatabaseAt(databaseFile));
  if (fs.existsSync(target)) throw new Error(`${target} already exists`);
  // Made in a temporary folder and moved into place whole: a folder with a backup's name is complete.
  const making = `${target}.making`;
  fs.rmSync(making, { recursive: true, force: true });
  fs.mkdirSync(making, { recursive: true, mode: 0o700 });
  try {
    const sums = await copyAll(databaseFile, files, making);
    const manifest: Manifest = {
      format: 1,
      product: 'haat',
      version,
      made_at: now.toISOString(),
      ...describe(path.join(making, DATABASE)),
      files: { [DATABASE]: await checksum(path.join(making, DATABASE)), ...Object.fromEntries(sums) },
    };
    fs.writeFileSync(path.join(making, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
    fs.renameSync(making, target);
    return manifest;
  } catch (error) {
    fs.rmSync(making, { recursive: true, force: true });
    throw error;
  }
}

/**
 * The checksums of the files, by path. A file that was missing before is missing in the backup too: `verify:data` names
 * it.
 */
async function copyAll(databaseFile: string, from: FileStore, folder: string): Promise<Map<string, string>> {
  const to = createDiskFiles({ folder });
  const database = path.join(folder, DATABASE);
  const { sums } = await copyFiles({ from, to });
  let before = '';
  for (let n = 0; n < TRIES; n += 1) {
    fs.rmSync(database, { force: true });
    copyDatabase(databaseFile, database);
    const isMissing = (file: File) => !sums.has(pathOf(file));
    const late = await copyFiles({ from, to, only: namedFiles(database).filter(isMissing) });
    for (const [file, sum] of late.sums) sums.set(file, sum);
    const missing = namedFiles(database).filter(isMissing).map(pathOf).join();
    if (missing === before) break;
    before = missing;
  }
  return sums;
}

function copyDatabase(from: string, to: string): void {
  const database = new Database(from);
  try {
    database.exec('PRAGMA busy_timeout = 10000');
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

/** Migrations and rows, read from the copy. It is opened read-only, so that no journal file is made beside it. */
export function describe(file: string): Pick<Manifest, 'migrations' | 'counts'> {
  const database = new Database(file, { readonly: true });
  try {
    const [fault] = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    if (fault?.integrity_check !== 'ok') throw new Error(`the database is damaged: ${fault?.integrity_check}`);
    const names = (sql: string) => (database.prepare(sql).all() as { name: string }[]).map(({ name }) => name);
    const tables = names(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    );
    const count = (table: string) =>
      (database.prepare(`SELECT count(*) AS n FROM "${table}"`).all() as { n: number }[])[0]!.n;
    return {
      migrations: names('SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY name'),
      counts: Object.fromEntries(tables.map((table) => [table, count(table)])),
    };
  } finally {
    database.close();
  }
}
