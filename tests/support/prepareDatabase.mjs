/**
 * Before the API tests: one database with the demo data, made by the seed itself, in a folder of its own. Each test file
 * works on a copy. It is made again only when the code that fills it has changed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { quickFolder } from '../../scripts/quickFolder.mjs';
import { bundledModules } from './bundle.mjs';
import { drop, isMade, kindOf, markMade, uriOf } from './mongo.mjs';

const TEMPLATE = path.resolve('node_modules/.cache/haat/template');
const QUICK_PASSWORDS = 'tests/support/quickPasswords.mjs';
const WATCHED = [
  'collections',
  'database',
  'domain',
  'hooks',
  'services',
  'scripts/seed',
  'scripts/seed.ts',
  'payload.config.ts',
  'gateways',
  QUICK_PASSWORDS,
];

export default async function prepareDatabase({ testPathPatterns, runTestsByPath }) {
  // The temporary files of this run, and of the servers it starts; `dropDatabases.mjs` removes them.
  process.env.TEST_FOLDER = quickFolder('tests');
  process.env.TMPDIR = process.env.TEST_FOLDER;
  const mark = fingerprint();
  // The files of chosen tests are loaded from source.
  const isWhole = !runTestsByPath && testPathPatterns.patterns.length === 0;
  if (isWhole) process.env.TEST_MODULES = await bundledModules();
  // Jest's workers, the seed below and the servers of the tests inherit it.
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--import', pathToFileURL(path.resolve(QUICK_PASSWORDS)).href]
    .filter(Boolean)
    .join(' ');
  // Names this run's databases; the worker processes inherit it.
  process.env.TEST_RUN = String(process.pid);
  process.env.TEST_DATABASE = process.env.TEST_MONGODB_URI ? await kindOf(process.env.TEST_MONGODB_URI) : 'sqlite';
  if (process.env.TEST_MONGODB_URI) return prepareMongo(process.env.TEST_MONGODB_URI, mark);
  const markFile = path.join(TEMPLATE, 'made-from');
  if (fs.existsSync(markFile) && fs.readFileSync(markFile, 'utf8') === mark && isFresh(markFile)) return;
  // Built aside and moved into place when complete: two concurrent runs never see each other's partial data.
  fs.mkdirSync(path.dirname(TEMPLATE), { recursive: true });
  const made = fs.mkdtempSync(`${TEMPLATE}-`);
  console.log('\nPreparing the database with the demo data …');
  seed(made, '');
  fs.writeFileSync(path.join(made, 'made-from'), mark);
  fs.rmSync(TEMPLATE, { recursive: true, force: true });
  fs.renameSync(made, TEMPLATE);
}

/** The same on MongoDB: a database of its own, and its pictures in a folder that nobody needs afterwards. */
async function prepareMongo(server, mark) {
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

function seed(folder, uri) {
  execFileSync(process.execPath, ['-C', 'production', '--import', 'tsx', 'scripts/seed.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO_MODE: 'on',
      DATA_DIR: folder,
      DATABASE_URI: uri,
      LOG_LEVEL: 'error',
    },
  });
}

/** Demo data has dates relative to the day it was made. */
const FRESH_MS = 6 * 60 * 60 * 1000;
const isFresh = (file) => Date.now() - fs.statSync(file).mtimeMs < FRESH_MS;

function fingerprint() {
  const hash = createHash('sha256');
  const add = (place) => {
    if (!fs.existsSync(place)) return;
    if (fs.statSync(place).isFile()) return void hash.update(place).update(fs.readFileSync(place));
    for (const name of fs.readdirSync(place).sort()) add(path.join(place, name));
  };
  WATCHED.forEach(add);
  return hash.digest('hex');
}
