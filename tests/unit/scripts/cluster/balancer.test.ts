/**
 * The proxy in front of several servers: which server gets a request, and the answer if none takes it or its server
 * dies.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Balancer } from '../../../../scripts/cluster/balancer';

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

async function server(answer: http.RequestListener): Promise<string> {
  const listening = http.createServer((req, res) => (req.url === '/readyz' ? void res.end() : answer(req, res)));
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  open.push(() => void (listening.closeAllConnections(), listening.close()));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

async function proxy(servers: string[]): Promise<Balancer> {
  const balancer = new Balancer();
  await balancer.open();
  open.push(() => balancer.close());
  await balancer.use(servers);
  return balancer;
}

const seen = async (balancer: Balancer, init: RequestInit = {}) => {
  const reply = await fetch(`${balancer.origin}/x`, init);
  return { status: reply.status, wait: reply.headers.get('retry-after'), text: await reply.text() };
};

test('those that are ready take turns, and learn whose request it is', async () => {
  const names = ['one', 'two'];
  const servers = await Promise.all(
    names.map((name) => server((req, res) => void res.end(`${name} ${req.headers['x-forwarded-for']}`))),
  );
  const balancer = await proxy(servers);
  const texts = [await seen(balancer), await seen(balancer)].map(({ text }) => text).sort();
  expect(texts).toEqual(['one 127.0.0.1', 'two 127.0.0.1']);
});

test('where nobody is ready the caller is asked to come back', async () => {
  const balancer = await proxy(['http://127.0.0.1:9']);
  expect(await seen(balancer)).toEqual({ status: 503, wait: '1', text: '{"status":503}' });
  expect(balancer.counts).toEqual({ waiting: 1, cut: 0 });
});

test('nobody gets half an answer', async () => {
  const dies = await server((req, res) => {
    res.writeHead(200, { 'Content-Length': '100' });
    res.write('half', () => req.socket.destroy());
  });
  expect(await seen(await proxy([dies]))).toEqual({ status: 503, wait: '1', text: '{"status":503}' });
});

test('a request whose server dies with it is not sent again: the caller is asked to come back', async () => {
  let asked = 0;
  const dies = await server((req) => {
    asked += 1;
    req.socket.destroy();
  });
  const balancer = await proxy([dies]);
  expect(await seen(balancer, { method: 'POST', body: 'x' })).toMatchObject({ status: 503, wait: '1' });
  expect([asked, balancer.counts]).toEqual([1, { waiting: 0, cut: 1 }]);
});
