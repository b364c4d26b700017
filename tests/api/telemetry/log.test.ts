/** What the log of a real server holds after a statement failed: everything needed to find the cause, and nobody's data. */
import Database from 'libsql';
import path from 'node:path';
import { onSqlite } from '../../support/databases';
import { Caller, openShop } from '../../support/http';
import { openWatched } from '../../support/processes';

const shop = openShop();

(onSqlite ? test : test.skip)(
  'a failed statement is logged with its cause and without its values',
  async () => {
    const server = await openWatched();
    const there = new Caller(() => server.origin, null);
    const database = new Database(path.join(process.env.DATA_DIR!, 'haat.db'));
    database.exec("CREATE TRIGGER closed BEFORE INSERT ON users BEGIN SELECT RAISE(ABORT, 'no more users'); END");
    const person = {
      name: 'Rahima Khatun',
      mobile: '01798765432',
      email: 'rahima@example.com',
      password: 'Mango-tree-42',
    };
    const answer = await there.post('/register', person);
    database.exec('DROP TRIGGER closed');
    database.close();
    expect(answer.http).toBe(500);
    const lines = await server.lines();
    server.end();
    const said = lines.find((line) => line.includes('call failed'))!;
    expect(JSON.parse(said)).toMatchObject({
      route: 'register',
      requestId: answer.headers.get('x-request-id'),
      msg: 'call failed',
      err: {
        message: expect.stringContaining('insert into "users"'),
        stack: expect.stringContaining('\n    at '),
        cause: { message: expect.stringContaining('no more users') },
      },
    });
    const log = lines.join('\n');
    for (const secret of ['Rahima', '98765432', 'rahima@', 'Mango', 'params']) expect(log).not.toContain(secret);
    // Password hash and salt.
    expect(log).not.toMatch(/[0-9a-f]{64}/);
  },
  120_000,
);

test.each([
  ['info', 0],
  ['debug', 1],
])(
  'at %s, lines of their own for a refusal of the CMS: %i',
  async (level, count) => {
    const server = await openWatched({ LOG_LEVEL: level });
    const there = new Caller(() => server.origin, (await shop.as('admin')).token);
    expect((await there.get('/products/99999999')).http).toBe(404);
    const lines = (await server.lines()).map((line) => JSON.parse(line) as Record<string, unknown>);
    server.end();
    expect(lines.filter(({ refused }) => refused)).toHaveLength(count);
    expect(lines.filter(({ msg }) => msg === 'Not Found')).toEqual([]);
  },
  120_000,
);
