/** SIGTERM on the real process: what is in flight is answered, nobody new is let in, jobs are finished, the end is 0. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { createBkashSimulator } from '../../../gateways/bkash/simulator';
import { newSimulatorState } from '../../../gateways/bkash/simulator/state';
import { onSqlite } from '../../support/databases';
import { PASSWORD } from '../../support/http';
import { serve } from '../../gateways/serve';

const whereFiles = onSqlite ? test : test.skip;
const keys = { appKey: 'key', appSecret: 'secret', username: 'user', password: 'word' };

whereFiles('a slow order in flight is answered, new connections are refused, the process ends with 0 and leaves no job in hand', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-sigterm-'));
  fs.cpSync(process.env.DATA_DIR!, dataDir, { recursive: true });
  const port = Number(process.env.PORT);
  const origin = `http://127.0.0.1:${port}`;
  let asked!: () => void;
  let release!: () => void;
  const wasAsked = new Promise<void>((resolve) => (asked = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const state = newSimulatorState();
  const gateway: Awaited<ReturnType<typeof serve>> = await serve(async ({ method, path: at, headers, body }) => {
    if (at.endsWith('/create')) {
      asked();
      await released;
    }
    return createBkashSimulator({ publicUrl: gateway.url, ...keys }, { now: () => new Date() }, state).handle({ method, path: at, headers, body });
  });
  const code = `
    const { serve } = await import('./server.ts');
    await serve({ panel: false, storefront: false });`;
  const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    env: {
      ...process.env, NODE_OPTIONS: '', NODE_ENV: 'development', DATA_DIR: dataDir, HOST: '127.0.0.1', BKASH_GATEWAY: 'http', BKASH_BASE_URL: gateway.url,
      BKASH_APP_KEY: keys.appKey, BKASH_APP_SECRET: keys.appSecret, BKASH_USERNAME: keys.username, BKASH_PASSWORD: keys.password,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(server, 'message');
  const post = async (call: string, body: object, token = '') =>
    (await (await fetch(`${origin}/api${call}`, { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }, body: JSON.stringify(body) })).json()) as Record<string, unknown>;
  const { token } = (await post('/login', { email: 'customer2@demo.test', password: PASSWORD })) as { token: string };
  const home = (await (await fetch(`${origin}/api/get-home-product`)).json()) as { general: { id: number; has_options: number }[] };
  await post('/add-to-cart', { product_id: home.general.find((each) => each.has_options === 0)!.id, product_qty: 1 }, token);
  const order = post('/bkash/checkout-url/create', { type: 2, payment_method: 'bKash', delivery_charge: null, address_line: 'Shopper, House 1, Dhaka' }, token);
  await wasAsked;
  server.kill('SIGTERM');
  await refused(port);
  release();
  expect(await order).toMatchObject({ status: 200, bkashurl: expect.stringContaining('paymentID=') });
  const [exit] = (await once(server, 'exit')) as [number];
  await gateway.close();
  expect(exit).toBe(0);
  const database = new Database(path.join(dataDir, 'haat.db'));
  const [inHand] = database.prepare('SELECT count(*) AS n FROM payload_jobs WHERE processing = 1').all() as { n: number }[];
  database.close();
  expect(inHand!.n).toBe(0);
  fs.rmSync(dataDir, { recursive: true, force: true });
}, 90_000);

/** Knocks until nobody opens. */
async function refused(port: number): Promise<void> {
  for (let n = 0; n < 200; n += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('connect', () => (socket.destroy(), resolve(true)));
      socket.once('error', () => resolve(false));
    });
    if (!isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the server still takes connections');
}
