/**
 * SIGTERM on the real process: requests in flight are answered, new connections are refused, jobs are finished, the
 * exit code is 0.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { createBkashSimulator } from '../../../gateways/bkash/simulator';
import { newSimulatorState } from '../../../gateways/bkash/simulator/state';
import { bundledFile } from '../../support/bundled';
import { onSqlite } from '../../support/databases';
import { PASSWORD } from '../../support/http';
import { raw, type Raw } from '../../support/raw';
import { serve } from '../../gateways/serve';

const whereFiles = onSqlite ? test : test.skip;
const keys = { appKey: 'key', appSecret: 'secret', username: 'user', password: 'word' };

const port = Number(process.env.PORT);
const origin = `http://127.0.0.1:${port}`;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

/** The real process on a copy of the data, which `prepare` may change before. */
function begin(env: Record<string, string> = {}, prepare?: (database: Database.Database) => void) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-sigterm-'));
  folders.push(dataDir);
  fs.cpSync(process.env.DATA_DIR!, dataDir, { recursive: true });
  if (prepare) inDatabase(dataDir, prepare);
  const server = spawn(process.execPath, [bundledFile('serveShop')], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let said = '';
  server.stderr!.on('data', (bytes: Buffer) => (said += bytes.toString('utf8')));
  return { server, dataDir, said: () => said, gone: once(server, 'exit') as Promise<[number | null, string | null]> };
}

