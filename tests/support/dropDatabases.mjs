/** After the API tests: the databases and files of this run go. */
import fs from 'node:fs';
import { dropAll, PREFIX } from './mongo.mjs';

export default async function dropDatabases() {
  const server = process.env.TEST_MONGODB_URI;
  if (server) await dropAll(server, `${PREFIX}${process.env.TEST_RUN}_`);
  if (process.env.TEST_FOLDER) fs.rmSync(process.env.TEST_FOLDER, { recursive: true, force: true });
}
