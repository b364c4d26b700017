/** The cash desk of a warehouse: what packages bring, counting it, taking it to the bank. */
import { addDays, dhakaDay } from '../../../../domain/time/dhaka';
import { verifyData } from '../../../../scripts/verify/verifyData';
import { openShop, type Caller } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';
import type { Warehouse } from '../../../../payload-types';

const shop = openShop();
const make = market(shop);
type House = { warehouse: Warehouse; incharge: Person };

let seller: Seller;
let admin: Person;
beforeAll(async () => {
  seller = await make.seller();
  admin = await make.admin();
});

/** A package of 260 taka is delivered and paid at the door. */
async function completes(house: House): Promise<{ tracking: string; order: number }> {
  const made = await make.order({ seller, warehouse: house.warehouse, status: 6 });
  const { tracking_id: tracking } = made.package;
  expect((await house.incharge.caller.post(`/pto-update-status/${tracking}/7`)).status).toBe(200);
  return { tracking, order: made.order.number };
}
/** A warehouse with the cash of two packages. */
async function withCash(): Promise<House> {
  const house = await make.warehouse();
  await completes(house);
  await completes(house);
  return house;
}
const deskOf = async (caller: Caller, { warehouse }: House) =>
  (await caller.get('/cash-desks')).body.desks.find(
    (desk: { warehouse: { id: number } }) => desk.warehouse.id === warehouse.id,
  );
const count = (house: House, body: object, headers = {}) =>
  house.incharge.caller.post(`/cash-count/${house.warehouse.id}`, body, { headers });
const deposit = (house: House, body: object, headers = {}) =>
  house.incharge.caller.post(`/cash-deposit/${house.warehouse.id}`, body, { headers });
const balances = async () =>
  Object.fromEntries(
    (await shop.payload().find({ collection: 'journal-lines', limit: 10_000, depth: 0, overrideAccess: true })).docs
      .filter(({ account }) => ['bank', 'cost_cash_differences'].includes(account))
      .reduce((sums, { account, amount }) => sums.set(account, (sums.get(account) ?? 0) + amount), new Map()),
  );

test('it shows what completed packages brought, and by whom', async () => {
  const house = await make.warehouse();
  const { tracking, order } = await completes(house);
  expect(await deskOf(house.incharge.caller, house)).toMatchObject({
    is_own: 1,
    expected: 260,
    collected: 260,
    collected_packages: 1,
    last_count: null,
    last_deposit: null,
    days_since_deposit: null,
  });
  const sheet = (await house.incharge.caller.get(`/cash-sheet/${house.warehouse.id}`)).body;
  expect(sheet).toMatchObject({ opening: 0, collected: 260, closing: 260, truncated: 0, day: dhakaDay(new Date()) });
  expect(sheet.rows).toEqual([
    expect.objectContaining({
      event: 'cash_collected',
      amount: 260,
      tracking_id: tracking,
      order_id: order,
      by: house.incharge.user.name,
    }),
  ]);
  const before = (await house.incharge.caller.get(`/cash-sheet/${house.warehouse.id}?day=2020-01-01`)).body;
  expect(before).toMatchObject({ opening: 0, closing: 0, rows: [] });
});

test('a package that was paid by bKash brings no cash', async () => {
  const house = await make.warehouse();
  const made = await make.order({
    seller,
    warehouse: house.warehouse,
    status: 6,
    payment_method: 'bKash',
    payment_status: 1,
  });
  expect((await house.incharge.caller.post(`/pto-update-status/${made.package.tracking_id}/7`)).status).toBe(200);
  expect(await deskOf(house.incharge.caller, house)).toMatchObject({ expected: 0, collected: 0 });
});

