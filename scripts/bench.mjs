/**
 * `npm run bench`: the built server against the ceiling (scripts/bench/ceiling.mjs) in one run, on copies of the same demo
 * data. Prints requests/s, p50, p99 and the ratio, without judging them. `BENCH_SECONDS` (default 5) is the length of
 * each run;
 * arguments select rows (`npm run bench -- search orders`). `npm run bench -- cpu` measures something else: see
 * scripts/bench/cpu.mjs.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { openBare } from './bench/bare.mjs';
import { measureCpu } from './bench/cpu.mjs';
import { build } from './build.mjs';
import { openServer, startServer } from './e2e.mjs';
import { tell } from './steps.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 16;
const SHOPPERS = [
  'customer2',
  'shopper1',
  'shopper2',
  'shopper3',
  'shopper4',
  'vendor.fashion',
  'vendor.gadget',
  'vendor.home',
];
const PASSWORD = 'demo-Pass-2026';
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isChosen = (name) => chosen.length === 0 || chosen.some((word) => name.includes(word));

if (!process.argv.includes('--built')) await build();
if (chosen[0] === 'cpu') {
  await measureCpu(chosen.slice(1));
  process.exit(0);
}
tell('Starting the servers on fresh demo data …');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-bench-'));
if (process.env.BENCH_DATA) fs.cpSync(process.env.BENCH_DATA, path.join(folder, 'shop'), { recursive: true });
process.env.DATA_DIR = path.join(folder, 'shop');
const server = await startServer({ LOG_LEVEL: 'error' });
const bareFile = path.join(folder, 'ceiling.db');

const json = async (url, options = {}) =>
  (await fetch(url, { ...options, headers: { 'Content-Type': 'application/json', ...options.headers } })).json();
const login = async (key) =>
  (
    await json(`${server.url}/api/login`, {
      method: 'POST',
      body: JSON.stringify({ email: `${key}@demo.test`, password: PASSWORD }),
    })
  ).token;
const bearerOf = (token) => ({ Authorization: `Bearer ${token}` });
const selfOf = async (headers) => (await json(`${server.url}/api/get-self-user`, { headers })).user.id;

const bearer = bearerOf(await login('customer'));
const self = await selfOf(bearer);
const home = await json(`${server.url}/api/get-home-product`);
const simple = home.general.filter((each) => each.has_options === 0 && each.qty > 50);
const product = simple[0] ?? home.general[0];
for (const each of simple.slice(0, 4)) {
  await json(`${server.url}/api/add-to-cart`, {
    method: 'POST',
    headers: bearer,
    body: JSON.stringify({ product_id: each.id, product_qty: 1 }),
  });
}
const shoppers = await Promise.all(
  SHOPPERS.map(async (key) => {
    const headers = bearerOf(await login(key));
    return { headers, id: await selfOf(headers) };
  }),
);
// The same rows for everybody: a server without its cache of public answers, and the ceiling.
fs.cpSync(process.env.DATA_DIR, path.join(folder, 'uncached'), { recursive: true });
for (const tail of ['', '-wal'])
  if (fs.existsSync(`${process.env.DATA_DIR}/haat.db${tail}`))
    fs.copyFileSync(`${process.env.DATA_DIR}/haat.db${tail}`, `${bareFile}${tail}`);
const uncached = await openServer({
  LOG_LEVEL: 'error',
  PUBLIC_CACHE: 'off',
  DATA_DIR: path.join(folder, 'uncached'),
  PORT: String(Number(new URL(server.url).port) + 2),
});
const bare = await openBare(bareFile);
const bareUrl = bare.url;

async function shoot(options) {
  await autocannon({ connections: CONNECTIONS, ...options, duration: 1 });
  const run = await autocannon({ connections: CONNECTIONS, ...options, duration: SECONDS });
  if (run.non2xx > 0) throw new Error(`${options.url}: ${run.non2xx} answers were not 2xx`);
  return { perSecond: run.requests.average, p50: run.latency.p50, p99: run.latency.p99 };
}

const rows = [];
async function compare(name, mine, bare) {
  if (!isChosen(name)) return;
  tell(`${name} …`);
  rows.push([name, await shoot(mine), await shoot(bare)]);
}

const publicReads = [
  ['home', '/api/get-home-product', '/home'],
  ['product list', '/api/get-child-product/rice', '/list/rice'],
  ['product page', `/api/view-product/${product.slug}`, `/product/${product.slug}`],
];
for (const [name, ours, bare] of publicReads) await compare(name, { url: server.url + ours }, { url: bareUrl + bare });
for (const [name, ours, bare] of publicReads)
  await compare(`${name}, no cache`, { url: uncached.url + ours }, { url: bareUrl + bare });
await compare(
  'search',
  { url: `${uncached.url}/api/normal-search/rice/Dhaka/Savar` },
  { url: `${bareUrl}/search/rice` },
);
await compare('cart read', { url: `${server.url}/api/cart`, headers: bearer }, { url: `${bareUrl}/cart/${self}` });

/** Each shopper adds ten products to the cart, one after another, and empties it: ten of eleven requests add. */
const filling = (url, add, clear, own) => {
  let next = 0;
  return {
    url,
    connections: SHOPPERS.length,
    setupClient: (client) => {
      const shopper = shoppers[next++ % shoppers.length];
      const headers = { 'Content-Type': 'application/json', ...(own ? shopper.headers : {}) };
      client.setRequests([
        { method: 'DELETE', path: clear(shopper.id), headers },
        ...simple.slice(0, 10).map(({ id }) => ({
          method: 'POST',
          path: add(shopper.id),
          headers,
          body: JSON.stringify({ product_id: id, product_qty: 1 }),
        })),
      ]);
    },
  };
};
await compare(
  'add to cart',
  filling(
    server.url,
    () => '/api/add-to-cart',
    () => '/api/delete-full-cart/2',
    true,
  ),
  filling(
    bareUrl,
    (id) => `/cart/${id}`,
    (id) => `/cart/${id}`,
    false,
  ),
);

