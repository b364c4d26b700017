/** Connections that request something unsupported, or stall. */
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when the connection is made; `closed` when the server has ended it. */
function connect(port: number, text: string): Promise<{ socket: net.Socket; closed: Promise<number> }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('error', reject);
    const closed = new Promise<number>((done) => socket.once('close', () => done(performance.now() - started)));
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', () => undefined);
      socket.resume();
      socket.write(text);
      resolve({ socket, closed });
    });
  });
}

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
const ODD = [
  '',
  'GET /multi-vendor/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email"',
  'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  upgrade('/multi-vendor/'),
  'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(8),
];

/** How many of the upgrade requests are still open after a while, and how long the slowest of the others took. */
export async function upgrades(port: number, count: number): Promise<{ open: number; slowestMs: number }> {
  const paths = ['/', '/multi-vendor/', '/multi-vendor/admin', '/api/get-home-product', '/_next/webpack-hmr'];
  const lines = await Promise.all(
    Array.from({ length: count }, (_, n) => connect(port, upgrade(paths[n % paths.length]!))),
  );
  let slowestMs = 0;
  let open = count;
  for (const { closed } of lines) void closed.then((ms) => ((open -= 1), (slowestMs = Math.max(slowestMs, ms))));
  await Promise.race([Promise.all(lines.map(({ closed }) => closed)), wait(10_000)]);
  const left = open;
  for (const { socket } of lines) socket.destroy();
  return { open: left, slowestMs };
}

/** Opens this many unusual connections of every kind; half of the last kind do not read. */
export async function oddSockets(port: number, count: number): Promise<void> {
  const lines = await Promise.all(Array.from({ length: count }, (_, n) => connect(port, ODD[n % ODD.length]!)));
  lines.filter((_, n) => n % ODD.length === ODD.length - 1).forEach(({ socket }) => socket.pause());
  await wait(500);
}
