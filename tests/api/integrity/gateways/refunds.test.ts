/**
 * bKash fails during a refund: the money is refunded once, and an open refund is on the screen of what is stuck,
 * where an admin resolves it.
 */
import type { Payment } from '../../../../payload-types';
import { settleUnfinishedPayments } from '../../../../services/payments/settleUnfinishedPayments';
import { bkashBeside, changed, type Mood, refusing, senseless } from '../../../support/bkashServer';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const bkash = bkashBeside();
const shop = openShop();
const race = racing(shop);
let seller: Seller;
let admin: Person;
beforeAll(async () => {
  seller = await race.seller();
  admin = await race.admin();
  await race.delivery();
});
afterEach(async () => {
  bkash.well();
  await race.expectSound();
});

/** An order paid by bKash, 200 taka, whose package is canceled: all of it is to go back. */
async function owed() {
  const { customer } = await race.basket(seller, 10, 2);
  const { body } = await customer.caller.post(
    '/bkash/checkout-url/create',
    race.payload({ payment_method: 'bKash', payment_amount: 200 }),
  );
  const paymentId = new URL(body.bkashurl).searchParams.get('paymentID')!;
  await bkash.press(paymentId, 'success');
  await shop.visitor.get(`/bkash/callback?paymentID=${paymentId}&status=success`);
  expect((await seller.caller.post(`/pto-update-status/${body.tracking_ids[0]}/8`)).status).toBe(200);
  const payment = (
    await race.rowsOf('payments', { order_number: { equals: body.order_number } })
  )[0] as unknown as Payment;
  expect(payment).toMatchObject({ status: 'refunding', refund_due: 200, refunded_amount: 0 });
  return { payment, paymentId };
}
const read = async ({ id }: Pick<Payment, 'id'>) =>
  (await race.rowsOf('payments', { id: { equals: id } }))[0] as unknown as Payment;
const back = (paymentId: string) => bkash.payment(paymentId).refunds.map(({ amount }) => amount);
const job = async (minutes: number) => settleUnfinishedPayments(await race.workerLater(minutes));
/** As if it had been unchanged for an hour, with no query running. */
const age = async ({ id }: Pick<Payment, 'id'>) => {
  const old = new Date(Date.now() - 3_600_000).toISOString();
  const { refund_asked_at } = await read({ id });
  const data = { createdAt: old, updatedAt: old, ...(refund_asked_at ? { refund_asked_at: old } : {}) };
  await shop.payload().db.updateOne({ collection: 'payments', id, data, options: { atomic: true } } as never);
};
const onScreen = async ({ id }: Pick<Payment, 'id'>) =>
  (await admin.caller.get('/stuck-payments?limit=100')).body.payments.find((each: Payment) => each.id === id) as
    Payment | undefined;
const askAgain = ({ id }: Pick<Payment, 'id'>) => admin.caller.post(`/ask-payment-again/${id}`);