describe('counting', () => {
  test('what is right posts nothing and needs no reason', async () => {
    const house = await withCash();
    const before = await balances();
    const done = await count(house, { expected: 520, pieces: { 500: 1, 20: 1 } });
    expect(done.body).toMatchObject({ status: 200, expected: 520, counted: 520, difference: 0 });
    expect(await balances()).toEqual(before);
    expect(await deskOf(house.incharge.caller, house)).toMatchObject({
      expected: 520,
      last_count: { counted: 520, difference: 0, by: house.incharge.user.name, pieces: { 500: 1, 20: 1, 1: 0 } },
    });
  });

  test('missing cash needs a reason, and is a cost', async () => {
    const house = await withCash();
    const before = await balances();
    const short = { expected: 520, pieces: { 100: 5, 10: 1 } };
    const refused = await count(house, short);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['reason']);
    expect((await count(house, { ...short, reason: 'Ten taka of change too much' })).body).toMatchObject({
      status: 200,
      difference: -10,
    });
    expect((await deskOf(house.incharge.caller, house)).expected).toBe(510);
    const after = await balances();
    expect(after.cost_cash_differences - (before.cost_cash_differences ?? 0)).toBe(10);
    const sheet = (await house.incharge.caller.get(`/cash-sheet/${house.warehouse.id}`)).body;
    expect(sheet.rows.at(-1)).toMatchObject({
      event: 'cash_difference',
      amount: -10,
      note: 'Ten taka of change too much',
    });
  });

  test('another sum than the caller was told is refused with the new one', async () => {
    const house = await withCash();
    await completes(house);
    const done = await count(house, { expected: 520, pieces: { 500: 1, 20: 1 } });
    expect(done.status).toBe(409);
    expect(done.body.message).toContain('780');
    expect((await deskOf(house.incharge.caller, house)).last_count).toBeNull();
  });

  test('a call that is repeated counts once', async () => {
    const house = await withCash();
    const headers = { 'Idempotency-Key': `count-${house.warehouse.id}` };
    const said = { expected: 520, pieces: { 500: 1 }, reason: 'Twenty are missing' };
    const first = await count(house, said, headers);
    const second = await count(house, said, headers);
    expect(second.body).toEqual(first.body);
    const list = (await house.incharge.caller.get('/cash-count-list')).body;
    expect(list.totalcount).toBe(1);
    expect((await deskOf(house.incharge.caller, house)).expected).toBe(500);
  });

  test.each([
    ['a note that does not exist', { expected: 0, pieces: { 3: 1 } }],
    ['less than none', { expected: 0, pieces: { 500: -1 } }],
    ['half a note', { expected: 0, pieces: { 500: 0.5 } }],
    ['no pieces at all', { expected: 0 }],
  ])('%s is refused', async (_what, body) => {
    const house = await make.warehouse();
    expect((await count(house, body)).status).toBe(422);
  });
});

