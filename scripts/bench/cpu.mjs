/**
 * `npm run bench -- cpu`: the CPU time of one request in milliseconds, for the calls shoppers make most, that of the
 * bare handler (scripts/bench/ceiling.mjs) right after it, and the ratio; with the time from process start to the first
 * list and the memory afterwards. Other work on the machine disturbs these figures less than requests per second. Uses
 * demo data multiplied to 2,000 products. `BENCH_DATA` names a folder with demo data to copy, `CPU_ROUNDS` (default 1)
 * makes every row longer; arguments select rows (`npm run bench -- cpu search cart`).
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { openServer } from '../e2e.mjs';
import { freePort } from '../freePort.mjs';
import { run, tell } from '../steps.mjs';
import { openBare } from './bare.mjs';
import { ask, bareWork, CONNECTIONS, LIST, rowsOf, signIn } from './cpuRows.mjs';

const PRODUCTS = 2_000;
const ROUNDS = Number(process.env.CPU_ROUNDS ?? 1);
/** Requests before those that are measured: V8 goes on compiling for some thousand. */
const WARM_UP = 4_000;

/** CPU time the server has used, in seconds, over all its threads. */
async function cpuOf(server) {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)[1]);
}

/** Waits until what the requests have queued is done and sent: it belongs to what a request costs. */
async function jobsDone({ dataDir }) {
  if (!dataDir) return;
  const db = new Database(path.join(dataDir, 'haat.db'), { readonly: true });
  const jobs = "SELECT count(*) FROM payload_jobs WHERE task_slug IN ('sendMessage', 'notices')";
  const messages = "SELECT count(*) FROM messages WHERE status IN ('queued', 'sending')";
  const waiting = db.prepare(`SELECT (${jobs}) + (${messages})`).raw(true);
  try {
    while (waiting.get()[0] > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    db.close();
  }
}

/** CPU time in milliseconds of each of `count` pieces of work and its jobs, `atOnce` of them in parallel. */
async function cost(server, count, work, atOnce = CONNECTIONS) {
  const many = async (from, to) => {
    let next = from;
    const lane = async (place) => {
      while (next < to) await work((next += 1), place);
    };
    await Promise.all(Array.from({ length: atOnce }, (_, place) => lane(place)));
  };
  await many(0, WARM_UP);
  await jobsDone(server);
  const before = await cpuOf(server);
  await many(WARM_UP, WARM_UP + count * ROUNDS);
  await jobsDone(server);
  return (((await cpuOf(server)) - before) * 1000) / (count * ROUNDS);
}

/** Copies the demo's products, with new names and ids, up to the wanted number. */
function multiply(file) {
  const db = new Database(file);
  const columns = db
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all('products')
    .map(({ name }) => name)
    .filter((name) => name !== 'id');
  const changed = { slug: "slug || '-' || ?", name: "name || ' ' || ?", sku: "sku || '-' || ?" };
  const values = columns.map((name) => changed[name] ?? `"${name}"`);
  const copies = columns.filter((name) => changed[name]).length;
  const copy = db.prepare(
    `INSERT INTO products (${columns.map((name) => `"${name}"`).join(', ')}) SELECT ${values.join(', ')} FROM products WHERE id <= ? LIMIT ?`,
  );
  const [own, last] = db.prepare('SELECT count(*), max(id) FROM products').raw(true).get();
  db.exec('BEGIN');
  for (let round = 1, there = own; there < PRODUCTS; round += 1) {
    const added = Math.min(own, PRODUCTS - there);
    copy.run(...Array.from({ length: copies }, () => String(round)), last, added);
    there += added;
  }
  // Enough of everything, so that no order runs out of stock.
  db.exec('UPDATE products SET qty = 100000 WHERE qty > 0');
  db.exec('COMMIT');
  db.close();
}

/** Demo data in its own folder, with the wanted number of products. */
async function prepare(folder) {
  if (process.env.BENCH_DATA) fs.cpSync(process.env.BENCH_DATA, folder, { recursive: true });
  else {
    const env = { NODE_ENV: 'production', DEMO_MODE: 'on', LOG_LEVEL: 'warn', DATA_DIR: folder };
    await run(process.execPath, ['scripts/run.mjs', 'seed'], { env, quiet: true });
  }
  multiply(path.join(folder, 'haat.db'));
}

/** The database as it is now, with its sessions; returns the copy's name. */
function copyOf(folder, file) {
  for (const tail of ['', '-wal']) fs.copyFileSync(path.join(folder, `haat.db${tail}`), file + tail);
  return file;
}

const residentMb = ({ pid }) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** Time from process start to the first list, the median of three; then, after a pause, the memory of the last one. */
async function start(folder) {
  const times = [];
  let memory = 0;
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const server = await openServer({ LOG_LEVEL: 'error', DATA_DIR: folder, PORT: String(await freePort()) });
    await ask(server.url + LIST);
    times.push(performance.now() - began);
    if (round === 2 && fs.existsSync('/proc')) {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      memory = residentMb(server);
    }
    await server.stop();
  }
  return { times: times.sort((a, b) => a - b), memory };
}