describe('the answer to a refund', () => {
  const open = async (mood: Mood, given: number[]) => {
    const made = await owed();
    const { payment, paymentId } = made;
    bkash.set('refund/payment/transaction', mood);
    await job(5);
    expect(await read(payment)).toMatchObject({ status: 'refunding', refunded_amount: 0 });
    expect(back(paymentId)).toEqual(given);
    // bKash may still answer the earlier request: the job and the admin wait.
    await job(6);
    expect((await askAgain(payment)).body).toMatchObject({
      status: 409,
      message: 'bKash is already being asked about this. Check again in two minutes.',
    });
    await age(payment);
    expect(await onScreen(payment)).toMatchObject({
      status: 'refunding',
      refund_due: 200,
      detail: expect.stringMatching(/^order canceled; bkash /),
    });
    expect(back(paymentId)).toEqual(given);
    return made;
  };
  const ends = async ({ payment, paymentId }: Awaited<ReturnType<typeof open>>) => {
    bkash.well();
    expect((await askAgain(payment)).body).toMatchObject({
      status: 200,
      payment: { status: 'refunded', refunded_amount: 200 },
    });
    expect(back(paymentId)).toEqual([200]);
    expect(await onScreen(payment)).toBeUndefined();
  };

  test.each([
    ...senseless(true),
    ['names another amount', changed({ refundAmount: '150.00' })],
    ['names another payment', changed({ originalTrxId: 'OTHER' })],
  ] as [string, Mood][])(
    '%s, and the money was refunded: it is found in bKash’s list and not refunded twice',
    async (_what, mood) => ends(await open(mood, [200])),
  );

  test.each(senseless(false).slice(0, 5))(
    '%s, and nothing was refunded: the list says so, and it is refunded once',
    async (_what, mood) => ends(await open(mood, [])),
  );

  test('is missing because bKash is unreachable: refunded once it is reachable', async () => {
    const { payment, paymentId } = await owed();
    await bkash.down(() => job(5));
    expect([(await read(payment)).status, back(paymentId)]).toEqual(['refunding', []]);
    await age(payment);
    await bkash.down(() => job(10));
    expect(await onScreen(payment)).toMatchObject({ status: 'refunding' });
    await age(payment);
    await ends({ payment, paymentId });
  });
});

describe('the list of refunds', () => {
  test.each([
    ...senseless(true),
    ['is of another payment', changed({ originalTrxId: 'OTHER', refundTransactions: [] })],
    ['has no list in it', changed({ refundTransactions: undefined })],
    ['has lines nobody can read', changed({ refundTransactions: [{ hello: 'world' }, null] })],
  ] as [string, Mood][])('%s: nothing is refunded again until it can be read', async (_what, mood) => {
    const { payment, paymentId } = await owed();
    bkash.set('refund/payment/transaction', senseless(true)[1]![1]);
    await job(5);
    bkash.set('refund/payment/status', mood);
    for (const round of [1, 2]) {
      await age(payment);
      await (round === 1 ? job(10) : askAgain(payment));
      expect([(await read(payment)).status, back(paymentId)]).toEqual(['refunding', [200]]);
    }
    expect(await onScreen(payment)).toMatchObject({ status: 'refunding' });
    bkash.well();
    await age(payment);
    expect((await askAgain(payment)).body.payment).toMatchObject({ status: 'refunded', refunded_amount: 200 });
    expect(back(paymentId)).toEqual([200]);
  });
});

describe('a refund', () => {
  test('that stays pending is on the screen with that status, and completes when an admin asks and bKash has completed it', async () => {
    const { payment, paymentId } = await owed();
    bkash.state.scripts.push('refundPending');
    await job(5);
    await age(payment);
    for (let times = 0; times < 3; times += 1) await job(0);
    expect(await onScreen(payment)).toMatchObject({
      status: 'refunding',
      detail: 'order canceled; 200 on its way back',
    });
    expect((await askAgain(payment)).body).toMatchObject({ status: 200, payment: { status: 'refunding' } });
    expect(back(paymentId)).toEqual([200]);
    bkash.payment(paymentId).refunds[0]!.state = 'Completed';
    expect((await askAgain(payment)).body).toMatchObject({ status: 200, payment: { status: 'refunded' } });
    expect(back(paymentId)).toEqual([200]);
  });

  test('that bKash refuses waits for an admin, who can request it again', async () => {
    const { payment, paymentId } = await owed();
    bkash.set('refund/payment/transaction', refusing('2071', 'Refund period is over'));
    await job(5);
    expect(await onScreen(payment)).toMatchObject({ status: 'stuck', detail: expect.stringContaining('2071') });
    await job(10);
    expect((await askAgain(payment)).body.payment.status).toBe('stuck');
    expect([bkash.asked('refund/payment/transaction') > 1, back(paymentId)]).toEqual([true, []]);
    bkash.well();
    expect((await askAgain(payment)).body.payment.status).toBe('refunded');
    expect(back(paymentId)).toEqual([200]);
  });
});
