/** Lists that are read by a time are read in both directions. */
import { openShop } from '../../support/http';
import { market } from '../../support/make/market';

const shop = openShop();
const make = market(shop);
type Row = Record<string, unknown>;

const times = ['2026-05-02T03:00:00.000Z', '2026-05-01T03:00:00.000Z', '2026-05-03T03:00:00.000Z'];

beforeAll(async () => {
  const vendor = (await make.seller()).vendor.id;
  const customer = (await make.person()).user.id;
  for (const [index, createdAt] of times.entries()) {
    await make.create('messages', { channel: 'sms', to: `0171111110${index}`, text: 'x', purpose: 'test', createdAt });
    await make.create('broadcasts', { kind: 'sms', audience: 'one', text: 'x', status: 'finished', createdAt });
    await make.create('profile-changes', { vendor, changes: {}, state: 2, createdAt });
    await make.create('product-imports', { vendor, file_name: 'x.csv', status: 'finished', createdAt });
    await make.create('questions', {
      subject_key: `sorted-${index}`,
      customer,
      vendor,
      last_text: 'x',
      last_at: createdAt,
    });
    const deleted = { kind: 'product', record: String(index), counts: {}, documents: 1, taken: 0 };
    await make.create('deleted-records', {
      ...deleted,
      createdAt: new Date(Date.now() - index * 60_000).toISOString(),
    });
  }
});

test.each([
  ['/sent-messages', 'messages', 'created_at', ''],
  ['/send-history', 'history', 'created_at', ''],
  ['/list-profile-changes', 'requests', 'created_at', '&state=2'],
  ['/all-product-imports', 'imports', 'created_at', ''],
  ['/admin-questions', 'questions', 'last_at', ''],
  ['/view-deleted', 'deleted', 'deleted_at', ''],
])('%s, latest and oldest first', async (path, rows, field, query) => {
  const admin = await make.admin();
  const read = async (sort: string) => {
    const { body } = await admin.caller.get(`${path}?offset=0&limit=100&sort=${sort}${query}`);
    return (body[rows] as Row[]).map((row) => String(row[field]));
  };
  const down = await read(`-${field}`);
  expect(new Set(down).size).toBeGreaterThanOrEqual(times.length);
  expect(down).toEqual(down.toSorted().toReversed());
  expect(await read(field)).toEqual(down.toReversed());
  expect((await admin.caller.get(`${path}?sort=name`)).status).toBe(422);
});
