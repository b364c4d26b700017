/** Before the API tests: one database with the demo data (`scripts/demoData.mjs`). Each test file works on a copy. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { quickFolder } from '../../scripts/quickFolder.mjs';
import { demoData, fingerprint, FRESH_MS, seed, withQuickPasswords } from '../../scripts/demoData.mjs';
import { drop, isMade, kindOf, markMade, uriOf } from './mongo.mjs';

export default async function prepareDatabase() {
  // The temporary files of this run, and of the servers it starts; `dropDatabases.mjs` removes them.
  process.env.TEST_FOLDER = quickFolder('tests');
  process.env.TMPDIR = process.env.TEST_FOLDER;
  // The processes of the test files, the seed and the servers of the tests inherit it.
  process.env.NODE_OPTIONS = withQuickPasswords();
  // Names this run's databases; the processes of the test files inherit it.
  process.env.TEST_RUN = String(process.pid);
  process.env.TEST_DATABASE = process.env.TEST_MONGODB_URI ? await kindOf(process.env.TEST_MONGODB_URI) : 'sqlite';
  if (process.env.TEST_MONGODB_URI) await prepareMongo(process.env.TEST_MONGODB_URI);
  else process.env.TEST_TEMPLATE = demoData();
}

/** The same on MongoDB: a database of its own, and its pictures in a folder that nobody needs afterwards. */
async function prepareMongo(server) {
  const mark = fingerprint();
  const database = `haat_template_${mark.slice(0, 12)}`;
  process.env.TEST_MONGODB_TEMPLATE = database;
  if (await isMade(server, database, mark, FRESH_MS)) return;
  await drop(server, database);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-template-'));
  console.log('\nPreparing the database with the demo data on MongoDB …');
  seed(folder, uriOf(server, database));
  fs.rmSync(folder, { recursive: true, force: true });
  await markMade(server, database, mark);
}
