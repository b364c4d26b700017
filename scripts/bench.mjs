/**
 * `npm run bench`: the built server against the ceiling (scripts/bench/ceiling.mjs) in one run, on copies of the same demo
 * data. Prints requests/s, p50, p99 and the ratio; never a verdict. `BENCH_SECONDS` (default 5) is the length of each run.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { build } from './build.mjs';
import { startServer } from './e2e.mjs';
import { root, tell } from './steps.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 16;
const SHOPPERS = 8;
const PASSWORD = 'demo-Pass-2026';

await build();
tell('Starting the server on fresh demo data …');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-bench-'));
process.env.DATA_DIR = dataDir;
const server = await startServer({ LOG_LEVEL: 'error' });
const ceilingDb = path.join(dataDir, 'ceiling.db');
for (const tail of ['', '-wal']) if (fs.existsSync(`${dataDir}/haat.db${tail}`)) fs.copyFileSync(`${dataDir}/haat.db${tail}`, `${ceilingDb}${tail}`);
const ceilingPort = Number(new URL(server.url).port) + 1;
const ceiling = spawn(process.execPath, ['scripts/bench/ceiling.mjs'], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'production', BENCH_DB: ceilingDb, PORT: String(ceilingPort) },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
await new Promise((resolve) => ceiling.on('message', resolve));
const bare = `http://localhost:${ceilingPort}`;

const json = async (url, options = {}) => (await fetch(url, { ...options, headers: { 'Content-Type': 'application/json', ...options.headers } })).json();
const login = async (email) => (await json(`${server.url}/api/login`, { method: 'POST', body: JSON.stringify({ email, password: PASSWORD }) })).token;

async function shoot(url, headers = {}) {
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
  const run = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (run.non2xx > 0) throw new Error(`${url}: ${run.non2xx} answers were not 2xx`);
  return { perSecond: run.requests.average, p50: run.latency.p50, p99: run.latency.p99 };
}

const rows = [];
async function compare(name, ours, theirs, headers = {}) {
  tell(`${name} …`);
  const mine = await shoot(`${server.url}${ours}`, headers);
  const top = await shoot(`${bare}${theirs}`);
  rows.push([name, mine, top]);
}

const token = await login('customer@demo.test');
const bearer = { Authorization: `Bearer ${token}` };
const self = (await json(`${server.url}/api/get-self-user`, { headers: bearer })).user;
const home = await json(`${server.url}/api/get-home-product`);
const product = home.general.find((each) => each.has_options === 0 && each.qty > 50) ?? home.general[0];
for (const each of home.general.filter((one) => one.has_options === 0).slice(0, 4)) {
  await json(`${server.url}/api/add-to-cart`, { method: 'POST', headers: bearer, body: JSON.stringify({ product_id: each.id, product_qty: 1 }) });
}
fs.copyFileSync(`${dataDir}/haat.db`, ceilingDb);

await compare('home', '/api/get-home-product', '/home');
await compare('product list', '/api/get-child-product/rice', '/list/rice');
await compare('product page', `/api/view-product/${product.slug}`, `/product/${product.slug}`);
await compare('search', '/api/normal-search/rice/Dhaka/Savar', '/search/rice');
await compare('cart read', '/api/cart', `/cart/${self.id}`, bearer);

/** Orders a second with several shoppers at once, each adding to the cart and placing, one after another. */
async function ours() {
  const shoppers = ['customer2', 'shopper1', 'shopper2', 'shopper3', 'shopper4', 'vendor.fashion', 'vendor.gadget', 'vendor.home'].slice(0, SHOPPERS);
  const tokens = await Promise.all(shoppers.map((key) => login(`${key}@demo.test`)));
  const items = home.general.filter((each) => each.has_options === 0 && each.qty > 60);
  let placed = 0;
  let placing = 0;
  const until = Date.now() + SECONDS * 1000;
  const lane = async (jwt, n) => {
    const headers = { Authorization: `Bearer ${jwt}` };
    for (let round = 0; Date.now() < until; round += 1) {
      const item = items[(n + round) % items.length];
      await json(`${server.url}/api/delete-full-cart/2`, { method: 'DELETE', headers });
      await json(`${server.url}/api/add-to-cart`, { method: 'POST', headers, body: JSON.stringify({ product_id: item.id, product_qty: 1 }) });
      const started = performance.now();
      const answer = await json(`${server.url}/api/order-place`, {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': `bench-${n}-${round}` },
        body: JSON.stringify({ type: 2, coupon_code: '', coupon_amount: 0, delivery_charge: item.selling_price >= 3000 ? 0 : 60, address_line: 'Bench, House 1, Dhaka', delivery_note: '', delivery_date: '', delivery_time: '', payment_method: 'COD' }),
      });
      placing += performance.now() - started;
      if (answer.status === 200) placed += 1;
      else if (answer.status !== 422) throw new Error(`order-place: ${JSON.stringify(answer)}`);
    }
  };
  await Promise.all(tokens.map(lane));
  // Only the time spent placing counts: eight shoppers place side by side.
  return { perSecond: placed / (placing / 1000 / SHOPPERS), placed };
}
async function bareOrders() {
  let placed = 0;
  const until = Date.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      while (Date.now() < until) {
        await json(`${bare}/order/${self.id}/${product.id}`, { method: 'POST' });
        placed += 1;
      }
    }),
  );
  return { perSecond: placed / SECONDS, placed };
}
tell(`orders with ${SHOPPERS} shoppers …`);
const placed = await ours();
const bareOnes = await bareOrders();

const cell = (value, width) => String(value).padStart(width);
console.log(`\n${'what'.padEnd(16)}${cell('requests/s', 12)}${cell('p50 ms', 9)}${cell('p99 ms', 9)}${cell('ceiling/s', 12)}${cell('p50', 7)}${cell('p99', 7)}${cell('ratio', 8)}`);
for (const [name, mine, top] of rows) {
  console.log(
    `${name.padEnd(16)}${cell(mine.perSecond.toFixed(0), 12)}${cell(mine.p50, 9)}${cell(mine.p99, 9)}${cell(top.perSecond.toFixed(0), 12)}${cell(top.p50, 7)}${cell(top.p99, 7)}${cell((mine.perSecond / top.perSecond).toFixed(2), 8)}`,
  );
}
console.log(`${'orders placed'.padEnd(16)}${cell(placed.perSecond.toFixed(0), 12)}${cell('', 18)}${cell(bareOnes.perSecond.toFixed(0), 12)}${cell('', 14)}${cell((placed.perSecond / bareOnes.perSecond).toFixed(2), 8)}   (${placed.placed} placed)`);

ceiling.kill();
await server.stop();
fs.rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
