/**
 * `npm run flood`: what one visitor's flood does to another. The built server on demo data, limits on, behind a proxy's header;
 * a legitimate visitor continuously opens pages while others request unusual URLs, unknown places and web sockets.
 * Runs only on this machine, for a few minutes. Prints a table; exits with 1 when a target is missed.
 */
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import path from 'node:path';
import Database from 'libsql';
import { startServer } from './e2e.mjs';
import { oddSockets, upgrades } from './flood/sockets';

const FLOOD_SECONDS = 25;
const ODD_ADDRESSES = 6_800;
const PLACES = 600;
const CALM_SECONDS = 10;
const BREATH_MS = 30;
/** How many times longer a page may take during a flood, with a minimum for very fast pages. */
const MOST_TIMES = 2;
const ALWAYS_FINE_MS = 8;
const MOST_SHUTDOWN_MS = 2_000;

type Ask = { path: string; address: string; cookie?: string };
type Sample = { ms: number; isWhole: boolean };
type Reading = Record<string, Sample[]>;

const server = (await startServer({ LOG_LEVEL: 'error', RATE_LIMITS: 'on', TRUST_PROXY: '1' })) as {
  url: string;
  dataDir: string;
  pid: number;
  stop: () => Promise<void>;
};
const port = Number(new URL(server.url).port);
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const missed: string[] = [];

const read = (address: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port, path: address, agent, headers: { 'X-Forwarded-For': '192.0.2.1' } },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (part: string) => (text += part));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      },
    );
    request.on('error', reject);
  });

const database = new Database(path.join(server.dataDir, 'haat.db'));
const slugOf = (sql: string): string => (database.prepare(sql).get() as { slug: string }).slug;
const product = slugOf('SELECT slug FROM products WHERE visible = 1 ORDER BY id LIMIT 1');
const category = slugOf('SELECT slug FROM child_categories WHERE status = 1 ORDER BY id LIMIT 1');
type Area = { id: number; name: string; name_bn: string; district_id: number; district: string; district_bn: string };
const areas = database
  .prepare(
    'SELECT u.id, u.name, u.name_bn, d.id AS district_id, d.name AS district, d.name_bn AS district_bn FROM upazilas u JOIN districts d ON d.id = u.district_id ORDER BY u.id',
  )
  .all() as Area[];
database.close();

const pages: Record<string, string> = {
  home: '/multi-vendor/',
  category: `/multi-vendor/category/${category}`,
  product: `/multi-vendor/view-product/${product}`,
};
const calmPages: Record<string, string> = {};

/** The legitimate visitor loops until stopped. */
async function goRound(isOver: () => boolean): Promise<Reading> {
  const seen: Reading = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  while (!isOver()) {
    for (const [name, address] of Object.entries(pages)) {
      const started = performance.now();
      const { status, text } = await read(address);
      seen[name]!.push({ ms: performance.now() - started, isWhole: status === 200 && text === calmPages[name] });
      await wait(BREATH_MS);
    }
  }
  return seen;
}

const visitor = (n: number) => `198.18.${n >> 8}.${n & 255}`;
const odd = (n: number): string =>
  [
    `/multi-vendor/?x=${n}`,
    `/multi-vendor/view-product/none-${n}`,
    `/multi-vendor/odd-${n}`,
    `/multi-vendor/search/odd-${n}`,
    `/multi-vendor/mall?min_price=${n}`,
    `/api/get-home-product?x=${n}`,
    `/api/view-product/none-${n}`,
    `/api/get-mall-data?min_price=${n}`,
  ][n % 8]!;
const cookieOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
const place = (district: object, upazila: object) => JSON.stringify({ district, upazila });
const unknownPlace = (n: number) =>
  cookieOf({
    district: `Nowhere ${n}`,
    upazila: `Nothing ${n}`,
    place: place({ id: `${900_000 + n}`, name: `Nowhere ${n}` }, { id: `${900_000 + n}`, name: `Nothing ${n}` }),
  });
const knownPlace = (n: number) => {
  const { id, name, name_bn, district_id, district, district_bn } = areas[n % areas.length]!;
  return cookieOf({
    district,
    upazila: name,
    place: place({ id: String(district_id), name: district, name_bn: district_bn }, { id: String(id), name, name_bn }),
  });
};
const times = (count: number, make: (n: number) => Ask): Ask[] => Array.from({ length: count }, (_, n) => make(n));
const aPage = (n: number) => Object.values(pages)[n % 3]!;

