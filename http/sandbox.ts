/** The bKash simulator at `/sandbox/bkash`: never in production unless explicitly enabled (env.ts ensures that). */
import type { RequestHandler } from 'express';
import type { Env } from '../env';
import { createBkashSimulator } from '../gateways/bkash/simulator';
import { systemClock } from '../gateways/clock';
import { readBody } from './webRequest';

const MAX_BYTES = 64 * 1024;

export function sandbox(settings: Env): RequestHandler {
  const simulator = createBkashSimulator(
    {
      publicUrl: `${settings.SERVER_URL}/sandbox/bkash`,
      // The server calls itself without going out: its public address may not be reachable from inside.
      serviceUrl: `http://127.0.0.1:${settings.PORT}/sandbox/bkash`,
      noticeUrl: `http://127.0.0.1:${settings.PORT}/api/bkash/ipn`,
      appKey: settings.BKASH_APP_KEY,
      appSecret: settings.BKASH_APP_SECRET,
      username: settings.BKASH_USERNAME,
      password: settings.BKASH_PASSWORD,
    },
    systemClock,
  );
  return async (req, res) => {
    const body = await readBody(req, MAX_BYTES);
    const reply = await simulator.handle({
      method: req.method,
      path: req.url,
      headers: req.headers,
      body: body?.toString('utf8'),
    });
    res.status(reply.status).set(reply.headers).send(reply.body);
  };
}
