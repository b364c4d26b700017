/**
 * `npm run report:scale`: every GET call, the shop's pages, the panel's screens and its collection lists on the demo data and
 * on the large data (`npm run seed:large`): rows, queries, the time on both and the ratio; then the built server on the large
 * data by itself: its start and its peak memory. `DEMO_DIR` and `LARGE_DIR` name the two folders; arguments select
 * calls by name. Exits with 1, and names it, when a target is missed.
 */
import path from 'node:path';
import { build } from './build.mjs';
import { promises, printReport } from './scale/report.mjs';
import { measureServer } from './scale/memory.mjs';
import { measureTimes } from './scale/times.mjs';
import { tell } from './steps.mjs';

const words = process.argv.slice(2);
const demo = path.resolve(process.env.DEMO_DIR ?? './data');
const large = path.resolve(process.env.LARGE_DIR ?? './data-large');

await build();
tell('Asking both servers in turn …');
const { calls, asked, accounts } = await measureTimes({ demo, large, words });
tell('The server on the large data by itself …');
const alone = words.length > 0 ? null : await measureServer({ dataDir: large, asked, accounts });
printReport(calls, alone);
const broken = promises(calls, alone);
for (const line of broken) console.log(`Missed target: ${line}`);
if (broken.length === 0) console.log('All targets are met.');
process.exit(broken.length === 0 ? 0 : 1);
