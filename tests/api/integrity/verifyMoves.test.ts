/** `npm run verify:data` knows a scan that was undone and a move that was put back, and nothing that only says so. */
import { verifyData } from '../../../scripts/verify/verifyData';
import { onSqlite } from '../../support/databases';
import { openShop, type Caller } from '../../support/http';
import { market } from '../../support/make/market';

const shop = openShop();
const make = market(shop);
const broken = async () => (await verifyData(shop.payload())).broken;

type Client = { execute(sql: string): Promise<{ rows: Record<string, unknown>[] }> };
const sql = (text: string) => (shop.payload().db as unknown as { client: Client }).client.execute(text);

// The damage is done past everything that would refuse it, which each database has its own way for.
(onSqlite ? test : test.skip)('moves that were taken back are sound; others with their reason are not', async () => {
  const [here, admin] = [await make.warehouse(), await make.subadmin()];
  const [row] = (
    await sql("SELECT id, tracking_id FROM packages WHERE status = 3 AND tracking_id LIKE 'HTDEMO%' LIMIT 1")
  ).rows;
  const tracking = String(row!.tracking_id);
  const done = async (caller: Caller, path: string, body = {}) =>
    expect([path, (await caller.post(path, body)).body.status]).toEqual([path, 200]);
  await done(admin.caller, `/assign-package-warehouse/${tracking}`, { warehouse_id: here.warehouse.id });
  await done(here.incharge.caller, `/pto-update-status/${tracking}/4`);
  await done(here.incharge.caller, `/undo-package-move/${tracking}`);
  await done(here.incharge.caller, `/pto-update-status/${tracking}/4`);
  await done(admin.caller, `/reverse-package-move/${tracking}`, { status: 3, reason: 'Of another shop' });
  expect(Object.fromEntries(await broken())).toEqual({});
  for (const reason of ['undone', 'reversed', '']) {
    const steps = `package_id = ${Number(row!.id)} AND "from" = 4`;
    await sql(`UPDATE package_events SET reason = '${reason}', actor_role = 'vendor' WHERE ${steps}`);
    expect([reason, ...((await broken()).get('package/history')?.ids.keys() ?? [])]).toEqual([
      reason,
      `package ${tracking}`,
    ]);
  }
});