const floods: Record<string, Ask[]> = {
  '6,800 odd addresses, one visitor': times(ODD_ADDRESSES, (n) => ({ path: odd(n), address: visitor(1) })),
  '6,800 odd addresses, 600 visitors': times(ODD_ADDRESSES, (n) => ({ path: odd(n), address: visitor(2 + (n % 600)) })),
  '600 unknown places, one visitor': times(PLACES * 3, (n) => ({
    path: aPage(n),
    address: visitor(700),
    cookie: unknownPlace(Math.floor(n / 3)),
  })),
  '600 unknown places, 600 visitors': times(PLACES * 3, (n) => ({
    path: aPage(n),
    address: visitor(701 + Math.floor(n / 3)),
    cookie: unknownPlace(Math.floor(n / 3)),
  })),
  '600 real places, one visitor': times(PLACES * 3, (n) => ({
    path: aPage(n),
    address: visitor(1400),
    cookie: knownPlace(Math.floor(n / 3)),
  })),
  '600 real places, 600 visitors': times(PLACES * 3, (n) => ({
    path: aPage(n),
    address: visitor(1401 + Math.floor(n / 3)),
    cookie: knownPlace(Math.floor(n / 3)),
  })),
};

const attack = (asks: Ask[]): Promise<{ statuses: Record<string, number>; seconds: number }> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./flood/attacker.mjs', import.meta.url), {
      workerData: { origin: `http://127.0.0.1:${port}`, asks, seconds: FLOOD_SECONDS },
      execArgv: [],
    });
    thread.once('message', resolve).once('error', reject);
  });

const at = (list: number[], share: number): number =>
  list.sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]!;
const msOf = (samples: readonly Sample[]) => samples.map(({ ms }) => ms);
const rows: string[][] = [['', 'page', 'median', '95 %', 'opened', 'not whole', 'the flood got']];
const calmMedian: Record<string, number> = {};

function note(name: string, reading: Reading, got = ''): void {
  for (const [page, samples] of Object.entries(reading)) {
    const median = at(msOf(samples), 0.5);
    const broken = samples.filter(({ isWhole }) => !isWhole).length;
    rows.push([
      name,
      page,
      `${median.toFixed(1)} ms`,
      `${at(msOf(samples), 0.95).toFixed(1)} ms`,
      String(samples.length),
      String(broken),
      got,
    ]);
    if (broken > 0) missed.push(`${name}: ${broken} ${page} pages were not whole`);
    const calm = (calmMedian[page] ??= median);
    if (median > Math.max(calm * MOST_TIMES, ALWAYS_FINE_MS))
      missed.push(`${name}: ${page} took ${median.toFixed(1)} ms, ${calm.toFixed(1)} ms before`);
    [name, got] = ['', ''];
  }
}

for (const [name, address] of Object.entries(pages)) {
  for (let n = 0; n < 5; n += 1) await read(address);
  const { status, text } = await read(address);
  if (status !== 200) throw new Error(`${address} answered ${status} before any flood`);
  calmPages[name] = text;
}
const until = performance.now() + CALM_SECONDS * 1_000;
note('nobody else', await goRound(() => performance.now() > until));
for (const [name, asks] of Object.entries(floods)) {
  let isOver = false;
  const [reading, { statuses, seconds }] = await Promise.all([
    goRound(() => isOver),
    attack(asks).finally(() => (isOver = true)),
  ]);
  note(
    name,
    reading,
    `${Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')} in ${seconds.toFixed(0)} s`,
  );
  // Waits until the windows of the limits start over.
  await wait(11_000);
}

const { open, slowestMs } = await upgrades(port, 50);
console.log(`\n50 upgrades: ${open} still open after 10 s, the others closed within ${slowestMs.toFixed(0)} ms`);
if (open > 0) missed.push(`${open} of 50 upgrades stayed open`);
await oddSockets(port, 100);
const stopping = performance.now();
agent.destroy();
await server.stop();
const shutdownMs = performance.now() - stopping;
console.log(`Shut down with 100 odd sockets open in ${shutdownMs.toFixed(0)} ms\n`);
if (shutdownMs > MOST_SHUTDOWN_MS) missed.push(`the shutdown took ${shutdownMs.toFixed(0)} ms`);

console.log(
  rows
    .map((row, place) => `| ${row.join(' | ')} |${place === 0 ? `\n|${row.map(() => ' --- |').join('')}` : ''}`)
    .join('\n'),
);
for (const line of missed) console.error(`Missed: ${line}`);
process.exit(missed.length > 0 ? 1 : 0);