describe('taking cash to the bank', () => {
  test('what is there, once for a slip', async () => {
    const house = await withCash();
    const before = await balances();
    expect((await deposit(house, { amount: 521, slip: 'A-1' })).body.errors).toHaveProperty('amount');
    expect((await deposit(house, { amount: 0, slip: 'A-1' })).status).toBe(422);
    expect((await deposit(house, { amount: 100, slip: '' })).body.errors).toHaveProperty('slip');
    const done = await deposit(house, { amount: 300, slip: 'A-1', bank: 'Sonali', branch: 'Mirpur' });
    expect(done.body).toMatchObject({ status: 200, left: 220 });
    // In the other script and case it is the same slip.
    expect((await deposit(house, { amount: 100, slip: 'a-১' })).body.errors).toHaveProperty('slip');
    expect((await balances()).bank - (before.bank ?? 0)).toBe(300);
    expect(await deskOf(admin.caller, house)).toMatchObject({
      is_own: 0,
      expected: 220,
      days_since_deposit: 0,
      last_deposit: { amount: 300, slip: 'A-1', bank: 'Sonali', branch: 'Mirpur', by: house.incharge.user.name },
    });
    // Another warehouse may have a slip of the same number.
    expect((await deposit(await withCash(), { amount: 100, slip: 'A-1' })).status).toBe(200);
  });

  test('without a count of the bank it counted the amount, and nothing is apart', async () => {
    const house = await withCash();
    const before = await balances();
    expect((await deposit(house, { amount: 300, slip: 'N-1' })).body).toMatchObject({
      status: 200,
      left: 220,
      counted: 300,
      difference: 0,
    });
    expect((await deposit(house, { amount: 100, counted: 100, reason: 'Nothing', slip: 'N-2' })).status).toBe(200);
    const after = await balances();
    expect(after.bank - (before.bank ?? 0)).toBe(400);
    expect(after.cost_cash_differences).toBe(before.cost_cash_differences);
    const { deposits } = (await house.incharge.caller.get('/cash-deposit-list')).body;
    expect(deposits).toEqual([
      expect.objectContaining({ amount: 100, counted: 100, difference: 0, reason: '' }),
      expect.objectContaining({ amount: 300, counted: 300, difference: 0, reason: '' }),
    ]);
  });

  test.each([
    ['fewer', 290, -10],
    ['more', 305, 5],
    ['nothing', 0, -300],
  ])('the bank counts %s: a reason, and a line of its own', async (_what, counted, difference) => {
    const house = await withCash();
    const before = await balances();
    const said = { amount: 300, counted, slip: 'D-1' };
    const refused = await deposit(house, said);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ reason: ['The reason field is required.'] });
    const inBangla = await house.incharge.caller.post(`/cash-deposit/${house.warehouse.id}`, said, { language: 'bn' });
    expect(inBangla.body.errors).toEqual({ reason: ['এই ঘরটি পূরণ করুন।'] });
    expect(await balances()).toEqual(before);

    const done = await deposit(house, { ...said, reason: 'Counted again at the bank' });
    expect(done.body).toMatchObject({ status: 200, left: 220, counted, difference });
    const after = await balances();
    expect((after.bank ?? 0) - (before.bank ?? 0)).toBe(counted);
    expect((after.cost_cash_differences ?? 0) - (before.cost_cash_differences ?? 0)).toBe(-difference);
    const { caller } = house.incharge;
    expect(await deskOf(caller, house)).toMatchObject({
      expected: 220,
      last_deposit: { amount: 300, counted, difference, reason: 'Counted again at the bank' },
      difference_counts: 0,
      difference_deposits: 1,
      differences: difference,
    });
    const { rows, closing } = (await caller.get(`/cash-sheet/${house.warehouse.id}`)).body;
    expect(closing).toBe(220);
    expect(rows.at(-1)).toMatchObject({
      event: 'cash_deposited',
      amount: -300,
      counted,
      note: 'D-1: Counted again at the bank',
    });
    expect(rows[0].counted).toBeNull();
    expect((await caller.get('/cash-differences')).body.days).toEqual([
      { day: dhakaDay(new Date()), counts: 0, deposits: 1, difference },
    ]);
    await deposit(house, { amount: 20, slip: 'D-2' });
    const slips = async (differs: 0 | 1) =>
      (await caller.get(`/cash-deposit-list?differs=${differs}`)).body.deposits.map(
        ({ slip }: { slip: string }) => slip,
      );
    expect([await slips(1), await slips(0)]).toEqual([['D-1'], ['D-2']]);
    const sums = async (query: string) => {
      const { sum, difference: apart } = (await caller.get(`/cash-deposit-list?limit=1${query}`)).body;
      return [sum, apart];
    };
    expect([await sums(''), await sums('&differs=0')]).toEqual([
      [320, difference],
      [20, 0],
    ]);
  });

  test.each([
    ['less than nothing', { counted: -1 }],
    ['half a taka', { counted: 9.5 }],
    ['an empty text', { counted: '' }],
    ['more than any bank counts', { counted: 100_000_001 }],
  ])('a count of the bank of %s is refused', async (_what, wrong) => {
    const house = await withCash();
    const refused = await deposit(house, { amount: 10, slip: 'W-1', reason: 'Why', ...wrong });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['counted']);
  });

  test('a reason longer than the journal keeps is refused', async () => {
    const refused = await deposit(await withCash(), { amount: 10, counted: 9, slip: 'W-2', reason: 'a'.repeat(401) });
    expect(Object.keys(refused.body.errors)).toEqual(['reason']);
  });

  test('a deposit of an earlier release, without a count of the bank, is shown as the same amount', async () => {
    const house = await withCash();
    const { id } = (await deposit(house, { amount: 200, slip: 'O-1' })).body;
    await shop.payload().db.rows.set('cash-deposits', { id: { equals: id } }, { counted: null }, undefined);
    expect((await deskOf(house.incharge.caller, house)).last_deposit).toMatchObject({ amount: 200, counted: 200 });
    expect((await verifyData(shop.payload())).broken.get('cash/deposit')).toBeUndefined();
  });

  test.each([
    ['what the bank counted', { counted: 299 }],
    ['the difference', { difference: 0 }],
    ['both, as if it had counted the amount', { counted: 300, difference: 0 }],
    ['the reason', { reason: '' }],
  ])('verify:data finds a deposit of which %s was changed', async (_what, change) => {
    const house = await withCash();
    const { id } = (await deposit(house, { amount: 300, counted: 290, reason: 'A torn note', slip: 'T-1' })).body;
    const set = (values: object) =>
      shop.payload().db.rows.set('cash-deposits', { id: { equals: id } }, { ...values }, undefined);
    const broken = async () => [...((await verifyData(shop.payload())).broken.get('cash/deposit')?.ids.keys() ?? [])];
    expect(await broken()).toEqual([]);
    await set(change);
    expect(await broken()).toEqual([`cash-deposit ${id}`]);
    await set({ counted: 290, difference: -10, reason: 'A torn note' });
    expect(await broken()).toEqual([]);
  });

  test('a call that is repeated deposits once', async () => {
    const house = await withCash();
    const headers = { 'Idempotency-Key': `deposit-${house.warehouse.id}` };
    const first = await deposit(house, { amount: 200, slip: 'B-1' }, headers);
    expect((await deposit(house, { amount: 200, slip: 'B-1' }, headers)).body).toEqual(first.body);
    expect((await deskOf(house.incharge.caller, house)).expected).toBe(320);
    const { deposits, totalcount } = (await house.incharge.caller.get('/cash-deposit-list')).body;
    expect([totalcount, deposits[0].amount]).toEqual([1, 200]);
  });
});

