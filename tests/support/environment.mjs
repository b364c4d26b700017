/** The environment of one API test file: a port and a copy of the prepared database of its own. */
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/freePort.mjs';
import { copy, PREFIX, uriOf } from './mongo.mjs';
import './quickPasswords.mjs';

// The files of this run (`prepareDatabase.mjs`). Those of the test that this worker ran before are not needed any more.
const files = process.env.TEST_FOLDER;
const mine = `test-${process.env.JEST_WORKER_ID}-`;
for (const name of fs.readdirSync(files))
  if (name.startsWith(mine)) fs.rmSync(path.join(files, name), { recursive: true, force: true });
const folder = fs.mkdtempSync(path.join(files, mine));
const mongo = process.env.TEST_MONGODB_URI;
let database = '';
if (mongo) {
  const name = `${PREFIX}${process.env.TEST_RUN}_${path.basename(folder).slice('test-'.length).replace('-', '_')}`;
  await copy(mongo, process.env.TEST_MONGODB_TEMPLATE, name);
  database = uriOf(mongo, name);
} else {
  for (const name of ['haat.db', 'haat.db-wal']) {
    const made = path.join(process.env.TEST_TEMPLATE, name);
    if (fs.existsSync(made)) fs.copyFileSync(made, path.join(folder, name));
  }
}

const port = await freePort();

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATA_DIR: folder,
  DATABASE_URI: database,
  PORT: String(port),
  SERVER_URL: `http://127.0.0.1:${port}`,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  RATE_LIMITS: process.env.RATE_LIMITS ?? 'off',
  DEMO_MODE: process.env.DEMO_MODE ?? 'off',
  // The typed REST client of the integrators' test is one patch behind Payload on the registry; Payload would refuse to start.
  PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
});
