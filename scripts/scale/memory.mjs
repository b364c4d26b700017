/**
 * The built server on the large data, as an owner starts it: how long its start takes, and its peak memory after
 * everything.
 */
import fs from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../steps.mjs';
import { request, signIn, startServer, stopServer } from './servers.mjs';

const AT_ONCE = 6;
const MIXED_MS = 20_000;
const EXPORT_PAGE = 100;
const EXPORT_PAGES = 150;
/** The calls of the mixed load, by name. */
const MIXED = [
  'getHomeProduct',
  'fetchProducts',
  'viewProduct',
  'normalSearch',
  'page home',
  'page view-product',
  'page collections',
  'page search',
  'getCart',
  'myOrder',
  'vendorOrder',
  'warehousePackage',
  'allVendorOrder',
  'adminSearchAllUser',
  'getSalesFigures',
  'screen all-order',
  'list of orders',
  'list of products',
];

/**
 * In megabytes: the current memory of the process, and its peak (from the system if it records it; otherwise the
 * highest seen).
 */
function memoryOf(pid, seen) {
  if (fs.existsSync(`/proc/${pid}/status`)) {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024;
    return { now: of('VmRSS'), most: of('VmHWM') };
  }
  const now = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  return { now, most: Math.max(seen, now) };
}

/** What `npm start` sets for the server, so that the conditions are the same. */
function settingsOfStart() {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.fromEntries(
    scripts.start
      .split(' ')
      .filter((word) => /^[A-Z_]+=/.test(word))
      .map((word) => word.split('=')),
  );
}

export async function measureServer({ dataDir, asked, accounts }) {
  const { child, origin, startMs } = await startServer(['scripts/run.mjs', 'server'], dataDir, settingsOfStart());
  const tokens = await signIn(origin, accounts);
  const steps = [];
  const failed = new Set();
  let most = 0;
  const watching = setInterval(() => (most = memoryOf(child.pid, most).most), 200);
  const step = async (name, work) => {
    const answers = await work();
    const memory = memoryOf(child.pid, most);
    most = Math.max(most, memory.most);
    steps.push({ name, answers, now: memory.now, most });
  };
  const ask = async (one) => {
    const { status } = await request(origin, tokens, one);
    if (status >= 500 || status === 429) failed.add(`${one.name} (${status})`);
  };
  await step('started', async () => 0);
  await step('everything once', async () => inTurn(asked, ask));
  await step(`mixed load, ${AT_ONCE} at once`, async () =>
    mixed(
      asked.filter(({ name }) => MIXED.includes(name)),
      ask,
    ),
  );
  await step('the largest lists and exports', async () => inTurn(exportsOf(asked), ask));
  clearInterval(watching);
  await stopServer(child);
  return { startMs, most, steps, failed: [...failed] };
}

async function inTurn(list, ask) {
  for (const one of list) await ask(one);
  return list.length;
}

async function mixed(list, ask) {
  const until = performance.now() + MIXED_MS;
  let next = 0;
  const one = async () => {
    while (performance.now() < until) await ask(list[(next += 1) % list.length]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return next;
}

/** Lists asked for without a page, every phone number, and the catalogue as a file, page by page. */
function exportsOf(asked) {
  const whole = asked
    .filter(({ path }) => /[?&]offset=0&limit=20/.test(path))
    .map((one) => ({ ...one, path: one.path.replace(/offset=0&limit=20&?/, '').replace(/[?&]$/, '') }));
  const numbers = ['all', 'customer', 'vendor'].map((kind) => ({
    name: `numbers of ${kind}`,
    method: 'POST',
    path: `/api/get-all-user-mobile/${kind}/0`,
    as: 'admin',
  }));
  const products = Array.from({ length: EXPORT_PAGES }, (_, page) => ({
    name: 'export of products',
    path: `/api/export-products?offset=${page * EXPORT_PAGE}&limit=${EXPORT_PAGE}`,
    as: 'admin',
  }));
  return [...whole, ...numbers, ...products];
}
