/** A correction of the journal: one admin prepares it, another posts it or discards it with a reason; a switch for a shop of one person. */
import { createLocalReq } from 'payload';
import { postMissing } from '../../../services/ledger/postMissing';
import { openCtx } from '../../../services/openCtx';
import { openShop, type Caller } from '../../support/http';
import { market, type Person } from '../../support/make/market';

const shop = openShop();
const make = market(shop);

let maker: Person;
let owner: Person;
let other: Person;
beforeAll(async () => {
  maker = await make.subadmin();
  owner = await make.admin();
  other = await make.admin();
});

let count = 0;
type Row = { id: number; status: string; is_own: boolean; decided_by: string | null; decision_reason: string };

/** Prepares one, and reads it back. */
async function prepared(by: Person): Promise<{ id: number; reason: string; amount: number }> {
  const about = { amount: 1_000 + (count += 1), reason: `Fees of statement ${count}` };
  const body = { debit_account: 'cost_gateway', credit_account: 'wallet_bkash', ...about };
  expect((await by.caller.post('/adjustment-prepare', body)).body.status).toBe(200);
  const { body: list } = await by.caller.get('/all-adjustments?limit=1');
  expect(list.adjustments[0]).toMatchObject({ ...about, status: 'prepared', is_own: true });
  return { id: list.adjustments[0].id as number, ...about };
}
const post = (by: Person, id: unknown) => by.caller.post(`/adjustment-post/${id}`);
const discard = (by: Person, id: unknown, reason?: string) =>
  by.caller.post(`/adjustment-discard/${id}`, reason === undefined ? {} : { reason });
const rowOf = async (id: unknown): Promise<Row> =>
  ((await owner.caller.get('/all-adjustments?limit=50')).body.adjustments as Row[]).find((each) => each.id === id)!;
const entriesOf = async (id: unknown): Promise<number> =>
  (
    await shop.payload().count({
      collection: 'journal-entries',
      where: { subject: { equals: `adjustment:${id}` } },
      overrideAccess: true,
    })
  ).totalDocs;
const waits = async (caller: Caller): Promise<number | undefined> =>
  ((await caller.get('/what-waits')).body.waiting as { what: string; count: number }[]).find(
    ({ what }) => what === 'correctionsToPost',
  )?.count;
const isTwo = (two_person_corrections: 0 | 1) =>
  owner.caller.post('/update-adjustment-settings', { two_person_corrections });

describe('two people', () => {
  test('nothing moves before another person posts it, once', async () => {
    const { id, amount } = await prepared(maker);
    expect(await entriesOf(id)).toBe(0);
    expect((await post(maker, id)).http).toBe(403);
    const answers = await Promise.all([post(owner, id), post(other, id)]);
    expect(answers.map(({ body }) => body.status).sort((a, b) => a - b)).toEqual([200, 201]);
    expect(await entriesOf(id)).toBe(1);
    const { body } = await owner.caller.get('/ledger-lines?account=cost_gateway&limit=20');
    expect((body.lines as { amount: number }[]).filter((line) => line.amount === amount)).toHaveLength(1);
    expect((await discard(owner, id, 'Too late')).body.status).toBe(201);
  });

  test('a super admin does not post the own one', async () => {
    const { id } = await prepared(owner);
    expect((await post(owner, id)).http).toBe(403);
    expect(await entriesOf(id)).toBe(0);
    expect((await post(other, id)).body.status).toBe(200);
  });

  test('discarding keeps who, and why; without a reason it is refused', async () => {
    const { id, reason } = await prepared(maker);
    expect((await discard(owner, id)).body.errors).toHaveProperty('reason');
    expect((await discard(owner, id, ' ')).body.errors).toHaveProperty('reason');
    expect((await rowOf(id)).status).toBe('prepared');
    expect((await discard(owner, id, 'Booked twice')).body.status).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      status: 'discarded',
      decision_reason: 'Booked twice',
      decided_by: owner.user.name,
    });
    expect((await post(other, id)).body.status).toBe(201);
    expect(await entriesOf(id)).toBe(0);
    const { body } = await owner.caller.get('/get-audit-log?resource=ledger-adjustments&limit=5');
    expect(JSON.stringify(body)).toContain('Booked twice');
    expect(JSON.stringify(body)).toContain(reason);
  });

  test('it waits for people who may post it, and not for the person who prepared it', async () => {
    const [mine, others] = [await waits(owner.caller), await waits(other.caller)];
    expect(await waits(maker.caller)).toBeUndefined();
    const { id } = await prepared(owner);
    expect([await waits(owner.caller), await waits(other.caller)]).toEqual([mine, others! + 1]);
    await post(other, id);
    expect(await waits(other.caller)).toBe(others);
  });
});

