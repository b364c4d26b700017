/** A thread that requests a list of URLs at a steady rate, optionally each as another visitor, and counts the answers. */
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { origin, asks, seconds } = workerData;
const { hostname, port } = new URL(origin);
const agent = new http.Agent({ keepAlive: true, maxSockets: 128 });
const statuses = {};
const started = performance.now();

const ask = ({ path, address, cookie }) =>
  new Promise((resolve) => {
    const headers = { 'X-Forwarded-For': address, ...(cookie ? { Cookie: cookie } : {}) };
    const request = http.get({ hostname, port, path, headers, agent, timeout: 30_000 }, (reply) => {
      statuses[reply.statusCode] = (statuses[reply.statusCode] ?? 0) + 1;
      reply.resume();
      reply.on('close', resolve);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => {
      statuses.none = (statuses.none ?? 0) + 1;
      resolve();
    });
  });

const open = [];
for (const [place, each] of asks.entries()) {
  const due = started + (place / asks.length) * seconds * 1_000;
  const early = due - performance.now();
  if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
  open.push(ask(each));
}
await Promise.all(open);
parentPort.postMessage({ statuses, seconds: (performance.now() - started) / 1_000 });
agent.destroy();