function inDatabase<T>(dataDir: string, work: (database: Database.Database) => T): T {
  const database = new Database(path.join(dataDir, 'haat.db'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const rows = <T>(dataDir: string, sql: string): T[] =>
  inDatabase(dataDir, (database) => database.prepare(sql).all() as T[]);

const send = (call: string, body: object, token = '') =>
  fetch(`${origin}/api${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
const post = async (call: string, body: object, token = '') =>
  (await (await send(call, body, token)).json()) as Record<string, unknown>;

/** A moment others wait for. */
function moment() {
  let come!: () => void;
  return { when: new Promise<void>((resolve) => (come = resolve)), come };
}

whereFiles(
  'a slow order in flight is answered, also when the signal comes again; new connections are refused and idle ones closed; the process ends with 0 and leaves no job in hand',
  async () => {
    const [asked, released] = [moment(), moment()];
    const state = newSimulatorState();
    const gateway: Awaited<ReturnType<typeof serve>> = await serve(async ({ method, path: at, headers, body }) => {
      if (at.endsWith('/create')) {
        asked.come();
        await released.when;
      }
      return createBkashSimulator({ publicUrl: gateway.url, ...keys }, { now: () => new Date() }, state).handle({
        method,
        path: at,
        headers,
        body,
      });
    });
    const { server, dataDir, gone } = begin({
      BKASH_GATEWAY: 'http',
      BKASH_BASE_URL: gateway.url,
      BKASH_APP_KEY: keys.appKey,
      BKASH_APP_SECRET: keys.appSecret,
      BKASH_USERNAME: keys.username,
      BKASH_PASSWORD: keys.password,
    });
    await once(server, 'message');
    const { token } = (await post('/login', { email: 'customer2@demo.test', password: PASSWORD })) as { token: string };
    const home = (await (await fetch(`${origin}/api/get-home-product`)).json()) as {
      general: { id: number; has_options: number }[];
    };
    await post(
      '/add-to-cart',
      { product_id: home.general.find((each) => each.has_options === 0)!.id, product_qty: 1 },
      token,
    );
    const idle = await keptOpen();
    const order = send(
      '/bkash/checkout-url/create',
      { type: 2, payment_method: 'bKash', delivery_charge: null, address_line: 'Shopper, House 1, Dhaka' },
      token,
    );
    await asked.when;
    server.kill('SIGTERM');
    await refused(port);
    await idle.closed;
    // npm passes the signal on to a process that systemd, or the terminal, has sent it already.
    server.kill('SIGTERM');
    server.kill('SIGINT');
    released.come();
    const answer = await order;
    expect(answer.headers.get('connection')).toBe('close');
    expect(await answer.json()).toMatchObject({ status: 200, bkashurl: expect.stringContaining('paymentID=') });
    expect(await gone).toEqual([0, null]);
    await gateway.close();
    expect(rows<{ n: number }>(dataDir, 'SELECT count(*) AS n FROM payload_jobs WHERE processing = 1')).toEqual([
      { n: 0 },
    ]);
  },
  180_000,
);

whereFiles(
  'a message that is just being sent is sent to its end, and noted, before the process ends',
  async () => {
    const [asked, released] = [moment(), moment()];
    const gateway = await serve(async () => {
      asked.come();
      await released.when;
      return {
        status: 200,
        body: JSON.stringify({ response_code: 202, success_message: 'SMS Submitted Successfully' }),
      };
    });
    const { server, dataDir, gone } = begin({
      SMS_GATEWAY: 'http',
      SMS_SEND_URL: `${gateway.url}/send`,
      SMS_BALANCE_URL: `${gateway.url}/balance`,
      SMS_API_KEY: 'key',
      SMS_SENDER_ID: 'Haat',
    });
    await once(server, 'message');
    const [{ mobile }] = rows<{ mobile: string }>(
      dataDir,
      "SELECT mobile FROM users WHERE email = 'customer@demo.test'",
    ) as [{ mobile: string }];
    expect(await post(`/forgot-password/${mobile}`, {})).toMatchObject({ status: 200 });
    await asked.when;
    server.kill('SIGTERM');
    await refused(port);
    released.come();
    expect(await gone).toEqual([0, null]);
    expect(gateway.heard).toHaveLength(1);
    await gateway.close();
    expect(rows(dataDir, "SELECT status FROM messages WHERE purpose = 'reset' ORDER BY id DESC LIMIT 1")).toEqual([
      { status: 'sent' },
    ]);
    expect(rows(dataDir, "SELECT id FROM payload_jobs WHERE task_slug = 'sendMessage'")).toEqual([]);
  },
  180_000,
);

whereFiles(
  'a port that somebody else has ends the process with a reason, and the work of the server there stays its own',
  async () => {
    const other = net.createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const { gone, said, dataDir } = begin({}, (database) =>
      database
        .prepare(
          `INSERT INTO messages (channel, "to", subject, text, purpose, status, tries, updated_at)
           VALUES ('sms', '+8801700000001', '', 'Your order is on its way.', 'order', 'sending', 1, '2026-01-01T00:00:00.000Z')`,
        )
        .run(),
    );
    expect((await gone)[0]).toBe(1);
    expect(rows(dataDir, `SELECT status FROM messages WHERE "to" = '+8801700000001'`)).toEqual([{ status: 'sending' }]);
    expect(said()).toContain('EADDRINUSE');
    other.close();
  },
  180_000,
);

whereFiles(
  'with a hundred connections open on which nothing more comes it ends all the same, and answers whoever is still sending',
  async () => {
    const { server, gone } = begin();
    await once(server, 'message');
    const odd = (await Promise.all(Object.values(kinds).flatMap((open) => Array.from({ length: EACH }, open)))).flat();
    expect(odd.length).toBeGreaterThan(100);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const asked = await signingIn();
    const started = performance.now();
    server.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    asked.finish();
    await asked.closed;
    expect(asked.said()).toMatch(/HTTP\/1\.1 200 OK[\s\S]*connection: close[\s\S]*"status":200/i);
    expect(await gone).toEqual([0, null]);
    // About a second on a quiet machine, as `npm run flood` measures; without an end of its own it would take two minutes.
    expect(performance.now() - started).toBeLessThan(20_000);
    // Those that do not read learn that they were closed when they do.
    for (const { socket } of odd) socket.resume();
    await Promise.all(odd.map(({ closed }) => closed));
  },
  240_000,
);

const EACH = 20;

/** Requests much, and reads none of it. */
async function unread(): Promise<Raw> {
  const line = await raw(origin, `GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(8));
  line.socket.pause();
  return line;
}

/** A byte now and then, without end. */
async function dripping(): Promise<Raw> {
  const line = await raw(
    origin,
    'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
  );
  const drip = setInterval(() => line.socket.write(' '), 50);
  line.socket.once('close', () => clearInterval(drip));
  return line;
}

/** A sign-in of which the server has the head, and which is sent to its end when asked to. */
async function signingIn(): Promise<Raw & { finish: () => void }> {
  const body = JSON.stringify({ email: 'customer@demo.test', password: PASSWORD });
  const line = await raw(
    origin,
    `POST /api/login HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  while (!line.said().includes('100 Continue')) await new Promise((resolve) => setTimeout(resolve, 10));
  return { ...line, finish: () => void line.socket.write(body) };
}

const kinds: Record<string, () => Promise<Raw>> = {
  'never says a word': () => raw(origin, ''),
  'stops inside the headers': () => raw(origin, 'GET /api/get-home-product HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
  'stops inside the body': () =>
    raw(
      origin,
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email"',
    ),
  'sends a byte of its body now and then': dripping,
  'has its answer and stays': () => raw(origin, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  'wants a web socket': () =>
    raw(origin, 'GET /api/cart HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
  'does not read its answers': unread,
};

/** A connection that has had its answer and stays open, as a browser's does. */
async function keptOpen(): Promise<{ closed: Promise<unknown> }> {
  const socket = net.connect(port, '127.0.0.1');
  const closed = once(socket, 'close');
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  expect(bytes.toString('utf8')).toMatch(/connection: keep-alive/i);
  return { closed };
}

/** Connects until connections are refused. */
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