/** Measures and prints the rows that were chosen. */
export async function measureCpu(chosen) {
  const isChosen = (name) => chosen.length === 0 || chosen.some((word) => name.includes(word));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-cpu-'));
  const data = path.join(folder, 'shop');
  tell(`Preparing ${PRODUCTS} products …`);
  await prepare(data);
  fs.cpSync(data, path.join(folder, 'uncached'), { recursive: true });
  if (isChosen('start')) {
    const { times, memory } = await start(data);
    console.log(`start, to the first list  ${times.map((ms) => (ms / 1000).toFixed(2)).join(' / ')} s`);
    console.log(`idle memory               ${memory.toFixed(0)} MB`);
  }
  const servers = [];
  // When interrupted, it leaves no server running.
  const end = () => {
    for (const { pid } of servers) process.kill(pid);
    process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, end);
  const open = async (opening) => {
    const opened = await opening;
    servers.push(opened);
    return opened;
  };
  try {
    const quiet = { LOG_LEVEL: 'error' };
    const server = await open(openServer({ ...quiet, DATA_DIR: data }));
    const away = { PUBLIC_CACHE: 'off', DATA_DIR: path.join(folder, 'uncached') };
    const uncached = await open(openServer({ ...quiet, ...away }));
    const tokens = await signIn(server);
    const bare = await open(openBare(copyOf(data, path.join(folder, 'bare.db'))));
    await measureRows({ server, uncached, bare }, tokens, isChosen);
  } finally {
    await Promise.all(servers.map((each) => each.stop()));
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function measureRows(servers, tokens, isChosen) {
  const { server, bare } = servers;
  const self = async (token) => (await ask(`${server.url}/api/get-self-user`, { token })).answer.user.id;
  const users = await Promise.all(tokens.map(self));
  const { answer: newest } = await ask(`${server.url}/api/get-new-product?offset=0&limit=48`);
  const items = newest.product.filter(({ has_options: options, qty, type }) => options === 0 && qty > 0 && type === 2);
  const { slug } = items[0];
  const rows = rowsOf(servers, bareWork(bare, users, items, slug), tokens, items, slug);
  const cell = (value, width) => (value === undefined ? '' : value.toFixed(2)).padStart(width);
  console.log(`${'CPU ms'.padEnd(22)}     ours     bare    ratio`);
  for (const { name, on, count, atOnce, work, before, ...row } of rows) {
    if (!isChosen(name)) continue;
    for (const cart of before ? row.carts : []) await before(cart);
    const ms = await cost(on, count, work, atOnce);
    const least = row.bare && (await cost(bare, count, row.bare, atOnce));
    console.log(name.padEnd(22) + cell(ms, 9) + cell(least, 9) + cell(least && ms / least, 9));
  }
  const { bytes } = await ask(`${server.url}${LIST}`);
  console.log(`a list of 24 cards     ${(bytes / 1000).toFixed(1)} kB`);
}
