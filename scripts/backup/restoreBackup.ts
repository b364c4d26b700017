import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { createDiskFiles } from '../../gateways/files/disk';
import type { FileStore } from '../../gateways/files/files';
import { copyFiles } from '../files/copyFiles';
import { describe } from './makeBackup';
import { checksum, DATABASE, filesBelow, FOLDERS, readManifest, type Manifest } from './manifest';

type Options = {
  backup: string;
  databaseFile: string;
  dataDir: string;
  /** The store for this shop's files. */
  files: FileStore;
  /** The migrations this version of the product knows. */
  known: readonly string[];
  /** The server's address; a restore under a running server is refused. */
  port: number;
  now: Date;
};

/**
 * Replaces the data with a backup. Everything is checked before anything is changed; the previous data is set aside,
 * and put back if the restore fails.
 */
export async function restoreBackup(options: Options): Promise<{ manifest: Manifest; aside: string | null }> {
  const { backup, files, known } = options;
  const manifest = readManifest(backup);
  await mustBeWhole(backup, manifest);
  const newer = manifest.migrations.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new Error(
      `The backup was made by a newer version (${manifest.version}): ${newer.join(', ')} is not known here`,
    );
  await mustBeStopped(options);
  // File names contain a hash of the content: those of the backup overwrite no other, and files it does not name are
  // swept later.
  const isOutside = files.name !== 'disk';
  if (isOutside) await copyFiles({ from: createDiskFiles({ folder: backup }), to: files });
  return { manifest, aside: exchange(options, isOutside ? [] : FOLDERS) };
}

async function mustBeWhole(backup: string, manifest: Manifest): Promise<void> {
  const there = [DATABASE, ...FOLDERS.flatMap((folder) => filesBelow(backup, folder))];
  const missing = Object.keys(manifest.files).filter((file) => !there.includes(file));
  if (missing.length > 0)
    throw new Error(`The backup is damaged: ${missing.length} files are missing, for example ${missing[0]}`);
  const strange = there.filter((file) => manifest.files[file] === undefined);
  if (strange.length > 0) throw new Error(`The backup was changed: ${strange[0]} does not belong to it`);
  for (const [file, sum] of Object.entries(manifest.files)) {
    const whole = path.join(backup, file);
    if (!whole.startsWith(path.resolve(backup)) || !fs.existsSync(whole) || (await checksum(whole)) !== sum)
      throw new Error(`The backup is damaged: ${file} is not what it was`);
  }
  const { counts } = describe(path.join(backup, DATABASE));
  const other = Object.keys(manifest.counts).find((table) => counts[table] !== manifest.counts[table]);
  if (other)
    throw new Error(
      `The backup is damaged: ${other} has ${counts[other]} rows, the manifest says ${manifest.counts[other]}`,
    );
}

/** A running server, or any other process that is writing. */
async function mustBeStopped({ port, databaseFile }: Options): Promise<void> {
  const answers = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  );
  if (answers) throw new Error(`A server answers on port ${port}: stop it first`);
  if (!fs.existsSync(databaseFile)) return;
  const database = new Database(databaseFile);
  try {
    // Leaving WAL mode needs exclusive access: it is refused while another process has the database open.
    database.exec('PRAGMA busy_timeout = 0');
    const [mode] = database.prepare('PRAGMA journal_mode = DELETE').all() as { journal_mode: string }[];
    if (mode?.journal_mode !== 'delete') throw new Error('locked');
  } catch (error) {
    if (/lock|busy/i.test(String(error))) throw new Error(`${databaseFile} is in use: stop the server first`);
    // An unreadable database is a reason to restore.
  } finally {
    database.close();
  }
}

const databaseParts = (file: string) => ['', '-wal', '-shm'].map((tail) => `${file}${tail}`);

/** `folders`: those of files that are beside the database. */
function exchange({ backup, databaseFile, dataDir, now }: Options, folders: readonly string[]): string | null {
  fs.mkdirSync(dataDir, { recursive: true });
  fs.mkdirSync(path.dirname(databaseFile), { recursive: true });
  const parts = [...databaseParts(databaseFile), ...folders.map((folder) => path.join(dataDir, folder))].filter(
    (part) => fs.existsSync(part),
  );
  const aside = path.join(dataDir, `before-restore-${now.toISOString().replace(/[:.]/g, '-')}`);
  const moved: [from: string, to: string][] = [];
  try {
    if (parts.length > 0) fs.mkdirSync(aside);
    for (const part of parts) {
      const to = path.join(aside, path.basename(part));
      fs.renameSync(part, to);
      moved.push([part, to]);
    }
    for (const folder of folders) {
      if (fs.existsSync(path.join(backup, folder)))
        fs.cpSync(path.join(backup, folder), path.join(dataDir, folder), { recursive: true });
    }
    // The database comes last: while it is missing, no server starts on half of the data.
    fs.copyFileSync(path.join(backup, DATABASE), `${databaseFile}.restoring`);
    fs.renameSync(`${databaseFile}.restoring`, databaseFile);
  } catch (error) {
    for (const folder of folders) fs.rmSync(path.join(dataDir, folder), { recursive: true, force: true });
    for (const [from, to] of moved) fs.renameSync(to, from);
    throw error;
  }
  return moved.length > 0 ? aside : null;
}
