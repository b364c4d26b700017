/** Wrong counts and deposits are taken back by another entry; what was written stays. */
import { verifyData } from '../../../../scripts/verify/verifyData';
import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let seller: Seller;
let admin: Person;
beforeAll(async () => {
  seller = await make.seller();
  admin = await make.subadmin();
});
afterEach(async () => {
  expect((await verifyData(shop.payload())).broken.get('cash/count')).toBeUndefined();
  expect((await verifyData(shop.payload())).broken.get('cash/deposit')).toBeUndefined();
});

async function withCash() {
  const house = await make.warehouse();
  const made = await make.order({ seller, warehouse: house.warehouse, status: 6 });
  await house.incharge.caller.post(`/pto-update-status/${made.package.tracking_id}/7`);
  const { caller } = house.incharge;
  const desk = async () => (await caller.get('/cash-desks')).body.desks[0];
  return { caller, desk, id: house.warehouse.id };
}

test('a count: its posting is reversed, once, with a reason', async () => {
  const { caller, desk, id } = await withCash();
  const said = { expected: 260, pieces: { 200: 1 }, reason: 'Sixty are missing' };
  const count = (await caller.post(`/cash-count/${id}`, said)).body;
  expect((await desk()).expected).toBe(200);
  const listed = async () => (await admin.caller.get(`/cash-count-list?warehouse=${id}`)).body;
  expect((await listed()).sum).toBe(-60);
  const take = (body: object) => admin.caller.post(`/cash-count-reverse/${count.id}`, body);
  expect((await take({})).status).toBe(422);
  expect((await take({ reason: 'The drawer was not opened' })).status).toBe(200);
  expect((await take({ reason: 'The drawer was not opened' })).status).toBe(201);
  expect(await desk()).toMatchObject({
    expected: 260,
    differences: 0,
    last_count: null,
  });
  const { counts, sum } = await listed();
  expect(sum).toBe(0);
  expect(counts).toMatchObject([
    { difference: -60, reversal: { by: admin.user.name, reason: 'The drawer was not opened' } },
  ]);
  const { rows } = (await caller.get(`/cash-sheet/${id}`)).body;
  expect(rows.map((row: { event: string; amount: number }) => [row.event, row.amount])).toEqual([
    ['cash_collected', 260],
    ['cash_difference', -60],
    ['cash_count_reversed', 60],
  ]);
});

test('a count that was right has posted nothing, and is taken back all the same', async () => {
  const { caller, id } = await withCash();
  const count = (await caller.post(`/cash-count/${id}`, { expected: 260, pieces: { 200: 1, 20: 3 } })).body;
  expect((await admin.caller.post(`/cash-count-reverse/${count.id}`, { reason: 'Of another day' })).status).toBe(200);
  const { rows } = (await caller.get(`/cash-sheet/${id}`)).body;
  expect(rows).toHaveLength(1);
});

test('a count is taken back only while no later one stands: that one found the drawer as the first had left it', async () => {
  const { caller, desk, id } = await withCash();
  const count = async (expected: number, pieces: object, reason = '') =>
    (await caller.post(`/cash-count/${id}`, { expected, pieces, reason })).body as { id: unknown };
  const take = (one: { id: unknown }, language: 'en' | 'bn' = 'en') =>
    admin.caller.post(`/cash-count-reverse/${one.id}`, { reason: 'Counted wrongly' }, { language });
  const first = await count(260, { 200: 1 }, 'Sixty are missing');
  const second = await count(200, { 200: 1 });
  const third = await count(200, { 100: 1, 50: 1 }, 'Fifty are missing');
  for (const earlier of [first, second]) {
    const { http, body } = await take(earlier);
    expect({ http, body }).toMatchObject({
      http: 409,
      body: { message: 'This desk was counted again since. Take back the latest count first.' },
    });
    expect((await take(earlier, 'bn')).body.message).toContain('আগে শেষ গণনাটি ফেরত নিন');
  }
  expect(await desk()).toMatchObject({ expected: 150, last_count: { id: third.id, counted: 150 } });
  expect((await take(third)).status).toBe(200);
  expect(await desk()).toMatchObject({ expected: 200, last_count: { id: second.id, reversal: null } });
  expect((await take(second)).status).toBe(200);
  expect((await take(first)).status).toBe(200);
  expect(await desk()).toMatchObject({ expected: 260, last_count: null });
});

