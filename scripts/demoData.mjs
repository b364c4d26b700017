/**
 * One folder with the demo data, made by the seed itself, with cheap passwords (`quickPasswords.mjs`). The API tests, the
 * journeys and the crash test of `npm test` work on copies. It is made again only when the code that fills it has changed.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { removeOld } from './removeOld.mjs';
import { markOf, root } from './steps.mjs';

const QUICK_PASSWORDS = 'tests/support/quickPasswords.mjs';
const FOLDERS = path.join(root, 'node_modules/.cache/haat/templates');
const MARK = 'made-from';
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
/** Demo data has dates relative to the day it was made. */
export const FRESH_MS = 6 * 60 * 60 * 1000;

/** What Node needs so that a process, and those it starts, have cheap passwords. */
export const withQuickPasswords = () =>
  [process.env.NODE_OPTIONS, `--import=${pathToFileURL(path.join(root, QUICK_PASSWORDS)).href}`]
    .filter(Boolean)
    .join(' ');

/** The folder, which nobody may change. Each state of the code has its own: a run of older code may still copy from it. */
export function demoData() {
  const mark = fingerprint();
  const folder = path.join(FOLDERS, mark.slice(0, 16));
  if (isFresh(folder)) return folder;
  fs.mkdirSync(FOLDERS, { recursive: true });
  removeOld(FOLDERS, 2 * FRESH_MS);
  const made = fs.mkdtempSync(path.join(FOLDERS, 'new-'));
  console.log('\nPreparing the database with the demo data …');
  seed(made, '');
  fs.writeFileSync(path.join(made, MARK), mark);
  // Moved into place when complete. Whoever makes it at the same time is not disturbed: the first one stays.
  if (isFresh(folder)) fs.rmSync(made, { recursive: true, force: true });
  else {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(made, folder);
  }
  return folder;
}

/** Copies it into a folder that exists. */
export function copyDemoData(folder) {
  const made = demoData();
  for (const name of fs.readdirSync(made))
    if (name !== MARK) fs.cpSync(path.join(made, name), path.join(folder, name), { recursive: true });
}

/** Fills a database: SQLite in the folder, or the one with this address. */
export function seed(folder, uri) {
  execFileSync(process.execPath, ['-C', 'production', '--import', 'tsx', 'scripts/seed.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: withQuickPasswords(),
      NODE_ENV: 'production',
      DEMO_MODE: 'on',
      DATA_DIR: folder,
      DATABASE_URI: uri,
      LOG_LEVEL: 'error',
    },
  });
}

function isFresh(folder) {
  const made = fs.statSync(path.join(folder, MARK), { throwIfNoEntry: false });
  return made !== undefined && Date.now() - made.mtimeMs < FRESH_MS;
}

/** A hash of everything that decides what is in the demo data. */
export const fingerprint = () => markOf(WATCHED);
