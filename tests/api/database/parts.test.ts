/** New orders and packages reach their index of parts sixteen at a time; they are found by a part of their number at once. */
import { createLocalReq } from 'payload';
import type { SqliteClient } from '../../../database/sqliteClient';
import { openCtx } from '../../../services/openCtx';
import { onSqlite } from '../../support/databases';
import { openShop } from '../../support/http';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
const clientOf = (): SqliteClient => (shop.payload().db as unknown as { client: SqliteClient }).client;
const dbOf = async () => openCtx(await createLocalReq({}, shop.payload())).db;
const AT_ONCE = 16;
const FIRST = 70_010_100_000;

/** How many of the newest rows are not in the index yet. */
function waiting(table: 'orders' | 'packages'): number {
  const newest = `SELECT count(*) FROM "${table}" WHERE "id" > (SELECT "upto" FROM "parts_written" WHERE "name" = ?)`;
  return Number(clientOf().cells(newest, [table])[0]![0]);
}

/** Throws if the index does not fit together. */
const check = async (table: string) =>
  clientOf().write(`INSERT INTO "${table}_parts" ("${table}_parts", rank) VALUES ('integrity-check', 0)`, []);

(onSqlite ? describe : describe.skip)('the index of parts', () => {
  test('need not have a new row for it to be found', async () => {
    const [db, seller, customer] = [await dbOf(), await make.seller(), await make.person()];
    const lags = new Set<number>();
    for (let n = 0; n < AT_ONCE + 4; n += 1) {
      const made = await make.order({ seller, customer, status: 0 });
      const [number, trackingId] = [made.order.number, made.package.tracking_id];
      const [end, code] = [String(number).slice(-6), trackingId.slice(-8).toLowerCase()];
      const orders = await db.rows('a test', 'orders', {
        where: { number: { contains: end } },
        select: { number: true },
      });
      expect(orders.map((each) => each.number)).toContain(number);
      const where = { tracking_id: { contains: code } };
      const packages = await db.rows('a test', 'packages', { where, select: { tracking_id: true } });
      expect(packages.map((each) => each.tracking_id)).toContain(trackingId);
      expect(await db.countRows('a test', 'orders', { number: { contains: end } })).toBe(orders.length);
      lags.add(waiting('orders'));
    }
    expect(Math.max(...lags)).toBe(AT_ONCE - 1);
    expect(Math.min(...lags)).toBe(0);
    await check('orders');
    await check('packages');
  });

  test('forgets a row that is deleted, in it or not yet, and learns one that comes back', async () => {
    const [db, customer] = [await dbOf(), (await make.person()).user.id];
    const none = { subtotal: 0, coupon_amount: 0, delivery_charge: 0, total: 0, payment_status: 0 };
    const rowOf = (number: number) => ({
      ...none,
      number,
      customer,
      type: 2,
      payment_method: 'COD',
      address_line: 'x',
    });
    const ids: number[] = [];
    for (let n = 0; n < AT_ONCE + 2; n += 1)
      ids.push(Number((await db.insert('a test', 'orders', rowOf(FIRST + n))).id));
    const find = async (number: number) =>
      (await db.rows('a test', 'orders', { where: { number: { contains: String(number) } } })).map((each) => each.id);
    expect(waiting('orders')).toBeGreaterThan(0);
    for (const n of [0, AT_ONCE + 1]) {
      expect(await find(FIRST + n)).toEqual([ids[n]]);
      await db.dropWhere('orders', { id: { equals: ids[n]! } });
      expect(await find(FIRST + n)).toEqual([]);
      await db.insert('a test', 'orders', { id: ids[n]!, ...rowOf(FIRST + n) });
      expect(await find(FIRST + n)).toEqual([ids[n]]);
    }
    await db.setWhere('orders', { id: { equals: ids[1]! } }, { number: FIRST + 500 });
    expect([await find(FIRST + 1), await find(FIRST + 500)]).toEqual([[], [ids[1]]]);
    await check('orders');
  });
});
