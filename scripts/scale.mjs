/**
 * `npm run report:scale`: every GET call and the shop's pages on the demo data and on the large data (`npm run seed:large`),
 * one after the other with the public cache off: rows, queries, time on both and the ratio, as a Markdown table. `DEMO_DIR`
 * and `LARGE_DIR` name the two folders; words after the command choose calls by name.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run, tell } from './steps.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-scale-'));

async function walk(name, dataDir) {
  if (!fs.existsSync(path.join(dataDir, 'haat.db'))) throw new Error(`There is no database in ${dataDir}`);
  tell(`Walking ${name} …`);
  const file = path.join(folder, `${name}.json`);
  const env = { NODE_ENV: 'production', DEMO_MODE: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'error', PUBLIC_CACHE: 'off', DATA_DIR: path.resolve(dataDir), PORT: process.env.PORT ?? '4100', SERVER_URL: 'http://localhost' };
  await run(process.execPath, ['--import', 'tsx', 'scripts/scale/walk.ts', file, ...process.argv.slice(2)], { env });
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

const demo = await walk('demo', process.env.DEMO_DIR ?? './data');
const large = await walk('large', process.env.LARGE_DIR ?? './data-large');
const byName = new Map(demo.calls.map((call) => [call.name, call]));
const rows = large.calls
  .filter(({ name }) => byName.has(name))
  .map((call) => ({ call, before: byName.get(call.name), ratio: call.ms / byName.get(call.name).ms }))
  .sort((a, b) => b.ratio - a.ratio);

console.log('| call | as | rows demo | rows large | queries demo | queries large | ms demo | ms large | ratio | whole tables read |');
console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
for (const { call, before, ratio } of rows) {
  const odd = call.status === 200 ? '' : ` (${call.status})`;
  console.log(`| ${call.name}${odd} | ${call.as} | ${before.rows} | ${call.rows} | ${before.queries} | ${call.queries} | ${before.ms.toFixed(1)} | ${call.ms.toFixed(1)} | ${ratio.toFixed(1)} | ${call.scans.join(', ')} |`);
}
console.log(`\nStart: ${(demo.start / 1000).toFixed(1)} s and ${(large.start / 1000).toFixed(1)} s; memory after the walk: ${demo.memory.toFixed(0)} MB and ${large.memory.toFixed(0)} MB.`);
console.log(`Over twice the time: ${rows.filter(({ ratio }) => ratio > 2).length} of ${rows.length}.`);
fs.rmSync(folder, { recursive: true, force: true });
process.exit(0);
