/** The lists of payouts and runs: sorted by time and amount, with the sum of what was filtered. */
import { openShop, type Caller } from '../../../support/http';
import { settling } from '../../../support/make/payouts';

const shop = openShop();
const make = settling(shop);
let admin: Caller;
beforeAll(async () => {
  admin = (await make.admin()).caller;
});

type Row = { amount: number };
type List = { payouts: Row[]; totalcount: number; sum: number };

test('payouts of a run by time and amount, and what all of them come to, however few are shown', async () => {
  const run = await make.prepare(admin, await make.earner(300), await make.earner(900), await make.earner(600));
  const list = async (query = ''): Promise<List> => (await admin.get(`/all-payout?run_id=${run}${query}`)).body;
  const amounts = async (query: string) => (await list(query)).payouts.map(({ amount }) => amount);
  expect(await amounts('&sort=amount')).toEqual([300, 600, 900]);
  expect(await amounts('&sort=-amount')).toEqual([900, 600, 300]);
  expect(await amounts('&sort=created_at')).toEqual((await amounts('&sort=-created_at')).reverse());
  expect(await amounts('')).toEqual(await amounts('&sort=-created_at'));
  expect(await list('&sort=-amount&offset=0&limit=1')).toMatchObject({ totalcount: 3, sum: 1_800 });
  expect(await list('&method=bank')).toMatchObject({ totalcount: 3, sum: 1_800 });
  expect(await list('&status=sent')).toMatchObject({ totalcount: 0, sum: 0 });
  expect((await admin.get('/all-payout?sort=status')).body.status).toBe(422);
});

test('runs by time and by what they pay', async () => {
  const [small, large] = [
    await make.prepare(admin, await make.earner(7)),
    await make.prepare(admin, await make.earner(9_000_000)),
  ];
  const runs = async (sort: string): Promise<number[]> =>
    (await admin.get(`/all-payout-run?offset=0&limit=100&sort=${sort}`)).body.runs.map(({ id }: { id: number }) => id);
  const ordered = async (sort: string) => (await runs(sort)).filter((id) => id === small || id === large);
  expect(await ordered('amount')).toEqual([small, large]);
  expect(await ordered('-amount')).toEqual([large, small]);
  expect(await ordered('created_at')).toEqual([small, large]);
  expect(await ordered('-created_at')).toEqual([large, small]);
});
