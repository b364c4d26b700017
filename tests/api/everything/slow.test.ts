/** Callers who send a byte now and then to keep a connection from others. */
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { listener, patience } from '../../../http/listener';

const impatient = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 100 };

/** Sends `first`, then a letter every 50 ms; how long until the server hangs up. */
function drip(port: number, first: string): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = net.connect(port, '127.0.0.1', () => socket.write(first));
    const dripping = setInterval(() => socket.write('a'), 50);
    socket.on('error', () => undefined);
    socket.resume();
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(performance.now() - started);
    });
  });
}

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['a body that never ends', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n'],
])('%s are disconnected', async (_what, first) => {
  const server = listener((req, res) => void req.resume().on('end', () => res.end('done')), impatient);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  expect(await drip((server.address() as AddressInfo).port, first)).toBeLessThan(3_000);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('the server waits 15 seconds for headers and a minute for a body', () => {
  expect(patience).toMatchObject({ headersTimeout: 15_000, requestTimeout: 60_000 });
});
