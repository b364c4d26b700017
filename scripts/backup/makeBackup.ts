import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { createDiskFiles } from '../../gateways/files/disk';
import type { FileStore } from '../../gateways/files/files';
import { copyFiles } from '../files/copyFiles';
import { checksum, DATABASE, MANIFEST, type Manifest } from './manifest';

type Options = { databaseFile: string; files: FileStore; target: string; version: string; now: Date };

/**
 * Copies a database that is in use, and the files that belong to it from wherever they are kept, into a new folder. The database first: it is one
 * moment, even while others write, and every picture it names was written before it was named. Files that come later are
 * more than it needs.
 */
export async function makeBackup({ databaseFile, files, target, version, now }: Options): Promise<Manifest> {
  if (!fs.existsSync(databaseFile)) throw new Error(`There is no database at ${databaseFile}`);
  if (fs.existsSync(target)) throw new Error(`${target} already exists`);
  // Made beside and moved into place whole: what is called a backup is one.
  const making = `${target}.making`;
  fs.rmSync(making, { recursive: true, force: true });
  fs.mkdirSync(making, { recursive: true, mode: 0o700 });
  try {
    copyDatabase(databaseFile, path.join(making, DATABASE));
    // One that is taken away meanwhile is named by nothing any more.
    const { sums } = await copyFiles({ from: files, to: createDiskFiles({ folder: making }) });
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

function copyDatabase(from: string, to: string): void {
  const database = new Database(from);
  try {
    database.exec('PRAGMA busy_timeout = 10000');
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
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