test('a deposit that was taken back is not the last one: that is the one before, or none', async () => {
  const { caller, desk, id } = await withCash();
  const put = async (amount: number, slip: string) =>
    (await caller.post(`/cash-deposit/${id}`, { amount, slip })).body as { id: unknown };
  const take = (deposit: { id: unknown }) =>
    admin.caller.post(`/cash-deposit-reverse/${deposit.id}`, { reason: 'Wrong desk' });
  const first = await put(100, 'S-1');
  const second = await put(50, 'S-2');
  expect((await take(second)).status).toBe(200);
  expect((await desk()).last_deposit).toMatchObject({ id: first.id, amount: 100, reversal: null });
  const third = await put(60, 'S-3');
  expect((await take(first)).status).toBe(200);
  expect((await desk()).last_deposit).toMatchObject({ id: third.id });
  expect((await take(third)).status).toBe(200);
  expect(await desk()).toMatchObject({ expected: 260, last_deposit: null, days_since_deposit: null });
});

test('a deposit: the cash is there again, and its slip may be entered once more', async () => {
  const { caller, desk, id } = await withCash();
  const deposit = (await caller.post(`/cash-deposit/${id}`, { amount: 260, slip: 'S-9' })).body;
  expect((await desk()).expected).toBe(0);
  const take = () => admin.caller.post(`/cash-deposit-reverse/${deposit.id}`, { reason: 'Wrong amount' });
  expect((await take()).status).toBe(200);
  expect((await take()).status).toBe(201);
  expect((await desk()).expected).toBe(260);
  expect((await caller.post(`/cash-deposit/${id}`, { amount: 200, slip: 'S-9' })).status).toBe(200);
  expect((await desk()).expected).toBe(60);
  const { deposits, sum } = (await admin.caller.get(`/cash-deposit-list?warehouse=${id}`)).body;
  expect(sum).toBe(200);
  expect(deposits.map((each: { amount: number; reversal: object | null }) => [each.amount, !!each.reversal])).toEqual([
    [200, false],
    [260, true],
  ]);
});

test('a deposit that the bank counted differently: the difference is taken back with it', async () => {
  const { caller, desk, id } = await withCash();
  const lines = async (subject: string) =>
    (
      await shop.payload().find({
        collection: 'journal-lines',
        where: { 'entry.subject': { equals: subject } },
        sort: 'id',
        depth: 0,
        overrideAccess: true,
      })
    ).docs.map(({ account, amount }) => [account, amount]);
  const said = { amount: 200, counted: 150, reason: 'A torn note', slip: 'S-12' };
  const deposit = (await caller.post(`/cash-deposit/${id}`, said)).body;
  expect(await lines(`cash-deposit:${deposit.id}`)).toEqual([
    ['bank', 150],
    ['cash_warehouse', -200],
    ['cost_cash_differences', 50],
  ]);
  expect(await desk()).toMatchObject({ expected: 60, difference_deposits: 1, differences: -50 });
  const take = () => admin.caller.post(`/cash-deposit-reverse/${deposit.id}`, { reason: 'The bank found the note' });
  expect((await take()).status).toBe(200);
  expect((await lines(`cash-deposit:${deposit.id}`)).slice(3)).toEqual([
    ['bank', -150],
    ['cash_warehouse', 200],
    ['cost_cash_differences', -50],
  ]);
  expect(await desk()).toMatchObject({ expected: 260, difference_deposits: 0, differences: 0 });
  expect((await admin.caller.get(`/cash-differences?warehouse=${id}`)).body.days).toEqual([]);
});

test('unknown ids are not found, and an incharge cannot take anything back', async () => {
  const { caller, id } = await withCash();
  const { body: deposit } = await caller.post(`/cash-deposit/${id}`, { amount: 10, slip: 'S-1' });
  expect((await caller.post(`/cash-deposit-reverse/${deposit.id}`, { reason: 'Mine' })).http).toBe(403);
  expect((await admin.caller.post('/cash-deposit-reverse/999999', { reason: 'None' })).status).toBe(404);
  expect((await admin.caller.post('/cash-count-reverse/999999', { reason: 'None' })).status).toBe(404);
});

test('a surplus that was taken to the bank since is not taken back: the desk would go below zero', async () => {
  const { caller, desk, id } = await withCash();
  const said = { expected: 260, pieces: { 200: 1, 100: 1 }, reason: 'Forty too many' };
  const count = (await caller.post(`/cash-count/${id}`, said)).body;
  const deposit = (await caller.post(`/cash-deposit/${id}`, { amount: 270, slip: 'S-20' })).body;
  const take = () => admin.caller.post(`/cash-count-reverse/${count.id}`, { reason: 'Counted a bag twice' });
  const { body } = await take();
  expect(body.status).toBe(422);
  expect(body.errors.difference).toEqual([expect.stringContaining('holds 30 taka')]);
  expect(body.message).toContain((await desk()).warehouse.name);
  expect(await desk()).toMatchObject({ expected: 30, last_count: { reversal: null } });
  // With the deposit taken back the cash is there again.
  expect((await admin.caller.post(`/cash-deposit-reverse/${deposit.id}`, { reason: 'Not yet' })).status).toBe(200);
  expect((await take()).status).toBe(200);
  expect((await desk()).expected).toBe(260);
});
