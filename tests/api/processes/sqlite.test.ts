/** A second process on the same SQLite file: a server, or a command like `npm run seed`. What it writes the next request sees. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { onSqlite } from '../../support/databases';
import { Caller, emailOf, openShop, PASSWORD } from '../../support/http';
import { openProcesses, type ServerProcess } from '../../support/processes';

const shop = openShop();
let other: ServerProcess | undefined;

/** A process that opens the file, changes one thing and ends. */
const writes = (sql: string) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    "import Database from 'libsql'; const [file, sql] = process.argv.slice(1); const db = new Database(file); db.exec(sql); db.close();",
    `${process.env.DATA_DIR}/haat.db`,
    sql,
  ]);

const footer = async (caller: Caller): Promise<string> =>
  (await caller.get('/topbar-information')).body.footer_text as string;

(onSqlite ? describe : describe.skip)('two processes on one SQLite file', () => {
  beforeAll(async () => {
    [other] = await openProcesses(1);
  }, 120_000);
  afterAll(() => other?.end());

  test('a change made at one is seen by the next request at the other, which serves the rest from its cache', async () => {
    const there = new Caller(() => other!.origin, null);
    const { token } = (await there.post('/login', { email: emailOf('admin'), password: PASSWORD })).body as {
      token: string;
    };
    const admin = new Caller(() => other!.origin, token);
    for (let turn = 0; turn < 10; turn += 1) {
      await footer(shop.visitor);
      const etag = (await shop.visitor.get('/topbar-information')).headers.get('etag')!;
      expect((await shop.visitor.get('/topbar-information', { headers: { 'If-None-Match': etag } })).http).toBe(304);
      const text = `Said by the other ${turn}`;
      expect((await admin.post('/update-footer-text', { footer_text: text })).status).toBe(200);
      expect([await footer(shop.visitor), await footer(there)]).toEqual([text, text]);
    }
  });

  test('a command that writes the file is seen by both', async () => {
    const there = new Caller(() => other!.origin, null);
    expect(await footer(there)).toBe(await footer(shop.visitor));
    await writes("UPDATE site_information SET footer_text = 'Said by a command'");
    expect([await footer(shop.visitor), await footer(there)]).toEqual(['Said by a command', 'Said by a command']);
  });

  test('both may write: writes are serialised and nothing is lost', async () => {
    const callers = [await shop.as('admin'), new Caller(() => other!.origin, (await shop.as('admin')).token)];
    const code = (n: number) => `BOTH${n}`;
    const coupon = (n: number) => ({
      code: code(n),
      type: 1,
      fixed: 10,
      percentage: 0,
      min_order: 0,
      quantity: 5,
      status: 1,
    });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => callers[n % 2]!.post('/coupon-create', coupon(n))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { totalDocs } = await shop.payload().count({ collection: 'coupons', where: { code: { like: 'BOTH' } } });
    expect(totalDocs).toBe(20);
  });
});
