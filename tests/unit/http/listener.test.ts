import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { listener } from '../../../http/listener';

test('requests and responses have the methods of Express from the beginning, and keep their prototypes', async () => {
  const app = express();
  const server = listener(app);
  const before: (object | null)[] = [];
  server.prependListener('request', (req, res) => before.push(Object.getPrototypeOf(req), Object.getPrototypeOf(res)));
  app.get('/', (req, res) => {
    const now = [Object.getPrototypeOf(req), Object.getPrototypeOf(res)] as (object | null)[];
    res.json({
      isSame: now.every((each, place) => each === before.at(place - 2)),
      of: req.app === app && res.app === app,
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    for (let turn = 0; turn < 2; turn += 1)
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).json()).toEqual({ isSame: true, of: true });
    expect(new Set(before).size).toBe(2);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
