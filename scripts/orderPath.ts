/**
 * `npm run report:order`: the project's files that one `POST /api/order-place` enters, from Express to the commit and
 * the answer. V8 counts the calls of every function between the request and its answer, in this process, on fresh demo
 * data and after a first order, so that one-time initialisation is not included. No jobs run meanwhile: messages are
 * queued, not sent. The order is from two shops, with cash on delivery.
 */
import fs from 'node:fs';
import { Session } from 'node:inspector/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listener } from '../http/listener';
import { projectRoot } from '../projectRoot';

const PASSWORD = 'demo-Pass-2026';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-order-'));
Object.assign(process.env, { DATA_DIR: folder, NODE_ENV: 'development', DEMO_MODE: 'on', LOG_LEVEL: 'error' });
// Both read the environment when they are loaded.
const { createApp } = await import('../server');
const { seedDemo } = await import('./seed/seedDemo');

const { settingsOf } = await import('../services/openCtx');

const app = await createApp({});
await seedDemo(app.payload, { log: () => undefined });
const server = listener(app.express);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;

type Sent = { token?: string; body: object };
async function post<A>(call: string, { token, body }: Sent): Promise<A> {
  const response = await fetch(`http://127.0.0.1:${port}/api${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const answer: A & { status: number } = JSON.parse(await response.text());
  if (![200, 201].includes(answer.status)) throw new Error(`${call}: ${JSON.stringify(answer)}`);
  return answer;
}

const { token } = await post<{ token: string }>('/login', {
  body: { email: 'customer@demo.test', password: PASSWORD },
});
const { docs } = await app.payload.find({
  collection: 'products',
  where: { visible: { equals: 1 }, type: { equals: 2 }, qty: { greater_than: 5 } },
  pagination: false,
  depth: 0,
});
const plain = docs.filter(({ variation1 }) => !variation1);
const ofTwoShops = [plain[0]!, plain.find(({ vendor }) => vendor !== plain[0]!.vendor)!];
const fillCart = async () => {
  for (const { id } of ofTwoShops) await post('/add-to-cart', { token, body: { product_id: id, product_qty: 1 } });
};
const order = {
  type: 2,
  coupon_code: '',
  coupon_amount: 0,
  address_line: 'House 7, Road 3, Dhaka',
  delivery_note: '',
  delivery_date: '',
  delivery_time: '',
  payment_method: 'COD',
};

await fillCart();
await post('/order-place', { token, body: order });
await fillCart();
// Work begun by the first order has ended by then.
await new Promise((resolve) => setTimeout(resolve, 3_000));
Object.assign(settingsOf(app.payload), { runsJobs: false });
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
await post('/order-place', { token, body: order });
const { result } = await session.post('Profiler.takePreciseCoverage');

const entered = result
  .filter(({ url }) => url.startsWith(`file://${projectRoot}`) && !url.includes('/node_modules/'))
  .map(({ url, functions }) => ({
    file: path.relative(projectRoot, fileURLToPath(url)),
    names: functions.filter(({ ranges }) => ranges[0]!.count > 0).map(({ functionName }) => functionName),
  }))
  .filter(({ file, names }) => names.length > 0 && !file.startsWith('scripts/'))
  .sort((a, b) => (a.file < b.file ? -1 : 1));
const folders = new Map<string, number>();
for (const { file, names } of entered) {
  const top = path.dirname(file).replace(/^(?!services)([^/]+).*/, '$1');
  folders.set(top, (folders.get(top) ?? 0) + 1);
  console.log(`${file}  ${names.filter((name) => name !== '' && name !== '__name').join(' ')}`);
}
console.log([...folders].map(([name, count]) => `${name} ${count}`).join(', '));
console.log(`${entered.length} files`);
server.closeAllConnections();
await app.close();
fs.rmSync(folder, { recursive: true, force: true });
process.exit(0);
