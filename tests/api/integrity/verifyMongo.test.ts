/** `verify:data` on MongoDB: the command finds nothing in sound data, and finds damage done past everything that would refuse it. */
import { execFile } from 'node:child_process';
import { checks, type CheckName } from '../../../scripts/verify/checks';
import { verifyData } from '../../../scripts/verify/verifyData';
import { bundledFile } from '../../support/bundled';
import { onMongo } from '../../support/databases';
import { openShop } from '../../support/http';

const shop = openShop();

type Rows = {
  findOne(filter?: object): Promise<{ _id: unknown } & Record<string, unknown>>;
  updateOne(filter: object, change: object): Promise<unknown>;
  deleteOne(filter: object): Promise<unknown>;
  insertOne(document: object): Promise<unknown>;
};
const rows = (name: string) =>
  (shop.payload().db as unknown as { connection: { db: { collection(name: string): Rows } } }).connection.db.collection(
    name,
  );

function command(name: 'backup' | 'restore' | 'verify', ...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'development' as const };
    execFile(process.execPath, [bundledFile(name), ...args], { env, timeout: 110_000 }, (error, out, errors) =>
      resolve({ code: error ? Number(error.code) : 0, said: out + errors }),
    );
  });
}

(onMongo ? describe : describe.skip)('on MongoDB', () => {
  test('the command checks every invariant and finds only the missing pictures, which a test has no copy of', async () => {
    const { said } = await command('verify');
    const lines = said.split('\n').filter((line) => /^[✓✗] /.test(line));
    expect(lines.map((line) => line.split(' ')[1]).sort()).toEqual(Object.keys(checks).sort());
    expect(lines.filter((line) => line.startsWith('✗')).map((line) => line.split(' ')[1])).toEqual(['file/there']);
    expect(lines.find((line) => line.includes('order/total'))).not.toMatch(/of +0 /);
  }, 120_000);

  test.each<[CheckName, string, object, object, string]>([
    ['order/total', 'orders', {}, { $inc: { total: 1 } }, 'number'],
    ['package/history', 'packages', { status: 4 }, { $set: { status: 5 } }, 'tracking_id'],
    ['coupon/left', 'coupons', { code: 'EID10' }, { $inc: { remain: -1 } }, 'code'],
    ['product/stock', 'products', {}, { $set: { qty: -3 } }, '_id'],
    ['product/sold', 'products', {}, { $inc: { sold: 1 } }, '_id'],
  ])(
    '%s is found broken, and the document is named',
    async (check, collection, where, damage, name) => {
      const kept = await rows(collection).findOne(where);
      await rows(collection).updateOne({ _id: kept._id }, damage);
      try {
        const { broken } = await verifyData(shop.payload(), { pauseMs: 0 });
        expect([...(broken.get(check)?.ids.keys() ?? [])].join()).toContain(String(kept[name]));
      } finally {
        await rows(collection).deleteOne({ _id: kept._id });
        await rows(collection).insertOne(kept);
      }
    },
    120_000,
  );

  test.each(['backup', 'restore'] as const)('%s refuses, and says what to use instead', async (name) => {
    const { code, said } = await command(name, 'some-folder');
    expect([code, said.trim()]).toEqual([2, 'MongoDB has its own tools for this: see docs/operating.md, "Backups"']);
  });
});
