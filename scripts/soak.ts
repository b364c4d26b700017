/**
 * `npm run soak`: a mixed, bounded load on one server of this machine for SOAK_MINUTES (10), payouts, refunds, cash and
 * corrections among it, with memory, handles and the event loop watched. Prints how they grew, the time of each call, and
 * every unexpected answer.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import sharp from 'sharp';
import { addDays, dhakaDay } from '../domain/time/dhaka';
import { startServer } from './e2e.mjs';
import { keepCash } from './crash/cashiers';
import { correct, decideRuns, sendPayouts } from './crash/payers';
import { bringHome } from './crash/people';
import { decideReturns, refund, sendBack } from './crash/refunders';
import { nothingTold } from './crash/told';
import { chanceOf, World } from './crash/world';

const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const PASSWORD = 'demo-Pass-2026';
const SAMPLE_MS = 5_000;
const started = performance.now();
const tell = (line: string) =>
  console.log(`[${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s] ${line}`);

const times = new Map<string, number[]>();
const odd = new Map<string, number>();

const server = (await startServer({ LOG_LEVEL: 'error' })) as {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
};
/** Plenty in stock, so that ten minutes of orders do not sell out. */
const database = new Database(path.join(server.dataDir, 'haat.db'));
database.exec('PRAGMA busy_timeout = 5000; UPDATE products SET qty = 900000 WHERE visible = 1 AND variation1 IS NULL');
database.close();

type Call = {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  fine?: readonly number[];
};

/** JSON with the fields that the caller expects; any of them may be missing. */
const parsed = <A>(text: string): Partial<A> => JSON.parse(text);

/** One call, timed. `fine`: expected statuses of the body or of HTTP. */
async function call<A extends object>(
  name: string,
  address: string,
  { method = 'GET', body, token, headers = {}, fine = [200] }: Call = {},
): Promise<Partial<A> & { status: number }> {
  const began = performance.now();
  let seen = 'no answer';
  try {
    const isForm = body instanceof FormData;
    const response = await fetch(`${server.url}${address}`, {
      method,
      headers: {
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = parsed<A>(text.startsWith('{') ? text : '{}');
    const read = { status: response.status, ...answer };
    if (fine.includes(read.status)) return read;
    seen = `${response.status} ${text.slice(0, 120)}`;
    return read;
  } catch (error) {
    seen = String(error);
    return { status: 0, ...parsed<A>('{}') };
  } finally {
    const list = times.get(name) ?? [];
    list.push(performance.now() - began);
    times.set(name, list);
    if (seen !== 'no answer') odd.set(`${name}: ${seen}`, (odd.get(`${name}: ${seen}`) ?? 0) + 1);
  }
}

const login = async (who: string) =>
  (
    await call<{ token: string }>('sign in', '/api/login', {
      method: 'POST',
      body: { email: `${who}@demo.test`, password: PASSWORD },
    })
  ).token!;
type Goods = { id: number; slug: string; has_options: number };
const home = await call<{ general: Goods[] }>('home', '/api/get-home-product');
const goods = home.general!.filter((each) => each.has_options === 0);
/** The people of the crash test who pay out, refund, count cash and correct the books, at their leisure. */
const world = new World(server.url, process.env, chanceOf(1));
world.pace = 6;
world.isOpen();
const told = nothingTold();
const MOST_BOUGHT = 200;
const words = ['rice', 'shirt', 'phone', 'চাল', 'lamp', 'oil', 'শাড়ি', 'charger'];
const until = performance.now() + minutes * 60_000;
let turn = 0;
const next = <T>(list: readonly T[]): T => list[(turn += 1) % list.length]!;

/** Loops until the time is over, with pauses. */
async function lane(breathMs: number, round: () => Promise<unknown>): Promise<void> {
  while (performance.now() < until) {
    await round();
    await wait(breathMs);
  }
}

async function order(token: string, key: string): Promise<void> {
  await call('empty cart', '/api/delete-full-cart/2', { method: 'DELETE', token, fine: [200, 201, 204, 404] });
  const item = next(goods);
  await call('add to cart', '/api/add-to-cart', {
    method: 'POST',
    token,
    body: { product_id: item.id, product_qty: 1 },
    fine: [201],
  });
  await call('cart', '/api/cart', { token });
  const made = await call<{ order_number: number; tracking_ids: string[] }>('order', '/api/order-place', {
    method: 'POST',
    token,
    headers: { 'Idempotency-Key': key },
    body: {
      type: 2,
      coupon_code: '',
      coupon_amount: 0,
      delivery_charge: null,
      address_line: 'Soak, House 1, Dhaka',
      delivery_note: '',
      delivery_date: '',
      delivery_time: '',
      payment_method: 'COD',
    },
  });
  if (made.status !== 200) return;
  told.bought.push({ token, order: made.order_number!, packages: made.tracking_ids ?? [], products: [item.id] });
  // The newest are enough for the people who move and return them.
  if (told.bought.length > MOST_BOUGHT) told.bought.shift();
}

const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2f855a' } })
  .png()
  .toBuffer();
async function upload(token: string): Promise<void> {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'face.png');
  await call('upload', '/api/set-profile-picture', { method: 'POST', token, body });
}

function thisMonth(): string {
  const now = new Date();
  return `from=${dhakaDay(addDays(now, -30))}&to=${dhakaDay(now)}`;
}

type Sample = { rss: number; heap: number; handles: number; lag: number };
const samples: Sample[] = [];
async function sample(): Promise<void> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const value = (name: string) =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+-]+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  samples.push({
    rss: value('process_resident_memory_bytes') / 2 ** 20,
    heap: value('nodejs_heap_size_used_bytes') / 2 ** 20,
    handles: value('nodejs_active_handles_total'),
    lag: value('nodejs_eventloop_lag_p99_seconds') * 1_000,
  });
}