describe('whose desk it is', () => {
  test('an incharge sees and works at their own only', async () => {
    const own = await withCash();
    const other = await withCash();
    const { caller } = own.incharge;
    const { desks, nowhere } = (await caller.get('/cash-desks')).body;
    expect(desks.map((desk: { warehouse: { id: number } }) => desk.warehouse.id)).toEqual([own.warehouse.id]);
    expect(nowhere).toBe(0);
    const { id } = other.warehouse;
    expect((await caller.get(`/cash-sheet/${id}`)).status).toBe(404);
    expect((await caller.post(`/cash-count/${id}`, { expected: 520, pieces: {}, reason: 'x' })).status).toBe(404);
    expect((await caller.post(`/cash-deposit/${id}`, { amount: 1, slip: 'x' })).status).toBe(404);
    for (const list of ['cash-count-list', 'cash-deposit-list', 'cash-differences'])
      expect((await caller.get(`/${list}?warehouse=${id}`)).status).toBe(404);
    await count(other, { expected: 520, pieces: { 500: 1, 20: 1 } });
    expect((await caller.get('/cash-count-list')).body.totalcount).toBe(0);
    expect((await caller.get('/cash-differences')).body.days).toEqual([]);
  });

  test('admins see all of them, and count nowhere', async () => {
    const house = await withCash();
    expect(await deskOf(admin.caller, house)).toMatchObject({ is_own: 0, expected: 520 });
    const { id } = house.warehouse;
    expect((await admin.caller.post(`/cash-count/${id}`, { expected: 520, pieces: {} })).http).toBe(403);
    expect((await admin.caller.post(`/cash-deposit/${id}`, { amount: 1, slip: 'x' })).http).toBe(403);
  });
});

test('counts are listed and summed by day, only those that differ where asked', async () => {
  const house = await withCash();
  const { caller } = house.incharge;
  await count(house, { expected: 520, pieces: { 500: 1, 20: 1 } });
  await count(house, { expected: 520, pieces: { 500: 1 }, reason: 'Twenty are missing' });
  expect((await caller.get('/cash-count-list')).body.totalcount).toBe(2);
  const { counts } = (await caller.get('/cash-count-list?differs=1')).body;
  expect(counts).toEqual([expect.objectContaining({ difference: -20, reason: 'Twenty are missing', reversal: null })]);
  expect((await caller.get('/cash-differences')).body.days).toEqual([
    { day: dhakaDay(new Date()), counts: 2, deposits: 0, difference: -20 },
  ]);
  expect((await caller.get('/cash-differences?to=2020-01-01')).body.days).toEqual([]);
  expect(await deskOf(caller, house)).toMatchObject({ difference_counts: 2, differences: -20 });
});

test('differences of counts cover ninety days by default, and a year at most', async () => {
  const house = await withCash();
  const { caller } = house.incharge;
  for (const days of [80, 200, 400]) {
    const { id } = (await count(house, { expected: 520, pieces: { 500: 1, 20: 1 } })).body;
    const at = addDays(new Date(), -days).toISOString();
    await shop.payload().db.rows.set('cash-counts', { id: { equals: id } }, { createdAt: at }, undefined);
  }
  const daysOf = async (query: string) => (await caller.get(`/cash-differences${query}`)).body.days.length;
  expect(await daysOf('')).toBe(1);
  expect(await daysOf('?from=2020-01-01')).toBe(2);
  expect(await daysOf(`?from=2020-01-01&to=${dhakaDay(addDays(new Date(), -390))}`)).toBe(1);
});
