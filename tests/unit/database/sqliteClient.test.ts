/** The client's counters, by which cached values are computed anew after a change. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SqliteClient } from '../../../database/sqliteClient';
import { Connection } from '../../../database/sqliteConnection';

let folder: string;
let client: SqliteClient;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-client-'));
  client = new SqliteClient(path.join(folder, 'test.db'));
  for (const table of ['users', 'users_sessions', 'products', 'carts'])
    await client.executeMultiple(`CREATE TABLE ${table} (id INTEGER PRIMARY KEY, name TEXT)`);
});
afterEach(() => {
  client.close();
  fs.rmSync(folder, { recursive: true });
});

const grows = async (work: () => Promise<unknown>): Promise<{ accounts: boolean; answers: boolean }> => {
  const [accounts, answers] = [client.accountRevision, client.revision];
  await work();
  return { accounts: client.accountRevision !== accounts, answers: client.revision !== answers };
};

test('accounts change with a write to them or their sessions, and with no other', async () => {
  const write = (sql: string) => grows(() => client.write(sql, []));
  expect(await write(`INSERT INTO "users" (name) VALUES ('a')`)).toEqual({ accounts: true, answers: true });
  expect(await write(`DELETE FROM "users_sessions" WHERE id = 1`)).toEqual({ accounts: true, answers: false });
  expect(await write(`UPDATE "products" SET name = 'b'`)).toEqual({ accounts: false, answers: true });
  expect(await write(`INSERT INTO "carts" (name) VALUES ('c')`)).toEqual({ accounts: false, answers: false });
});

test('in a transaction they change when it is committed, and not when it is rolled back', async () => {
  const inside = async (end: 'commit' | 'rollback') => {
    const transaction = await client.transaction();
    const written = await grows(() => transaction.execute(`UPDATE "users" SET name = 'd'`));
    return { written, ended: await grows(() => transaction[end]()) };
  };
  const unchanged = { accounts: false, answers: false };
  expect(await inside('rollback')).toEqual({ written: unchanged, ended: unchanged });
  expect(await inside('commit')).toEqual({ written: unchanged, ended: { accounts: true, answers: true } });
});

/** Another process is asked about once in a turn of the event loop. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what another process writes may be an account', async () => {
  const other = new SqliteClient(path.join(folder, 'test.db'));
  const writeAndWait = async () => {
    await other.write(`INSERT INTO "carts" (name) VALUES ('e')`, []);
    await turn();
  };
  expect(await grows(writeAndWait)).toEqual({ accounts: true, answers: true });
  other.close();
});

describe('what is read of a settled table', () => {
  const names = () => client.settledCells('SELECT name FROM "districts" ORDER BY id', []).flat();
  beforeEach(async () => {
    await client.executeMultiple('CREATE TABLE districts (id INTEGER PRIMARY KEY, name TEXT)');
    await client.write(`INSERT INTO "districts" (name) VALUES ('Dhaka')`, []);
  });

  test('is the same until one of them changes, by this process or another', async () => {
    const first = names();
    await client.write(`INSERT INTO "carts" (name) VALUES ('f')`, []);
    expect(names()).toEqual(first);
    await client.write(`UPDATE "districts" SET name = 'Sylhet'`, []);
    expect(names()).toEqual(['Sylhet']);
    const other = new SqliteClient(path.join(folder, 'test.db'));
    await other.write(`UPDATE "districts" SET name = 'Khulna'`, []);
    await turn();
    expect(names()).toEqual(['Khulna']);
    other.close();
  });

  test('changes when a transaction is committed, which itself sees what it wrote', async () => {
    const transaction = client.later();
    await transaction.begin();
    expect(transaction.hasUnsettled).toBe(false);
    transaction.cells(`UPDATE "districts" SET name = 'Bogura'`, []);
    expect([transaction.hasUnsettled, names()]).toEqual([true, ['Dhaka']]);
    await transaction.commit();
    expect(names()).toEqual(['Bogura']);
  });

  test('is kept in the shape that several statements made of it, until one of them changes', async () => {
    let made = 0;
    const shape = () =>
      client.whileSettled('the first district', async () => {
        made += 1;
        const [name] = names();
        // What is written while the value is made makes it an older one.
        if (made === 2) await client.write(`UPDATE "districts" SET name = 'Feni'`, []);
        return name;
      });
    expect([await shape(), await shape(), made]).toEqual(['Dhaka', 'Dhaka', 1]);
    await client.write(`UPDATE "districts" SET name = 'Sylhet'`, []);
    expect([await shape(), made]).toEqual(['Sylhet', 2]);
    expect([await shape(), made]).toEqual(['Feni', 3]);
  });
});

describe('a transaction that begins with its first statement', () => {
  const count = () => client.cells('SELECT count(*) FROM "carts"', [])[0]?.[0];

  test('blocks nobody before it, and waits its turn with it', async () => {
    const [idle, first] = [client.later(), client.later()];
    await first.execute(`INSERT INTO "carts" (name) VALUES ('g')`);
    let wasWritten = false;
    const second = client.write(`INSERT INTO "carts" (name) VALUES ('h')`, []).then(() => (wasWritten = true));
    await turn();
    expect([wasWritten, count()]).toEqual([false, 0]);
    await first.commit();
    await second;
    expect(count()).toBe(2);
    await idle.commit();
    await expect(idle.execute('SELECT 1')).rejects.toThrow('over');
  });

  test('rolled back while it waits for its turn, it gives the turn back', async () => {
    const [first, late] = [client.later(), client.later()];
    await first.execute(`INSERT INTO "carts" (name) VALUES ('i')`);
    const waiting = late.execute(`INSERT INTO "carts" (name) VALUES ('j')`);
    await late.rollback();
    await first.rollback();
    await expect(waiting).rejects.toThrow('over');
    await client.write(`INSERT INTO "carts" (name) VALUES ('k')`, []);
    expect(count()).toBe(1);
  });
});

test('a write that does not wait for the disk is read at once, and the next one waits again', async () => {
  await client.jot(`INSERT INTO "carts" (name) VALUES ('l')`, []);
  expect(client.cells('SELECT name FROM "carts"', [])).toEqual([['l']]);
  const synchronous = await client.transaction();
  expect(synchronous.cells('PRAGMA synchronous', [])).toEqual([[2]]);
  await synchronous.rollback();
  // What a statement commits waits or not as the connection is set while it runs.
  const setIn = async (write: Promise<unknown[][]>) => (await write).flat();
  const ask = 'PRAGMA synchronous';
  expect(await setIn(client.jot(ask, []))).toEqual([1]);
  expect(await setIn(client.write(ask, []))).toEqual([2]);
  expect(await setIn(client.write(ask, [], false))).toEqual([1]);
});

describe('while another process holds the file', () => {
  let other: Connection;
  beforeEach(() => {
    other = new Connection(path.join(folder, 'test.db'));
    other.run('BEGIN IMMEDIATE');
  });
  afterEach(() => other.close());

  test.each([
    ['a write', () => client.write(`INSERT INTO "carts" (name) VALUES ('f')`, [])],
    ['a batch', () => client.batch([`INSERT INTO "carts" (name) VALUES ('f')`])],
    [
      'a transaction',
      async () => {
        const transaction = await client.transaction();
        await transaction.execute(`INSERT INTO "carts" (name) VALUES ('f')`);
        await transaction.commit();
      },
    ],
  ])('%s waits for it without holding up this process, and is made once', async (_what, write) => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 50);
    const writing = write();
    // Longer than SQLite waits by itself.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    other.run('COMMIT');
    await writing;
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
    expect(client.cells('SELECT name FROM carts', [])).toEqual([['f']]);
  });

  test('whoever waits too long is asked to try again, and nothing is written', async () => {
    await expect(client.write(`INSERT INTO "carts" (name) VALUES ('g')`, [])).rejects.toMatchObject({ code: 'busy' });
    other.run('ROLLBACK');
    expect(client.cells('SELECT name FROM carts', [])).toEqual([]);
    await client.write(`INSERT INTO "carts" (name) VALUES ('h')`, []);
    expect(client.cells('SELECT name FROM carts', [])).toEqual([['h']]);
  }, 40_000);
});