const shoppers = await Promise.all(
  ['customer2', 'shopper1', 'shopper2', 'shopper3', 'shopper4', 'vendor.fashion'].map(login),
);
const admin = await login('admin');
const vendor = await login('vendor.gadget');
const books = { maker: await login('subadmin'), checker: admin };
const desks = await Promise.all(['incharge.dhaka', 'incharge.sylhet'].map(login));
tell(`${minutes} minutes of load on ${server.url}`);
let orders = 0;
const ofMoney = [
  ...desks.map((token) => keepCash(world, token, told)),
  correct(world, books, told),
  decideRuns(world, books),
  ...Object.values(books).map((token) => sendPayouts(world, token, told)),
  bringHome(world, admin, told),
  sendBack(world, told),
  decideReturns(world, admin, told),
  refund(world, books, told),
];
await Promise.all([
  ...['/multi-vendor/', '/multi-vendor/mall', `/multi-vendor/view-product/${goods[0]!.slug}`].map((page) =>
    lane(60, () => call('page', page)),
  ),
  lane(40, () => call('product', `/api/view-product/${next(goods).slug}`)),
  lane(40, () => call('home', '/api/get-home-product')),
  lane(120, () => call('search', `/api/normal-search/${encodeURIComponent(next(words))}/Dhaka/Savar`)),
  ...shoppers.map((token, n) => lane(400, () => order(token, `soak-${n}-${(orders += 1)}`))),
  lane(300, () => call('panel: orders', '/api/all-vendor-order?limit=20', { token: admin })),
  lane(500, () => call('panel: messages', '/api/sent-messages', { token: admin })),
  lane(500, () => call('panel: own orders', '/api/vendor-order/0?limit=20', { token: vendor })),
  lane(1_000, () => call('panel page', '/multi-vendor/admin/login')),
  lane(2_000, () => upload(shoppers[0]!)),
  lane(500, () => call('panel: vendors’ money', '/api/settlement?limit=20', { token: admin })),
  lane(500, () => call('panel: own statement', `/api/my-statement?${thisMonth()}&limit=20`, { token: vendor })),
  lane(500, () => call('panel: trial balance', '/api/trial-balance', { token: admin })),
  lane(500, () => call('panel: ledger', '/api/ledger-lines?limit=20', { token: admin })),
  lane(SAMPLE_MS, sample),
]);
world.closing = true;
await Promise.all(ofMoney);

const at = (list: number[], share: number) =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;
const cell = (value: number, width = 9) => value.toFixed(0).padStart(width);
console.log(
  `\n${'call'.padEnd(20)}${'times'.padStart(9)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'most ms'.padStart(9)}`,
);
for (const [name, list] of times)
  console.log(
    `${name.padEnd(20)}${cell(list.length)}${cell(at(list, 0.5))}${cell(at(list, 0.99))}${cell(Math.max(...list))}`,
  );

/** The lowest value of a period is the live heap after garbage collection. */
const third = Math.max(1, Math.floor(samples.length / 5));
const [early, late] = [samples.slice(third, 2 * third), samples.slice(-third)];
console.log(`\n${'watched'.padEnd(20)}${'early'.padStart(9)}${'late'.padStart(9)}${'most'.padStart(9)}`);
for (const [name, field, pick] of [
  ['RSS MB (median)', 'rss', 0.5],
  ['heap MB (lowest)', 'heap', 0],
  ['handles (median)', 'handles', 0.5],
  ['loop lag p99 ms', 'lag', 0.5],
] as const) {
  const of = (list: Sample[]) => list.map((each) => each[field]);
  console.log(
    `${name.padEnd(20)}${cell(at(of(early), pick))}${cell(at(of(late), pick))}${cell(Math.max(...of(samples)))}`,
  );
}
const { corrections, runs, payouts, cash, returns, refunds, moves, broken } = world.counts;
console.log(`\nmoney: ${JSON.stringify({ moves, corrections, runs, payouts, cash, returns, refunds, broken })}`);
console.log(`\nunexpected answers: ${[...odd.values()].reduce((sum, count) => sum + count, 0)}`);
for (const [what, count] of [...odd].slice(0, 20)) console.log(`  ${count} × ${what}`);
const verified = (() => {
  try {
    return execFileSync('npm', ['run', '--silent', 'verify:data'], {
      env: { ...process.env, DATA_DIR: server.dataDir, DATABASE_URI: '', LOG_LEVEL: 'error' },
    }).toString();
  } catch (error) {
    return (error as { stdout: Buffer }).stdout.toString();
  }
})();
console.log(
  verified
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('✓'))
    .join('\n'),
);
await server.stop();
process.exit(odd.size === 0 && broken === 0 && verified.includes('Nothing is broken') ? 0 : 1);
