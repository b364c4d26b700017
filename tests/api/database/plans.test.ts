import type { SqliteClient } from '../../../database/sqliteClient';
import { accountsOf, callsOf, moreCalls, valuesOf } from '../../../scripts/scale/asked';
import type { Account, Asked } from '../../../scripts/scale/types';
import { planOf, scansIn, watchReads } from '../../../scripts/scale/plans';
import { onSqlite } from '../../support/databases';
import { openShop, type Caller } from '../../support/http';

const shop = openShop();
/** Only an embedded database says its plans in this way. */
const clientOf = (): SqliteClient => (shop.payload().db as unknown as { client: SqliteClient }).client;

(onSqlite ? describe : describe.skip)('no call that reads', () => {
  test('reads a table that grows with the shop from end to end', async () => {
    const client = clientOf();
    const accounts = await accountsOf(shop.payload());
    const values = await valuesOf(shop.payload(), accounts);
    const callers = new Map<Account | null, Caller>([[null, shop.visitor]]);
    for (const [account, email] of Object.entries(accounts)) callers.set(account as Account, await shop.login(email));
    const all: Asked[] = [...callsOf(values), ...moreCalls(values)];
    expect(all.length).toBeGreaterThan(100);
    const watch = watchReads(client);
    const found: string[] = [];
    for (const asked of all) {
      // Nothing of an account is cached from the previous call.
      await client.write(`DELETE FROM "users_sessions" WHERE "id" = ?`, ['none']);
      watch.clear();
      const answer = await callers.get(asked.as)!.get(asked.path.replace(/^\/api/, ''));
      expect(answer.http).toBeLessThan(500);
      const statements = [...watch.statements];
      expect({ name: asked.name, asksTheDatabase: statements.length > 0 || asked.as === null }).toEqual({
        name: asked.name,
        asksTheDatabase: true,
      });
      for (const sql of statements)
        for (const table of scansIn(client, sql)) found.push(`${asked.name}: ${table} by ${sql.slice(0, 400)}`);
    }
    expect(found).toEqual([]);
  });

  test('would go unnoticed if it did', () => {
    const client = clientOf();
    expect(scansIn(client, `SELECT "id" FROM "products" WHERE "description" = ?`)).toEqual(['products']);
    expect(scansIn(client, `SELECT "id" FROM "products" WHERE "slug" = ?`)).toEqual([]);
    const sessions = (where: string) =>
      `SELECT "id", (SELECT json_group_array("id") FROM (SELECT * FROM "users_sessions" "users_sessions" WHERE ${where} ORDER BY +"_order") "users_sessions") FROM "users" WHERE "id" = ?`;
    expect(scansIn(client, sessions('"_parent_id" = "users"."id"'))).toEqual([]);
    expect(scansIn(client, sessions('+"device" = ?'))).toEqual(['users_sessions']);
  });

  test('and looking at a plan leaves the reads that follow up to date', async () => {
    const client = clientOf();
    for (const name of ['before', 'after']) {
      planOf(client, `SELECT "id" FROM "counters" WHERE "name" = ?`);
      await client.write(`INSERT INTO "counters" ("name", "value") VALUES (?, 0)`, [`plans, ${name}`]);
      expect(client.cells(`SELECT count(*) FROM "counters" WHERE "name" = ?`, [`plans, ${name}`])).toEqual([[1]]);
    }
  });
});
