import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { checksum, DATABASE, filesBelow, FOLDERS, MANIFEST, type Manifest } from './manifest';

type Options = { databaseFile: string; dataDir: string; target: string; version: string; now: Date };

/**
 * Copies a database that is in use, and the files that belong to it, into a new folder. The database first: it is one
 * moment, even while others write, and every picture it names was written before it was named. Files that come later are
 * more than it needs.
 */
export async function makeBackup({ databaseFile, dataDir, target, version, now }: Options): Promise<Manifest> {
  if (!fs.existsSync(databaseFile)) throw new Error(`There is no database at ${databaseFile}`);
  if (fs.existsSync(target)) throw new Error(`${target} is there already`);
  // Made beside and moved into place whole: what is called a backup is one.
  const making = `${target}.making`;
  fs.rmSync(making, { recursive: true, force: true });
  fs.mkdirSync(making, { recursive: true, mode: 0o700 });
  try {
    copyDatabase(databaseFile, path.join(making, DATABASE));
    for (const folder of FOLDERS) copyFolder(path.join(dataDir, folder), path.join(making, folder));
    const files = [DATABASE, ...FOLDERS.flatMap((folder) => filesBelow(making, folder))];
    const manifest: Manifest = {
      format: 1,
      product: 'haat',
      version,
      made_at: now.toISOString(),
      ...describe(path.join(making, DATABASE)),
      files: {},
    };
    for (const file of files) manifest.files[file] = await checksum(path.join(making, file));
    fs.writeFileSync(path.join(making, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
    fs.renameSync(making, target);
    return manifest;
  } catch (error) {
    fs.rmSync(making, { recursive: true, force: true });
    throw error;
  }
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

/** A file may be taken away between being listed and being copied: then nothing names it any more. */
function copyFolder(from: string, to: string): void {
  for (const file of filesBelow(from, '.')) {
    const target = path.join(to, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    try {
      fs.copyFileSync(path.join(from, file), target);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error;
    }
  }
}

/** Migrations and rows, read from the copy. It is opened for reading alone: no journal file comes beside it. */
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
