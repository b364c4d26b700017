/** The refund desk: what is owed and was not sent, how long it waits, and what was sent with its proof. */
import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';
import { openCtx } from '../../../../services/openCtx';
import { createLocalReq } from 'payload';
import { postMissing } from '../../../../services/ledger/postMissing';

const shop = openShop();
const make = market(shop);
type Row = {
  trx_id?: string;
  kind: string;
  id: number;
  order_id: number;
  amount: number;
  days: number;
  state: string;
  since: string;
};

let seller: Seller;
let admin: Person;
beforeAll(async () => {
  seller = await make.seller();
  admin = await make.subadmin();
});

const desk = async (query = '') => (await admin.caller.get(`/refund-desk${query}`)).body;
const rowOf = async (order: number, query = '') =>
  ((await desk(query)).refunds as Row[]).find(({ order_id: id }) => id === order);

/** The makers write past the services that post. */
async function posted(order: number): Promise<void> {
  const ctx = openCtx(await createLocalReq({}, shop.payload()));
  await ctx.db.inTransaction(() => postMissing(ctx, [order]));
}
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString();

/** A bKash payment of 260 of which so much has to go back. */
async function owedByBkash(refund_due: number, status = 'refunding', days = 0, refunded_amount = 0) {
  const made = await make.order({ seller, payment_method: 'bKash', payment_status: 1 });
  const payment = await make.create<{ id: number }>('payments', {
    order: made.order.id,
    order_number: made.order.number,
    customer: made.customer.user.id,
    gateway: 'bkash',
    payment_id: `P${made.order.number}`,
    invoice: `HT${made.order.number}`,
    amount: 260,
    status,
    trx_id: `T${made.order.number}`,
    refund_due,
    refunded_amount,
  });
  await shop.payload().db.rows.set('payments', { id: { equals: payment.id } }, { updatedAt: daysAgo(days) }, undefined);
  await posted(made.order.number);
  return { ...made, payment };
}

/** Both pieces of a completed cash order came back. */
async function back(status: number) {
  const made = await make.order({ seller, status: 7, payment_status: 1 });
  const request = await make.returnOf(made, { status: status === 4 ? 3 : status, qty: 2 });
  await posted(made.order.number);
  if (status === 4) await admin.caller.post(`/update-return-status/4/${request.id}`);
  return { ...made, request };
}

test('returns that are successful are owed, those that are back may be refunded, others are not there', async () => {
  const [asked, received, successful] = [await back(0), await back(3), await back(4)];
  expect(await rowOf(asked.order.number)).toBeUndefined();
  expect(await rowOf(received.order.number)).toMatchObject({ kind: 'return', amount: 200, state: 'may' });
  expect(await rowOf(successful.order.number)).toMatchObject({
    kind: 'return',
    id: successful.request.id,
    amount: 200,
    worth: 200,
    state: 'owed',
    method: 'bKash',
    account: '01711111111',
    customer: { name: successful.customer.user.name, mobile: successful.customer.user.mobile },
    days: 0,
    request: null,
  });
  const before = await desk();
  await admin.caller.post(`/update-refund-status/1/${successful.request.id}`);
  expect(await rowOf(successful.order.number)).toBeUndefined();
  const after = await desk();
  expect(before.owed - after.owed).toBe(200);
  expect(after.journal).toBe(after.owed);
});

test('bKash refunds show what is left, and whether a person has to look', async () => {
  const part = await owedByBkash(200, 'refunding', 0, 50);
  const stuck = await owedByBkash(100, 'stuck');
  const done = await owedByBkash(100, 'refunded', 0, 100);
  expect(await rowOf(part.order.number)).toMatchObject({ kind: 'bkash', amount: 150, state: 'waiting', account: '' });
  expect(await rowOf(stuck.order.number)).toMatchObject({
    amount: 100,
    state: 'stuck',
    trx_id: `T${stuck.order.number}`,
  });
  expect(await rowOf(done.order.number)).toBeUndefined();
  const { owed, journal } = await desk();
  expect(journal).toBe(owed);
});

