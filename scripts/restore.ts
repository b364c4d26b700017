/** `npm run restore -- <backup>`: replaces the data of `DATA_DIR` with a backup. The server must be stopped. */
import path from 'node:path';
import { isMongo } from '../database/adapter';
import { migrations } from '../database/migrations/index';
import { env } from '../env';
import { filesSettings } from '../gateways/files/settings';
import { chooseFiles } from '../gateways/index';
import { restoreBackup } from './backup/restoreBackup';
import { databaseFile } from './operator/database';
import { readFolder } from './operator/words';

const backup = readFolder(
  'npm run restore -- <folder>    replaces the data of DATA_DIR with that backup; stop the server first',
);

const { DATABASE_URI, DATA_DIR, PORT } = env();
if (isMongo(DATABASE_URI) || !backup) {
  console.error(
    backup
      ? 'MongoDB has its own tools for this: see docs/operating.md, "Backups"'
      : 'Which backup? npm run restore -- <folder>',
  );
  process.exit(2);
}
try {
  const { manifest, aside } = await restoreBackup({
    backup: path.resolve(backup),
    databaseFile: databaseFile(env()),
    dataDir: DATA_DIR,
    files: chooseFiles(filesSettings(env())),
    known: migrations.map(({ name }) => name),
    port: PORT,
    now: new Date(),
  });
  console.log(
    `The data of ${manifest.made_at} is back in ${DATA_DIR}.${aside ? ` What was there is kept in ${aside}.` : ''}`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