describe('the switch', () => {
  afterAll(() => isTwo(1));

  test('only the super admin changes it, through every door, and the audit log keeps it', async () => {
    const off = { two_person_corrections: 0 };
    expect((await maker.caller.get('/adjustment-settings')).body.two_person_corrections).toBe(1);
    expect((await maker.caller.post('/update-adjustment-settings', off)).http).toBe(403);
    await maker.caller.post('/globals/site-information', off);
    expect((await maker.caller.get('/adjustment-settings')).body.two_person_corrections).toBe(1);
    expect(
      (await owner.caller.post('/update-adjustment-settings', { two_person_corrections: 2 })).body.errors,
    ).toHaveProperty('two_person_corrections');
    expect((await isTwo(0)).body.status).toBe(200);
    expect((await maker.caller.get('/adjustment-settings')).body.two_person_corrections).toBe(0);
    const { body } = await owner.caller.get('/get-audit-log?resource=site-information&limit=5');
    expect(JSON.stringify(body)).toContain('two_person_corrections');
  });

  test('who prepares one is told who has to post it', async () => {
    const told = async (language: 'en' | 'bn') => {
      const body = { debit_account: 'cost_gateway', credit_account: 'wallet_bkash', amount: 7, reason: 'A fee' };
      return (await owner.caller.post('/adjustment-prepare', body, { language })).body.message as string;
    };
    await isTwo(1);
    expect([await told('en'), await told('bn')]).toEqual([
      'The correction is prepared. Another super admin has to post it.',
      'সংশোধনটি প্রস্তুত হয়েছে। অন্য একজন সুপার অ্যাডমিনকে খাতায় তুলতে হবে।',
    ]);
    await isTwo(0);
    expect([await told('en'), await told('bn')]).toEqual([
      'The correction is prepared. A super admin has to post it.',
      'সংশোধনটি প্রস্তুত হয়েছে। একজন সুপার অ্যাডমিনকে খাতায় তুলতে হবে।',
    ]);
    await isTwo(1);
  });

  test('where one person is enough the super admin posts the own one, a sub admin still does not', async () => {
    await isTwo(0);
    const own = await prepared(owner);
    expect(await waits(owner.caller)).toBeGreaterThan(0);
    expect((await post(owner, own.id)).body.status).toBe(200);
    expect(await entriesOf(own.id)).toBe(1);
    const theirs = await prepared(maker);
    expect((await post(maker, theirs.id)).http).toBe(403);
    await isTwo(1);
    const again = await prepared(owner);
    expect((await post(owner, again.id)).http).toBe(403);
  });
});

