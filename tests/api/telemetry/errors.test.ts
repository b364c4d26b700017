/** A server error is reported to the owner's address: what, where and for which request, and nobody's name. */
import Database from 'libsql';
import path from 'node:path';
import { onSqlite } from '../../support/databases';
import { Caller, openShop } from '../../support/http';
import { market } from '../../support/make/market';
import { openServer } from '../../support/processes';
import { serve } from '../../gateways/serve';

const shop = openShop();
const make = market(shop);

(onSqlite ? test : test.skip)(
  'a call that fails is reported once, with its route and the id its answer shows',
  async () => {
    const receiver = await serve(() => ({ status: 202, body: '' }));
    const server = await openServer({
      ERROR_REPORT_URL: receiver.url,
      ERROR_REPORT_TOKEN: 'report-token',
      LOG_LEVEL: 'error',
    });
    const { user, caller } = await make.person();
    const there = new Caller(() => server.origin, caller.token);
    const database = new Database(path.join(process.env.DATA_DIR!, 'haat.db'));
    database.exec('ALTER TABLE favorites RENAME TO favorites_away');
    const answers = [await there.get('/get-favorite-products'), await there.get('/get-favorite-products')];
    database.exec('ALTER TABLE favorites_away RENAME TO favorites');
    database.close();
    expect(answers.map(({ http }) => http)).toEqual([500, 500]);
    // A refusal is nobody's error.
    await there.post('/login', { email: user.email, password: 'Wrong-pass-1' });
    expect(await server.stop()).toBe(0);
    expect(receiver.heard).toHaveLength(1);
    const [{ headers, body }] = receiver.heard as [(typeof receiver.heard)[number]];
    expect(headers.authorization).toBe('Bearer report-token');
    const report = JSON.parse(body) as Record<string, unknown>;
    expect(report).toMatchObject({
      service: 'haat',
      role: 'both',
      message: expect.stringContaining('favorites'),
      route: 'getFavoriteProducts',
      requestId: answers[0]!.headers.get('x-request-id'),
      during: 'call failed',
    });
    for (const secret of [user.email, user.mobile.slice(-10), user.name, caller.token!])
      expect(body).not.toContain(secret);
    await receiver.close();
  },
  120_000,
);