test('oldest first, by kind and by age; the ageing counts what is owed', async () => {
  const old = await owedByBkash(70, 'refunding', 20);
  const week = await owedByBkash(60, 'refunding', 5);
  const { refunds, ageing, owed } = await desk();
  const since = (refunds as Row[]).map((row) => row.since);
  expect(since).toEqual([...since].sort());
  expect(refunds[0]).toMatchObject({ order_id: old.order.number, days: 20 });
  expect(await rowOf(week.order.number, '?age=days_3_7&kind=bkash')).toMatchObject({ days: 5 });
  expect(await rowOf(week.order.number, '?age=days_0_2')).toBeUndefined();
  expect(await rowOf(week.order.number, '?kind=return')).toBeUndefined();
  expect(await rowOf(week.order.number, `?search=${week.order.number}`)).toBeDefined();
  expect((await desk(`?search=${week.order.number}`)).totalcount).toBe(1);
  expect(ageing.map(({ age }: { age: string }) => age)).toEqual(['days_0_2', 'days_3_7', 'days_8_14', 'days_15']);
  expect(ageing.at(-1)).toEqual({ age: 'days_15', count: 1, sum: 70 });
  expect(ageing.reduce((sum: number, each: { sum: number }) => sum + each.sum, 0)).toBe(owed);
  expect((await desk('?offset=0&limit=1')).refunds).toHaveLength(1);
  expect((await admin.caller.get('/refund-desk?age=days_99')).status).toBe(422);
});

test('by vendor, with the sum of what is found, by age and by amount', async () => {
  const other = await make.seller();
  const usual = seller;
  const own = `vendor=${other.vendor.id}`;
  seller = other;
  const small = await owedByBkash(80, 'refunding', 2);
  const large = await owedByBkash(120, 'refunding', 1);
  const returned = await back(4);
  seller = usual;
  const orders = async (query: string) => ((await desk(`?${own}${query}`)).refunds as Row[]).map((row) => row.order_id);
  const [first, second, third] = [small, large, returned].map(({ order }) => order.number);
  expect(await orders('')).toEqual([first, second, third]);
  expect(await orders('&sort=age')).toEqual([third, second, first]);
  expect(await orders('&sort=amount')).toEqual([first, second, third]);
  expect(await orders('&sort=-amount')).toEqual([third, second, first]);
  expect(await desk(`?${own}&offset=0&limit=1`)).toMatchObject({ totalcount: 3, sum: 400 });
  expect(await desk(`?${own}&kind=bkash`)).toMatchObject({ totalcount: 2, sum: 200 });
  expect((await desk(`?vendor=${(await make.seller()).vendor.id}`)).totalcount).toBe(0);
});

test('what was sent shows its proof, and a mark that was taken back', async () => {
  const { request, order, customer } = await back(4);
  await admin.caller.post(`/update-refund-status/1/${request.id}`, { trx_id: 'NG123' });
  const sent = async () => (await admin.caller.get(`/sent-refunds?search=${order.number}`)).body;
  expect(await sent()).toMatchObject({
    totalcount: 1,
    sum: 200,
    refunds: [
      {
        kind: 'return',
        order_id: order.number,
        amount: 200,
        trx_id: 'NG123',
        by: admin.user.name,
        from: 'bank',
        customer: { id: customer.user.id },
      },
    ],
  });
  await admin.caller.post(`/update-refund-status/0/${request.id}`);
  expect((await sent()).refunds.map(({ amount }: Row) => amount)).toEqual([-200, 200]);
  expect((await sent()).sum).toBe(0);
  await admin.caller.post(`/update-refund-status/1/${request.id}`, { trx_id: 'NG124' });
  // Each keeps its own proof, whatever the return shows now.
  const { body } = await admin.caller.get(`/sent-refunds?search=${order.number}&sort=at`);
  expect(body.refunds.map(({ amount, trx_id: trx }: Row) => [amount, trx])).toEqual([
    [200, 'NG123'],
    [-200, 'NG123'],
    [200, 'NG124'],
  ]);
  const paid = await owedByBkash(90, 'refunded', 0, 90);
  const ofBkash = (await admin.caller.get(`/sent-refunds?kind=bkash&search=${paid.order.number}`)).body;
  const { refunds } = ofBkash;
  expect(ofBkash.sum).toBe(90);
  expect(refunds).toEqual([expect.objectContaining({ kind: 'bkash', amount: 90, by: '', from: 'wallet_bkash' })]);
  expect((await admin.caller.get('/sent-refunds?to=2020-01-01')).body).toMatchObject({ totalcount: 0, sum: 0 });
  // The sum is of everything that is found, not of the page that is shown; what was only promised is no part of it.
  await owedByBkash(70);
  const all = (await admin.caller.get('/sent-refunds')).body;
  const page = (await admin.caller.get('/sent-refunds?offset=0&limit=1')).body;
  expect(page.refunds).toHaveLength(1);
  expect(page.sum).toBe((all.refunds as Row[]).reduce((sum, { amount }) => sum + amount, 0));
});