describe('the cash of a desk', () => {
  type Made = { caller: Caller; desk: string; name: string };
  const withCash = async (): Promise<Made> => {
    const seller = await make.seller();
    const house = await make.warehouse();
    const made = await make.order({ seller, warehouse: house.warehouse, status: 6 });
    const { caller } = house.incharge;
    await caller.post(`/pto-update-status/${made.package.tracking_id}/7`);
    return { caller, desk: String(house.warehouse.id), name: house.warehouse.name };
  };
  const holds = async ({ caller }: Made): Promise<number> => (await caller.get('/cash-desks')).body.desks[0].expected;
  const take = (desk: string, amount: number) =>
    maker.caller.post('/adjustment-prepare', {
      debit_account: 'cost_write_offs',
      credit_account: 'cash_warehouse',
      credit_party: desk,
      amount,
      reason: 'Stolen from the drawer',
    });
  const newest = async () => (await owner.caller.get('/all-adjustments?limit=1')).body.adjustments[0];

  test('a correction takes no more than the desk holds, and says which desk that is', async () => {
    const { desk, name } = await withCash();
    const { body } = await take(desk, 261);
    expect(body.status).toBe(422);
    const sentence = `The cash desk of ${name} holds 260 taka: no more can be taken from it.`;
    expect(body).toMatchObject({ message: sentence, errors: { amount: [sentence] } });
    expect((await take(desk, 260)).body.status).toBe(200);
  });

  test('who posts it sees what the desk would hold, and it is refused if the cash has gone since', async () => {
    const made = await withCash();
    await take(made.desk, 200);
    const { id } = await newest();
    expect(await newest()).toMatchObject({ credit: { desk: { holds: 260, after: 60 } }, debit: { desk: null } });
    const deposit = await made.caller.post(`/cash-deposit/${made.desk}`, { amount: 100, slip: 'C-1' });
    expect((await newest()).credit.desk).toEqual({ holds: 160, after: -40 });
    const only = (await owner.caller.get(`/all-adjustments?id=${id}`)).body;
    expect([only.totalcount, only.adjustments[0].id]).toEqual([1, id]);
    expect((await owner.caller.get('/all-adjustments?id=999999')).body.totalcount).toBe(0);
    const { body } = await post(owner, id);
    expect(body).toMatchObject({ status: 422, errors: { amount: [expect.stringContaining('holds 160 taka')] } });
    expect([(await rowOf(id)).status, await entriesOf(id), await holds(made)]).toEqual(['prepared', 0, 160]);
    await owner.caller.post(`/cash-deposit-reverse/${deposit.body.id}`, { reason: 'The bank was closed' });
    expect((await post(owner, id)).body.status).toBe(200);
    expect(await holds(made)).toBe(60);
    expect((await newest()).credit.desk).toBeNull();
  });

  test('of two that take the same cash at once one is posted', async () => {
    const made = await withCash();
    await take(made.desk, 200);
    const first = await newest();
    await take(made.desk, 150);
    const second = await newest();
    const answers = await Promise.all([post(owner, first.id), post(other, second.id)]);
    expect(answers.map(({ body }) => body.status).sort((a, b) => a - b)).toEqual([200, 422]);
    expect(await holds(made)).toBeGreaterThanOrEqual(0);
  });

  test('cash that is added to a desk is never too much', async () => {
    const made = await withCash();
    const body = { debit_account: 'cash_warehouse', debit_party: made.desk, credit_account: 'bank', amount: 500 };
    expect(
      (await maker.caller.post('/adjustment-prepare', { ...body, reason: 'Change for the desk' })).body.status,
    ).toBe(200);
    const row = await newest();
    expect(row.debit.desk).toEqual({ holds: 260, after: 760 });
    expect((await post(owner, row.id)).body.status).toBe(200);
    expect(await holds(made)).toBe(760);
  });

  test('cash of packages without a warehouse is moved to the desk that has it, and no more than there is', async () => {
    const made = await withCash();
    const { package: sent, order } = await make.order({ seller: await make.seller(), status: 7, warehouse: null });
    const ctx = openCtx(await createLocalReq({}, shop.payload()));
    await ctx.db.inTransaction(() => postMissing(ctx, [order.number]));
    const nowhere = async (): Promise<number> => (await owner.caller.get('/cash-desks')).body.nowhere;
    const before = await nowhere();
    expect(before).toBeGreaterThanOrEqual(sent.total);
    const move = (credit_party: string, debit_party: string, amount: number) =>
      maker.caller.post('/adjustment-prepare', {
        debit_account: 'cash_warehouse',
        debit_party,
        credit_account: 'cash_warehouse',
        credit_party,
        amount,
        reason: 'Brought to this warehouse',
      });
    expect((await move('none', made.desk, before + 1)).body).toMatchObject({
      status: 422,
      errors: { amount: [expect.stringContaining(String(before))] },
    });
    expect((await move(made.desk, 'none', 1)).body.errors).toHaveProperty('debit_party');
    expect((await move('none', made.desk, sent.total)).body.status).toBe(200);
    const row = await newest();
    expect(row.credit).toMatchObject({ party: { id: 'none' }, desk: { holds: before, after: before - sent.total } });
    expect((await post(owner, row.id)).body.status).toBe(200);
    expect([await nowhere(), await holds(made)]).toEqual([before - sent.total, 260 + sent.total]);
  });
});
