/**
 * `npm run test:crash`: the server is killed at random moments, and started again each time, while shoppers order,
 * staff move packages, and others pay out, refund, count cash, post corrections, delete and restore. At the end nothing
 * may be half done, lost or duplicated. `CRASH_KILLS` (25), `CRASH_SEED` (random), `CRASH_DATA=kept` (the demo data that the tests keep,
 * with their cheap passwords).
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { copyDemoData } from './demoData.mjs';
import { freePort } from './freePort.mjs';
import { openBkash } from './crash/bkash';
import { keepCash } from './crash/cashiers';
import { correct, decideRuns, sendByBkash, sendPayouts } from './crash/payers';
import { bringHome, broadcast, moveAlong, shop, vendorDesk, warehouseDesk, type Stall } from './crash/people';
import { decideReturns, refund, sendBack } from './crash/refunders';
import { restore, victimsOf } from './crash/restorers';
import { nothingTold } from './crash/told';
import { chanceOf, World } from './crash/world';

const PASSWORD = 'demo-Pass-2026';
const SHOPPERS = ['customer', 'customer2', 'shopper1', 'shopper2', 'shopper3', 'shopper4', 'applicant', 'grocer.savar'];
const VENDORS = ['vendor.fashion', 'vendor.gadget', 'vendor.home'];
const INCHARGES = ['incharge.dhaka', 'incharge.sylhet'];
const STALL = 12;
const FEW = 40;
/** Long enough for everybody to be in the middle of an action. */
const UNDISTURBED_MS = 2_000;
const LONGEST_END_MS = 15_000;
const COUPON = { coupon: 'CRASH', couponAmount: 10, quantity: 6 };

const kills = Number(process.env.CRASH_KILLS ?? 25);
const seed = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 1e9));
const started = performance.now();
const tell = (line: string) =>
  console.log(`[${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s] ${line}`);
tell(`chance begins with CRASH_SEED=${seed}; ${kills} kills`);
const port = Number(process.env.PORT || (await freePort()));
const dataDir = fs.mkdtempSync(path.join(process.env.DATA_DIR || os.tmpdir(), 'haat-crash-'));
const origin = `http://localhost:${port}`;

const bkash = await openBkash();

const env = {
  NODE_ENV: 'production' as const,
  PAYLOAD_SECRET: 'a secret for crashes that is long enough',
  ALLOW_LOCAL_GATEWAYS: 'on',
  TRUST_PROXY: '1',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URI: '',
  SERVER_URL: origin,
  ...bkash.env,
};

tell('loading the demo data …');
if (process.env.CRASH_DATA === 'kept') copyDemoData(dataDir);
execFileSync(process.execPath, ['scripts/run.mjs', 'seed'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, ...env },
});
const stall = openStall();
Object.assign(process.env, env);
const { audit, beginAt, countBefore } = await import('./crash/audit');
const { getPayload } = await import('payload');
const { default: config } = await import('../payload.config');
const payload = await getPayload({ config });
const before = await countBefore(payload);
const victims = await victimsOf(payload, stall.products, stall.coupon);
beginAt(Date.now());

const world = new World(origin, env, chanceOf(seed));
await world.start();
tell(`the shop is open at ${origin}`);
const sign = (name: string) => world.login(`${name}@demo.test`, PASSWORD);
const told = nothingTold();
const incharges = await Promise.all(INCHARGES.map(sign));
const books = { maker: await sign('subadmin'), checker: await sign('admin') };
const work = [
  ...(await Promise.all(SHOPPERS.map(sign))).map((token) => shop(world, token, stall, bkash.url, told)),
  ...(await Promise.all(VENDORS.map(sign))).map((token) =>
    moveAlong(world, { token, role: 'vendor', from: vendorDesk }, told),
  ),
  ...incharges.map((token) => moveAlong(world, { token, role: 'incharge', from: warehouseDesk }, told)),
  broadcast(world, books.checker, told),
  ...incharges.map((token) => keepCash(world, token, told)),
  correct(world, books, told),
  decideRuns(world, books),
  ...Object.values(books).flatMap((token) => [sendPayouts(world, token, told), sendByBkash(world, token, told)]),
  bringHome(world, books.checker, told),
  sendBack(world, told),
  decideReturns(world, books.checker, told),
  refund(world, books, told),
  restore(world, books.checker, victims, told),
];
for (let n = 1; n <= kills; n += 1) {
  await wait(300 + world.chance() * 2_200);
  await world.kill();
  await world.start();
  if (n % 5 === 0 || n === kills)
    tell(
      `killed ${n} times; ${world.counts.orders} orders, ${world.counts.moves} moves, ${world.counts.payouts} payouts, ${world.counts.byBkash} by bKash, ${world.counts.refunds} refunds, ${world.counts.cash} at the cash desks, ${world.counts.restores} restored, ${world.counts.cut} calls cut off under way`,
    );
}
// The same by SIGTERM under load: requests in progress must not be cut off.
await wait(UNDISTURBED_MS);
const busy = await world.stop();
tell(
  `SIGTERM with everybody at work: ended with ${busy.code} after ${busy.ms} ms, ${world.cutByStop.length} calls cut off`,
);
await world.start();
world.closing = true;
await Promise.all(work);
const idle = await world.stop();
tell(`everybody has gone; SIGTERM: ended with ${idle.code} after ${idle.ms} ms`);
tell(`${JSON.stringify(world.counts)}, ${bkash.state.payments.size} payments at bKash`);
const wrong = await audit({ payload, dataDir, before, told, simulator: bkash.state });
for (const { code, ms } of [busy, idle])
  if (code !== 0 || ms > LONGEST_END_MS) wrong.unshift(`SIGTERM ended the server with ${code} after ${ms} ms`);
for (const call of world.cutByStop) wrong.push(`SIGTERM cut off ${call}`);
for (const line of wrong.slice(0, 40)) console.log(`  ✗ ${line}`);
tell(
  wrong.length === 0
    ? 'nothing is half made, lost or there twice'
    : `${wrong.length} things are wrong (CRASH_SEED=${seed}, data kept in ${dataDir})`,
);
await payload.destroy();
if (wrong.length === 0) fs.rmSync(dataDir, { recursive: true, force: true });
process.exit(wrong.length === 0 ? 0 : 1);

/** A dozen products without options of three vendors, most with little stock, and a coupon with few uses. */
function openStall(): Stall {
  const database = new Database(path.join(dataDir, 'haat.db'));
  const rows = database
    .prepare(
      `SELECT p.id FROM products p JOIN vendors v ON v.id = p.vendor_id JOIN users u ON u.id = v.user_id
       WHERE p.visible = 1 AND p.variation1 IS NULL AND u.email IN (${VENDORS.map((name) => `'${name}@demo.test'`).join()})
       ORDER BY p.id % 7, p.id LIMIT ${STALL}`,
    )
    .all() as { id: number }[];
  const products = rows.map(({ id }) => id);
  database.prepare(`UPDATE products SET qty = ${FEW} WHERE id IN (${products.slice(0, 8).join()})`).run();
  database.prepare(`UPDATE products SET qty = 5000 WHERE id IN (${products.slice(8).join()})`).run();
  const { coupon, couponAmount, quantity } = COUPON;
  database
    .prepare(
      'INSERT INTO coupons (code, type, fixed, percentage, min_order, quantity, remain, status) VALUES (?, 1, ?, 0, 0, ?, ?, 1)',
    )
    .run(coupon, couponAmount, quantity, quantity);
  database.close();
  return { products, coupon, couponAmount };
}
