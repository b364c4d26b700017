/** No index is written that another one makes superfluous, and what belongs to a package is found by the package. */
import { createLocalReq } from 'payload';
import type { SqliteClient } from '../../../database/sqliteClient';
import { planOf, watchReads } from '../../../scripts/scale/plans';
import { openCtx } from '../../../services/openCtx';
import { onSqlite } from '../../support/databases';
import { openShop } from '../../support/http';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
const clientOf = (): SqliteClient => (shop.payload().db as unknown as { client: SqliteClient }).client;

type Index = { table: string; name: string; columns: string };

function indexes(): Index[] {
  const rows = clientOf().cells(
    `SELECT m."tbl_name", m."name", l."unique", (SELECT group_concat(i."name") FROM pragma_index_info(m."name") i)
     FROM sqlite_master m JOIN pragma_index_list(m."tbl_name") l ON l."name" = m."name" WHERE m."type" = 'index' AND m."sql" IS NOT NULL`,
    [],
  ) as [string, string, number, string][];
  return rows.filter(([, , unique]) => unique === 0).map(([table, name, , columns]) => ({ table, name, columns }));
}

(onSqlite ? describe : describe.skip)('the embedded database', () => {
  test('has no index that is the beginning of another, but those of time alone', () => {
    const all = indexes();
    expect(all.length).toBeGreaterThan(200);
    const spare = all.filter(
      ({ table, columns }) =>
        columns !== 'created_at' &&
        all.some((other) => other.table === table && other.columns.startsWith(`${columns},`)),
    );
    expect(spare).toEqual([]);
    expect(all.map(({ name }) => name)).not.toContain('packages_customer_idx');
    expect(all.map(({ name }) => name)).toContain('packages_created_at_idx');
  });

  test('reads a page of a customer’s packages by its rows, however many there are', async () => {
    await make.delivery();
    const product = await make.product(await make.seller(), { qty: 10 });
    const customer = await make.person();
    for (let n = 0; n < 3; n += 1) {
      await make.fill(customer, [[product, 1]]);
      expect((await customer.caller.post('/order-place', make.payload())).status).toBe(200);
    }
    const watch = watchReads(clientOf());
    const { body } = await customer.caller.get('/my-order?offset=0&limit=2');
    expect([body.new_package.length, body.totalcount]).toEqual([2, 3]);
    const plans = [...watch.statements].map((sql) => [
      /FROM "(\w+)"/.exec(sql)?.[1],
      planOf(clientOf(), sql).join('; '),
    ]);
    const of = (table: string) => plans.filter(([name]) => name === table).map(([, plan]) => plan);
    // In the order of the index: nothing is sorted, and reading stops at the limit.
    expect(of('packages')).toContain('SEARCH packages USING INDEX customer_createdAt_1_idx (customer_id=?)');
    expect(of('order_lines')).toEqual([
      expect.stringMatching(/^SEARCH order_lines USING INDEX order_lines_package_idx/),
    ]);
    // By their orders: of refunds and payments the shop has any number.
    expect(of('returns')).toEqual([expect.stringMatching(/^SEARCH returns USING INDEX returns_order_number_idx/)]);
    for (const plan of of('payments')) expect(plan).toMatch(/^SEARCH payments USING INDEX payments_order_number_idx/);
  });

  test('finds what is of a vendor by the vendor, and admins among all accounts by their role', async () => {
    const { db } = openCtx(await createLocalReq({}, shop.payload()));
    const watch = watchReads(clientOf());
    await db.row('a test', 'products', { where: { and: [{ verify: { equals: 1 } }, { vendor: { equals: 1 } }] } });
    await db.rows('a test', 'users', {
      where: { and: [{ deleted: { equals: 0 } }, { role_as: { in: [1, 2] } }] },
      sort: ['role_as', 'name'],
    });
    const [ofVendor, admins] = [...watch.statements].map((sql) => planOf(clientOf(), sql)[0]);
    expect(ofVendor).toBe('SEARCH products USING INDEX vendor_createdAt_idx (vendor_id=?)');
    expect(admins).toBe('SEARCH users USING INDEX role_as_deleted_idx (role_as=? AND deleted=?)');
  });

  test('names an index only where the whole condition needs what it finds', async () => {
    const { db } = openCtx(await createLocalReq({}, shop.payload()));
    const watch = watchReads(clientOf());
    const [tracking, number] = [{ tracking_id: { equals: 'T1' } }, { order_number: { equals: 1 } }];
    for (const where of [{ or: [tracking, number] }, { and: [number, { tracking_id: { not_equals: 'T1' } }] }])
      await db.rows('a test', 'packages', { where });
    const named = [...watch.statements].map((sql) => /INDEXED BY "(\w+)"/.exec(sql)?.[1]);
    expect(named).toEqual([undefined, 'packages_order_number_idx']);
  });
});
