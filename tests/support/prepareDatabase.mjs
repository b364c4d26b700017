/**
 * Before the API tests: one database with the demo data, made by the seed itself, in a folder of its own. Each test file
 * works on a copy. It is made again only when the code that fills it has changed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const TEMPLATE = path.resolve('node_modules/.cache/haat/template');
const WATCHED = ['collections', 'database', 'domain', 'hooks', 'services', 'scripts/seed', 'scripts/seed.ts', 'payload.config.ts', 'gateways'];

export default async function prepareDatabase() {
  const mark = fingerprint();
  const markFile = path.join(TEMPLATE, 'made-from');
  if (fs.existsSync(markFile) && fs.readFileSync(markFile, 'utf8') === mark && isFresh(markFile)) return;
  // Made aside and moved into place whole: two runs at once do not see each other's halves.
  fs.mkdirSync(path.dirname(TEMPLATE), { recursive: true });
  const made = fs.mkdtempSync(`${TEMPLATE}-`);
  console.log('\nPreparing the database with the demo data …');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/seed.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', DEMO_MODE: 'on', DATA_DIR: made, DATABASE_URI: '', LOG_LEVEL: 'error' },
  });
  fs.writeFileSync(path.join(made, 'made-from'), mark);
  fs.rmSync(TEMPLATE, { recursive: true, force: true });
  fs.renameSync(made, TEMPLATE);
}

/** Demo data has dates relative to the day it was made. */
const isFresh = (file) => Date.now() - fs.statSync(file).mtimeMs < 6 * 60 * 60 * 1000;

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
