/** `npm run backup [-- folder]`: database and files, from the disk or from S3, into a new folder, while the server runs. */
import fs from 'node:fs';
import path from 'node:path';
import { isMongo } from '../database/adapter';
import { env } from '../env';
import { filesSettings } from '../gateways/files/settings';
import { chooseFiles } from '../gateways/index';
import { makeBackup } from './backup/makeBackup';
import { databaseFile } from './operator/database';
import { readFolder } from './operator/words';

const folder = readFolder(`npm run backup [-- <folder>]    database and files into a new folder, while the server runs
Without a folder: one of this second below DATA_DIR/backups`);

const { DATABASE_URI, DATA_DIR } = env();
if (isMongo(DATABASE_URI)) {
  console.error('MongoDB has its own tools for this: see docs/operating.md, "Backups"');
  process.exit(2);
}
const now = new Date();
const target = path.resolve(
  folder ?? path.join(DATA_DIR, 'backups', `haat-${now.toISOString().slice(0, 19).replace(/[:T]/g, '-')}`),
);
const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string };
try {
  const manifest = await makeBackup({
    databaseFile: databaseFile(env()),
    files: chooseFiles(filesSettings(env())),
    target,
    version,
    now,
  });
  const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0);
  console.log(`${target}: ${rows} rows, ${Object.keys(manifest.files).length} files`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
