/** What a process of each role does, how it ends, and what shoppers notice of it when servers are replaced while they order. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { verifyData } from '../../../scripts/verify/verifyData';
import { Balancer } from '../../../scripts/cluster/balancer';
import { onSqlite } from '../../support/databases';
import { Caller, openShop, type Reply } from '../../support/http';
import { shopping } from '../../support/make/shopping';
import { openServer, type ServerProcess } from '../../support/processes';
import type { Product } from '../../../payload-types';

// The server of this file serves and queues: work is done by those it starts.
process.env.PROCESS_ROLE = 'web';
const shop = openShop();
const make = shopping(shop);
const servers = new Set<ServerProcess>();
const DRAIN = { DRAIN_SECONDS: '2' };

const open = async (PROCESS_ROLE: string, env: Record<string, string> = {}): Promise<ServerProcess> => {
  const server = await openServer({ PROCESS_ROLE, ...env });
  servers.add(server);
  return server;
};
const stop = async (server: ServerProcess): Promise<number | null> => {
  servers.delete(server);
  return server.stop();
};
afterAll(() => servers.forEach(({ end }) => end()));

/** By a connection of its own: one that was kept open may be closed at any time by a server that ends. */
const statusOf = (origin: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = http.get(origin + path, { agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    sent.on('error', reject);
  });
const jobs = (task: string) =>
  shop.payload().count({ collection: 'payload-jobs', where: { taskSlug: { equals: task } } });

test('a web process queues work and does none; a worker does it, queues what is due by the clock, and serves no visitor', async () => {
  const { user } = await make.person();
  expect((await shop.visitor.post(`/forgot-password/${user.mobile}`)).status).toBe(200);
  await wait(1_000);
  expect(shop.payload().crons).toHaveLength(0);
  expect((await jobs('sendMessage')).totalDocs).toBe(1);

  // The nightly jobs keep to the shop's time, wherever the machine is.
  const worker = await open('worker', { TZ: 'America/New_York' });
  const mobile = (user.mobile ?? '').slice(-11);
  expect((await shop.message('sms', mobile)).text).toMatch(/\d{6}/);
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect([path, await statusOf(worker.origin, path)]).toEqual([path, 200]);
  for (const path of [
    '/api/topbar-information',
    '/api/users/me',
    '/multi-vendor/',
    '/multi-vendor/admin',
    '/uploads/a.png',
  ])
    expect([path, await statusOf(worker.origin, path)]).toEqual([path, 404]);
  expect((await jobs('settlePayments')).totalDocs).toBe(1);
  const nightly = { collection: 'payload-jobs', where: { taskSlug: { equals: 'sweepFiles' } } } as const;
  expect((await shop.payload().find(nightly)).docs[0]?.waitUntil).toMatch(/T20:50:00/);
  expect(await stop(worker)).toBe(0);
}, 120_000);

test('asked to end, a server says first that it is not ready, still takes connections, and then ends with 0', async () => {
  // Long enough for a busy machine to look in between.
  const server = await open('web', { DRAIN_SECONDS: '6' });
  // Its first answer to this tries the disk, which may take as long as the drain on a busy machine.
  expect(await statusOf(server.origin, '/readyz')).toBe(200);
  const ended = stop(server);
  while ((await statusOf(server.origin, '/readyz')) !== 503) await wait(20);
  expect(await statusOf(server.origin, '/api/topbar-information')).toBe(200);
  expect(await ended).toBe(0);
  await expect(fetch(`${server.origin}/readyz`)).rejects.toThrow('fetch failed');
}, 120_000);

type Tally = { placed: number; failed: string[] };

/**
 * Shoppers who order one after the other until they are stopped. After a 503 with `Retry-After` they try again, with
 * the same key.
 */
function orderAlong(balancer: Balancer, product: Product, people: { caller: Caller }[]) {
  const tally: Tally = { placed: 0, failed: [] };
  let going = true;
  const until = async (send: () => Promise<Reply>): Promise<Reply> => {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const reply = await send();
      if (reply.http !== 503 || !reply.headers.has('retry-after') || Date.now() > deadline) return reply;
      await wait(250);
    }
  };
  const shopper = async (caller: Caller): Promise<void> => {
    while (going) {
      const headers = { 'Idempotency-Key': randomUUID() };
      await until(() => caller.post('/add-to-cart', { product_id: product.id, product_qty: 1 }));
      const order = await until(() => caller.post('/order-place', make.payload(), { headers }));
      if (order.status === 200) tally.placed += 1;
      else tally.failed.push(`${order.http} ${JSON.stringify(order.body)}`);
      await wait(50);
    }
  };
  const all = Promise.all(people.map(({ caller }) => shopper(new Caller(() => balancer.origin, caller.token))));
  return {
    tally,
    end: async () => {
      going = false;
      await all;
    },
  };
}

describe('servers are replaced while people order', () => {
  const balancer = new Balancer();
  let product: Product;
  let people: { caller: Caller }[];

  beforeAll(async () => {
    await balancer.open();
    await make.delivery();
    product = await make.product(await make.seller(), { qty: 100_000 });
    people = await make.crowd(6);
  });
  afterAll(() => balancer.close());

  const orders = async (): Promise<number> =>
    (await shop.payload().count({ collection: 'order-lines', where: { product: { equals: product.id } } })).totalDocs;
  const sound = async () =>
    expect(Object.fromEntries((await verifyData(shop.payload(), { pauseMs: 0 })).broken)).toEqual({});

  test('one after the other, of two: no order fails, none is even asked to wait', async () => {
    let web = [await open('web', DRAIN), await open('web', DRAIN)];
    let worker = await open('worker');
    await balancer.use(web.map(({ origin }) => origin));
    const { tally, end } = orderAlong(balancer, product, people);
    for (const old of [...web]) {
      const next = await open('web', DRAIN);
      web = [...web.filter((each) => each !== old), next];
      await balancer.use([...web, old].map(({ origin }) => origin));
      expect(await stop(old)).toBe(0);
    }
    expect(await stop(worker)).toBe(0);
    worker = await open('worker');
    await end();
    await balancer.use([]);
    for (const each of [...web, worker]) expect(await stop(each)).toBe(0);
    expect({ ...balancer.counts, failed: tally.failed }).toEqual({ waiting: 0, cut: 0, failed: [] });
    expect(tally.placed).toBeGreaterThan(20);
    expect(await orders()).toBe(tally.placed);
    await sound();
  }, 300_000);

  (onSqlite ? test : test.skip)(
    'the only one, as on SQLite: no order fails, some wait until the next one has started',
    async () => {
      const before = await orders();
      let server = await open('both', DRAIN);
      const PORT = new URL(server.origin).port;
      await balancer.use([server.origin]);
      const { tally, end } = orderAlong(balancer, product, people);
      for (let n = 0; n < 2; n += 1) {
        await wait(2_000);
        expect(await stop(server)).toBe(0);
        server = await open('both', { ...DRAIN, PORT });
      }
      await wait(1_000);
      await end();
      expect(await stop(server)).toBe(0);
      expect({ cut: balancer.counts.cut, failed: tally.failed }).toEqual({ cut: 0, failed: [] });
      // Somebody did wait, or the servers were not replaced.
      expect(balancer.counts.waiting).toBeGreaterThan(0);
      expect(await orders()).toBe(before + tally.placed);
      await sound();
    },
    300_000,
  );
});
