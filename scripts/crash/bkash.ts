/**
 * bKash for the shop: it has to survive the shop's crashes, so it is a server of its own, with its state in this
 * process.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '../../gateways/clock';
import { createBkashSimulator } from '../../gateways/bkash/simulator';
import { newSimulatorState, type SimulatorState } from '../../gateways/bkash/simulator/state';

const keys = { appKey: 'crash-key', appSecret: 'crash-secret', username: 'crash-user', password: 'crash-password' };

export type Bkash = {
  url: string;
  /** The settings of a shop that uses it. */
  env: Record<string, string>;
  state: SimulatorState;
  /** Delays every answer to the shop by this much from now on; people's own pages are not delayed. */
  slowBy: (ms: number) => void;
  close: () => void;
};

export async function openBkash({ timeoutSeconds = 5 } = {}): Promise<Bkash> {
  const state = newSimulatorState();
  let delayMs = 0;
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = 'GET', url: path = '/', headers } = request;
      const isOfShop = path.startsWith('/v');
      void simulator
        .handle({ method, path, headers, body: Buffer.concat(parts).toString('utf8') })
        .then(async (reply) => {
          if (isOfShop && delayMs > 0) await wait(delayMs);
          response.writeHead(reply.status, reply.headers).end(reply.body);
        });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const simulator = createBkashSimulator({ publicUrl: url, ...keys }, systemClock, state);
  return {
    url,
    state,
    env: {
      BKASH_GATEWAY: 'http',
      BKASH_BASE_URL: url,
      BKASH_APP_KEY: keys.appKey,
      BKASH_APP_SECRET: keys.appSecret,
      BKASH_USERNAME: keys.username,
      BKASH_PASSWORD: keys.password,
      BKASH_TIMEOUT_SECONDS: String(timeoutSeconds),
      BKASH_PAYOUTS: 'on',
      BKASH_PAYOUT_BASE_URL: url,
    },
    slowBy: (ms) => void (delayMs = ms),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