/** Orders per second with several shoppers in parallel, each alternately adding to the cart and ordering. */
async function ours() {
  const items = home.general.filter((each) => each.has_options === 0 && each.qty > 60);
  let placed = 0;
  let placing = 0;
  const until = Date.now() + SECONDS * 1000;
  const lane = async ({ headers }, n) => {
    for (let round = 0; Date.now() < until; round += 1) {
      const item = items[(n + round) % items.length];
      await json(`${server.url}/api/delete-full-cart/2`, { method: 'DELETE', headers });
      await json(`${server.url}/api/add-to-cart`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ product_id: item.id, product_qty: 1 }),
      });
      const started = performance.now();
      const answer = await json(`${server.url}/api/order-place`, {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': `bench-${n}-${round}` },
        body: JSON.stringify({
          type: 2,
          coupon_code: '',
          coupon_amount: 0,
          delivery_charge: item.selling_price >= 3000 ? 0 : 60,
          address_line: 'Bench, House 1, Dhaka',
          delivery_note: '',
          delivery_date: '',
          delivery_time: '',
          payment_method: 'COD',
        }),
      });
      placing += performance.now() - started;
      if (answer.status === 200) placed += 1;
      else if (answer.status !== 422) throw new Error(`order-place: ${JSON.stringify(answer)}`);
    }
  };
  await Promise.all(shoppers.map(lane));
  // Only the time spent placing orders counts: eight shoppers do so in parallel.
  return { perSecond: placed / (placing / 1000 / SHOPPERS.length), placed };
}
async function bareOrders() {
  let placed = 0;
  const until = Date.now() + SECONDS * 1000;
  await Promise.all(
    shoppers.map(async ({ id }) => {
      while (Date.now() < until) {
        await json(`${bareUrl}/order/${id}/${product.id}`, { method: 'POST' });
        placed += 1;
      }
    }),
  );
  return { perSecond: placed / SECONDS, placed };
}
if (isChosen('orders placed')) {
  tell(`orders with ${SHOPPERS.length} shoppers …`);
  const mine = await ours();
  rows.push([`orders placed`, { ...mine, p50: '', p99: '' }, { ...(await bareOrders()), p50: '', p99: '' }]);
}

const cell = (value, width) => String(value).padStart(width);
const line = (cells) =>
  [22, 12, 9, 9, 12, 7, 7, 8]
    .map((width, index) => (index === 0 ? cells[0].padEnd(width) : cell(cells[index], width)))
    .join('');
console.log(`\n${line(['what', 'requests/s', 'p50 ms', 'p99 ms', 'ceiling/s', 'p50', 'p99', 'ratio'])}`);
for (const [name, mine, top] of rows) {
  console.log(
    line([
      name,
      mine.perSecond.toFixed(0),
      mine.p50,
      mine.p99,
      top.perSecond.toFixed(0),
      top.p50,
      top.p99,
      (mine.perSecond / top.perSecond).toFixed(2),
    ]),
  );
}

bare.stop();
await Promise.all([server.stop(), uncached.stop()]);
fs.rmSync(folder, { recursive: true, force: true });
process.exit(0);
