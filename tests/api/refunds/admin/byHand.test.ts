/** A refund that bKash refuses for good is sent by hand: once, with its proof, and nobody asks bKash for it again. */
import type { Payment } from '../../../../payload-types';
import { postMissing } from '../../../../services/ledger/postMissing';
import { sendByHand, type HandSaid } from '../../../../services/refunds/sendByHand';
import { settleUnfinishedPayments } from '../../../../services/payments/settleUnfinishedPayments';
import { askAgain } from '../../../../services/stuck/askAgain';
import { bkashBeside, refusing } from '../../../support/bkashServer';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const bkash = bkashBeside();
const shop = openShop();
const race = racing(shop);
const { rowsOf, tally } = race;
const REFUND = 'refund/payment/transaction';
let seller: Seller;
let owner: Person;
let one: Person;
let other: Person;
let lower: Person;
beforeAll(async () => {
  seller = await race.seller();
  await race.delivery();
  owner = await race.admin();
  one = await race.admin();
  other = await race.admin();
  lower = await race.subadmin();
});
beforeEach(() => rules(0));
afterEach(async () => {
  bkash.well();
  await race.expectSound();
});

const rules = (refund_limit: number, two_person_refunds = 1) =>
  owner.caller.post('/update-refund-settings', { refund_limit, two_person_refunds });

const read = async ({ id }: Pick<Payment, 'id'>) =>
  (await rowsOf('payments', { id: { equals: id } }))[0] as unknown as Payment;
const job = async (minutes: number) => settleUnfinishedPayments(await race.workerLater(minutes));
const tooLate = () => bkash.set(REFUND, refusing('2071', 'Refund period is over'));

/** An order of packages paid by bKash, 200 taka each; `canceled` of them are to go back. */
async function paid(canceled: number, packages = 1) {
  const customer = await race.person();
  const sellers = [seller, ...(await Promise.all(Array.from({ length: packages - 1 }, () => race.seller())))];
  const lines = await Promise.all(sellers.map(async (each) => [await race.product(each, { qty: 10 }), 2] as const));
  await race.fill(
    customer,
    lines.map(([product, qty]) => [product, qty]),
  );
  const { body } = await customer.caller.post(
    '/bkash/checkout-url/create',
    race.payload({ payment_method: 'bKash', payment_amount: 200 * packages }),
  );
  const paymentId = new URL(body.bkashurl).searchParams.get('paymentID')!;
  await bkash.press(paymentId, 'success');
  await shop.visitor.get(`/bkash/callback?paymentID=${paymentId}&status=success`);
  const number = body.order_number as number;
  const cancel = async (count: number) => {
    for (const sent of (await rowsOf('packages', { order_number: { equals: number } }))
      .filter(({ status }) => status !== 8)
      .slice(0, count))
      expect((await owner.caller.post(`/pto-update-status/${sent.tracking_id as string}/8`)).status).toBe(200);
  };
  await cancel(canceled);
  const payment = (await rowsOf('payments', { order_number: { equals: number } }))[0] as unknown as Payment;
  return { payment, paymentId, number, customer, cancel };
}

/** All of the canceled packages is owed, and bKash has refused to send it. */
async function refused(canceled = 1, packages = 1) {
  const made = await paid(canceled, packages);
  tooLate();
  await job(5);
  expect(await read(made.payment)).toMatchObject({ status: 'stuck', refund_due: 200 * canceled, refunded_amount: 0 });
  return made;
}

let count = 0;
const said = (data: object = {}) => ({
  amount: 200,
  method: 'Nagad',
  account: '+880 1811-223344',
  trx_id: `HAND${(count += 1)}`,
  reason: 'bKash says the refund period is over',
  from: 'bank',
  ...data,
});
const send = (by: Person, { id }: Pick<Payment, 'id'>, data: object = {}) =>
  by.caller.post(`/refund-by-hand/${id}`, said(data));
const check = ({ id }: Pick<Payment, 'id'>) => lower.caller.post(`/refund-by-hand-check/${id}`);
const confirm = (by: Person, id: unknown) => by.caller.post(`/refund-confirm/${id}`);
const withdraw = (by: Person, id: unknown) => by.caller.post(`/refund-withdraw/${id}`, { reason: 'Wrong number' });
const takeBack = (by: Person, id: unknown, reason = 'It never left the bank') =>
  by.caller.post(`/refund-take-back/${id}`, { reason });
const again = ({ id }: Pick<Payment, 'id'>) => other.caller.post(`/ask-payment-again/${id}`);
const onDesk = async (number: number) =>
  (await lower.caller.get(`/refund-desk?search=${number}`)).body.refunds as Record<string, unknown>[];
const linesOf = async (order_number: number, event: string) => {
  const entries = await rowsOf('journal-entries', { order_number: { equals: order_number }, event: { equals: event } });
  const lines = await rowsOf('journal-lines', { entry: { in: entries.map(({ id }) => id) } });
  return lines.map(({ account, party, amount }) => [account, party, amount]).sort();
};

describe('up to the limit', () => {
  test('one admin closes it: payment, journal, desk, sent list, the order and the audit log tell of it', async () => {
    const { payment, paymentId, number, customer } = await refused();
    expect(await onDesk(number)).toEqual([expect.objectContaining({ state: 'stuck', account: '' })]);
    expect((await check(payment)).body).toMatchObject({ status: 200, amount: 200 });
    const { body } = await send(lower, payment, { trx_id: 'NG 55' });
    expect(body).toMatchObject({ status: 200, prepared: 0 });
    expect(await read(payment)).toMatchObject({
      status: 'refunded',
      refunded_amount: 200,
      refunded_by_hand: 200,
      hand_refund_at: null,
    });
    expect(bkash.payment(paymentId).refunds).toEqual([]);
    expect(await linesOf(number, 'payment_refunded')).toEqual([
      ['bank', '', -200],
      ['owed_refund', `payment:${payment.id}`, 200],
    ]);
    expect(await onDesk(number)).toEqual([]);
    for (const query of ['', '&kind=bkash'])
      expect((await lower.caller.get(`/sent-refunds?search=${number}${query}`)).body).toMatchObject({
        sum: 200,
        refunds: [
          {
            kind: 'bkash',
            amount: 200,
            by: lower.user.name,
            from: 'bank',
            method: 'Nagad',
            account: '01811223344',
            trx_id: 'NG 55',
          },
        ],
      });
    const { order } = (await customer.caller.get(`/order-tracking/${number}`)).body;
    expect(order.refunds).toEqual([
      expect.objectContaining({
        kind: 'bkash',
        refund_stage: 'sent',
        amount: 200,
        method: 'Nagad',
        account: '01811223344',
        by_hand: 1,
        trx_id: 'NG 55',
      }),
    ]);
    expect(order.money).toMatchObject({ refunded: 200, refund_owed: 0 });
    const notices = await rowsOf('notifications', { user: { equals: customer.user.id } });
    expect(JSON.stringify(notices)).toContain(`order ${number} is sent to Nagad 01811223344`);
    const entries = await rowsOf('audit-logs', { target: { in: ['payments', 'refund-requests'] } });
    const told = JSON.stringify(
      entries.filter(({ target_id: id }) => [String(payment.id), String(body.id)].includes(String(id))),
    );
    expect(told).toContain('refunded_by_hand');
    expect(told).toContain('the refund period is over');
    expect(told).not.toContain('01811223344');
  });

  test('the account, its proof and the reason are required; the whole amount, no more and no less', async () => {
    const { payment } = await refused();
    const wrong = async (data: object) => Object.keys((await send(one, payment, data)).body.errors ?? {});
    expect(await wrong({ trx_id: ' ' })).toEqual(['trx_id']);
    expect(await wrong({ reason: '' })).toEqual(['reason']);
    expect(await wrong({ account: '12345' })).toEqual(['account']);
    expect(await wrong({ method: 'Bank', account: '12' })).toEqual(['account']);
    expect(await wrong({ method: 'Cheque' })).toEqual(['method']);
    expect(await wrong({ from: 'cash_warehouse' })).toEqual(['from']);
    expect(await wrong({ amount: 199 })).toEqual(['amount']);
    expect(await wrong({ amount: 201 })).toEqual(['amount']);
    const bangla = await one.caller.post(`/refund-by-hand/${payment.id}`, said({ amount: 150 }), { language: 'bn' });
    expect(bangla.body.errors.amount[0]).toContain('২০০ টাকা');
    expect((await send(one, payment, { method: 'Bank', account: '১২৩-৪৫৬ ৭৮৯' })).status).toBe(200);
    const [request] = await rowsOf('refund-requests', { payment: { equals: payment.id } });
    expect(request).toMatchObject({ method: 'Bank', account: '123456789', status: 'confirmed' });
  });

  test('only what bKash has refused: not what it is asked for, has sent, or never got', async () => {
    const asked = await paid(1);
    expect((await send(one, asked.payment)).status).toBe(201);
    bkash.set(REFUND, () => 'hang');
    await job(5);
    expect((await read(asked.payment)).status).toBe('refunding');
    expect((await send(one, asked.payment)).body.message).toContain('bKash has refused');
    expect((await check(asked.payment)).status).toBe(201);
    const whole = await paid(0);
    expect((await send(one, whole.payment)).status).toBe(201);
    expect((await send(one, { id: 999_999 })).status).toBe(404);
    expect(await rowsOf('refund-requests', { payment: { exists: true }, status: { equals: 'prepared' } })).toEqual([]);
  });
});

describe('bKash is asked a last time', () => {
  test('what it has sent is recorded as its own, and nothing is sent by hand', async () => {
    const { payment, paymentId, number } = await refused();
    const sent = { refundTrxId: 'LATE1', amount: 200, at: Date.now(), state: 'Completed' as const };
    bkash.payment(paymentId).refunds.push(sent);
    expect((await send(one, payment)).body).toMatchObject({
      status: 409,
      message: expect.stringContaining('Send nothing'),
    });
    expect(await read(payment)).toMatchObject({ status: 'refunded', refunded_amount: 200, refunded_by_hand: 0 });
    expect(await linesOf(number, 'refund_executed')).toHaveLength(2);
    expect(await rowsOf('refund-requests', { payment: { equals: payment.id } })).toEqual([]);
  });

  test('what is on its way is followed as any other', async () => {
    const { payment, paymentId } = await refused();
    const sent = { refundTrxId: 'LATE2', amount: 200, at: Date.now(), state: 'Initiated' as const };
    bkash.payment(paymentId).refunds.push(sent);
    expect((await check(payment)).status).toBe(409);
    expect((await read(payment)).status).toBe('refunding');
    bkash.payment(paymentId).refunds[0]!.state = 'Completed';
    await job(10);
    expect(await read(payment)).toMatchObject({ status: 'refunded', refunded_amount: 200 });
    expect(bkash.payment(paymentId).refunds).toHaveLength(1);
  });

  test('a part that it has sent is not sent again', async () => {
    const { payment, paymentId, number, customer } = await refused();
    const sent = { refundTrxId: 'PART1', amount: 50, at: Date.now(), state: 'Completed' as const };
    bkash.payment(paymentId).refunds.push(sent);
    expect((await send(one, payment)).body.errors).toHaveProperty('amount');
    expect((await check(payment)).body).toMatchObject({ amount: 150 });
    expect((await send(one, payment, { amount: 150, from: 'wallet_bkash' })).status).toBe(200);
    expect(await read(payment)).toMatchObject({ status: 'refunded', refunded_amount: 200, refunded_by_hand: 150 });
    const { refunds } = (await customer.caller.get(`/order-tracking/${number}`)).body.order;
    expect(refunds).toEqual([
      expect.objectContaining({ amount: 50, by_hand: 0, trx_id: 'PART1', refund_stage: 'sent' }),
      expect.objectContaining({ amount: 150, by_hand: 1, refund_stage: 'sent' }),
    ]);
  });

  test('while it does not say, nothing is sent; of a transaction it does not know, nothing was sent back', async () => {
    const { payment } = await refused();
    await bkash.down(async () => expect((await send(one, payment)).body.status).toBe(409));
    bkash.set('refund/payment/status', refusing('2003', 'Process failed'));
    expect((await check(payment)).body.message).toContain('did not say');
    expect(await read(payment)).toMatchObject({ status: 'stuck', hand_refund_at: null });
    bkash.set('refund/payment/status', refusing('2033', 'Transaction not found'));
    expect((await send(one, payment)).status).toBe(200);
  });
});

describe('above the limit', () => {
  beforeEach(() => rules(150));

  test('one prepares, another confirms; meanwhile nobody asks bKash and nothing is posted', async () => {
    const { payment, paymentId, number, customer } = await refused();
    const { body } = await send(one, payment, { trx_id: 'TWO1' });
    expect(body).toMatchObject({ status: 200, prepared: 1 });
    expect(await read(payment)).toMatchObject({ status: 'stuck', refunded_amount: 0 });
    expect(await linesOf(number, 'payment_refunded')).toEqual([]);
    expect(await onDesk(number)).toEqual([
      expect.objectContaining({
        kind: 'bkash',
        state: 'prepared',
        method: 'Nagad',
        account: '01811223344',
        trx_id: 'TWO1',
        request: expect.objectContaining({ amount: 200, prepared_by: one.user.name }),
      }),
    ]);
    const { refunds } = (await customer.caller.get(`/order-tracking/${number}`)).body.order;
    expect(refunds).toEqual([expect.objectContaining({ refund_stage: 'sending', by_hand: 1, account: '01811223344' })]);
    bkash.well();
    const asked = bkash.asked(REFUND);
    expect((await again(payment)).status).toBe(201);
    await job(10);
    expect((await check(payment)).status).toBe(201);
    expect((await send(other, payment)).status).toBe(201);
    expect((await confirm(one, body.id)).status).toBe(201);
    expect((await confirm(lower, body.id)).status).toBe(403);
    expect((await confirm(other, body.id)).status).toBe(200);
    expect((await confirm(other, body.id)).body.message).toContain('already');
    expect(await read(payment)).toMatchObject({ status: 'refunded', refunded_by_hand: 200 });
    expect((await again(payment)).status).toBe(201);
    await job(20);
    expect([bkash.asked(REFUND), bkash.payment(paymentId).refunds]).toEqual([asked, []]);
  });

  test('withdrawn, it is as it was: bKash may be asked, or it is sent by hand again', async () => {
    const { payment, paymentId } = await refused();
    const first = await send(one, payment, { trx_id: 'BACK1' });
    expect((await withdraw(lower, first.body.id)).status).toBe(200);
    expect((await confirm(other, first.body.id)).status).toBe(201);
    expect(await read(payment)).toMatchObject({ status: 'stuck', hand_refund_at: null, refunded_by_hand: 0 });
    const second = await send(one, payment, { trx_id: 'BACK1' });
    expect((await withdraw(one, second.body.id)).status).toBe(200);
    bkash.well();
    expect((await again(payment)).body.payment.status).toBe('refunded');
    expect(bkash.payment(paymentId).refunds.map(({ amount }) => amount)).toEqual([200]);
  });

  test('where one person is enough it takes no second', async () => {
    await rules(150, 0);
    const { payment } = await refused();
    expect((await send(one, payment)).body).toMatchObject({ prepared: 0 });
    expect((await read(payment)).status).toBe('refunded');
  });

  test('what comes to be owed meanwhile stays owed, and is sent by hand too', async () => {
    const { payment, number, cancel } = await refused(1, 2);
    const { body } = await send(one, payment);
    await cancel(1);
    expect(await read(payment)).toMatchObject({ status: 'stuck', refund_due: 400 });
    expect((await confirm(other, body.id)).status).toBe(200);
    expect(await read(payment)).toMatchObject({ status: 'stuck', refunded_amount: 200, hand_refund_at: null });
    expect(await onDesk(number)).toEqual([expect.objectContaining({ state: 'stuck', amount: 200 })]);
    const second = await send(one, payment, { from: 'wallet_bkash' });
    expect((await confirm(other, second.body.id)).status).toBe(200);
    expect(await read(payment)).toMatchObject({ status: 'refunded', refunded_amount: 400, refunded_by_hand: 400 });
  });
});

test('after a part was sent by hand bKash is asked only for what is owed later', async () => {
  const { payment, paymentId, cancel } = await refused(1, 2);
  expect((await send(one, payment)).status).toBe(200);
  expect(await read(payment)).toMatchObject({ status: 'paid', refunded_by_hand: 200 });
  bkash.well();
  await cancel(1);
  await job(10);
  expect(await read(payment)).toMatchObject({ status: 'refunded', refunded_amount: 400, refunded_by_hand: 200 });
  expect(bkash.payment(paymentId).refunds.map(({ amount }) => amount)).toEqual([200]);
});

test('a transaction is the proof of one refund', async () => {
  await rules(150);
  const [first, second] = [await refused(), await refused()];
  const { body } = await send(one, first.payment, { trx_id: 'Same 1' });
  expect((await send(one, second.payment, { trx_id: 'same১' })).body.errors).toHaveProperty('trx_id');
  expect((await confirm(other, body.id)).status).toBe(200);
  expect((await send(one, second.payment, { trx_id: 'SAME1' })).body.errors).toHaveProperty('trx_id');
});

describe('at once', () => {
  const given = (data: object = {}): HandSaid => {
    const { trx_id: trxId, ...rest } = said(data);
    return { ...rest, trxId } as HandSaid;
  };

  test('of two who send it one succeeds', async () => {
    const { payment, number } = await refused();
    expect(tally(await Promise.all([send(one, payment), send(other, payment)]))).toEqual({ 200: 1, 201: 1 });
    expect(await linesOf(number, 'payment_refunded')).toHaveLength(2);
  });

  test('of two with one transaction one succeeds', async () => {
    const [first, second] = [await refused(), await refused()];
    const data = { trx_id: 'ONCE' };
    expect(tally(await Promise.all([send(one, first.payment, data), send(other, second.payment, data)]))).toEqual({
      200: 1,
      422: 1,
    });
  });

  test('bKash was asked to send it after it was looked for: by hand is refused', async () => {
    const { payment, paymentId } = await refused();
    bkash.well();
    const late = race.beforeWriting(await race.ctxOf(one), () => again(payment));
    expect(await race.outcome(sendByHand(late, payment.id, given()))).toBe('refundNotStuck');
    expect(bkash.payment(paymentId).refunds.map(({ amount }) => amount)).toEqual([200]);
    expect(await read(payment)).toMatchObject({ status: 'refunded', refunded_by_hand: 0 });
  });

  test('it was sent by hand after somebody had looked to ask bKash: bKash is not asked', async () => {
    const { payment, paymentId } = await refused();
    bkash.well();
    const asked = bkash.asked(REFUND);
    const late = race.beforeStep(await race.ctxOf(other), 'claim', () => send(one, payment));
    expect(await race.outcome(askAgain(late, payment.id))).toBe('askingAlready');
    expect([bkash.asked(REFUND), bkash.payment(paymentId).refunds]).toEqual([asked, []]);
    expect(await read(payment)).toMatchObject({ status: 'refunded', refunded_by_hand: 200 });
  });

  test('the second person, the job and who asks bKash again: it is sent once', async () => {
    await rules(150);
    const { payment, paymentId, number } = await refused();
    const { body } = await send(one, payment);
    bkash.well();
    await Promise.all([confirm(other, body.id), again(payment), job(10), confirm(owner, body.id), again(payment)]);
    expect(await read(payment)).toMatchObject({ status: 'refunded', refunded_amount: 200, refunded_by_hand: 200 });
    expect([bkash.payment(paymentId).refunds, await linesOf(number, 'refund_executed')]).toEqual([[], []]);
  });
});

describe('taken back', () => {
  test('it is owed again, for the desk and the customer, and its number is free', async () => {
    const { payment, number, customer } = await refused();
    const { body } = await send(lower, payment, { trx_id: 'BACK 9' });
    expect((await takeBack(lower, body.id, ' ')).body.errors).toHaveProperty('reason');
    expect((await takeBack(lower, body.id)).status).toBe(200);
    expect(await read(payment)).toMatchObject({ status: 'stuck', refunded_amount: 0, refunded_by_hand: 0 });
    expect(await linesOf(number, 'payment_refunded')).toHaveLength(2);
    expect(await linesOf(number, 'payment_refund_reversed')).toEqual([
      ['bank', '', 200],
      ['owed_refund', `payment:${payment.id}`, -200],
    ]);
    expect(await onDesk(number)).toEqual([expect.objectContaining({ state: 'stuck', amount: 200 })]);
    const sent = (await lower.caller.get(`/sent-refunds?search=${number}`)).body;
    expect(sent).toMatchObject({ sum: 0, totalcount: 2 });
    expect(
      sent.refunds.map(({ amount, by, trx_id: trx, request }: Record<string, unknown>) => [amount, by, trx, request]),
    ).toEqual(
      expect.arrayContaining([
        [200, lower.user.name, 'BACK 9', null],
        [-200, lower.user.name, 'BACK 9', null],
      ]),
    );
    const { order } = (await customer.caller.get(`/order-tracking/${number}`)).body;
    expect(order.refunds).toEqual([
      expect.objectContaining({ refund_stage: 'sending', amount: 200, by_hand: 0, account: '', trx_id: '' }),
    ]);
    expect(order.money).toMatchObject({ refunded: 0, refund_owed: 200 });
    const notices = await rowsOf('notifications', { user: { equals: customer.user.id } });
    expect(JSON.stringify(notices)).toContain('was not sent to Nagad 01811223344 after all');
    expect((await takeBack(lower, body.id)).body.message).toContain('already');
    const second = await send(lower, payment, { trx_id: 'back9' });
    expect(second.status).toBe(200);
    const list = (await lower.caller.get(`/sent-refunds?search=${number}`)).body;
    expect(list).toMatchObject({ sum: 200, totalcount: 3 });
    expect(list.refunds.filter(({ request }: { request: unknown }) => request === second.body.id)).toHaveLength(1);
  });

  test('above the limit a super admin does it, and what waits is withdrawn instead', async () => {
    await rules(150);
    const { payment } = await refused();
    const { body } = await send(lower, payment);
    expect((await takeBack(other, body.id)).status).toBe(201);
    expect((await confirm(other, body.id)).status).toBe(200);
    expect((await takeBack(lower, body.id)).status).toBe(403);
    expect((await takeBack(one, body.id)).status).toBe(200);
    const second = await send(one, payment);
    expect((await withdraw(one, second.body.id)).status).toBe(200);
    expect((await takeBack(one, second.body.id)).status).toBe(201);
  });

  test('bKash is asked again for exactly that, also after it has sent what was owed later', async () => {
    const { payment, paymentId, number, cancel } = await refused(1, 2);
    const { body } = await send(one, payment);
    bkash.well();
    await cancel(1);
    await job(10);
    expect(await read(payment)).toMatchObject({ status: 'refunded', refunded_amount: 400, refunded_by_hand: 200 });
    expect((await takeBack(one, body.id)).status).toBe(200);
    expect(await read(payment)).toMatchObject({ status: 'stuck', refunded_amount: 200, refunded_by_hand: 0 });
    expect((await again(payment)).body.payment.status).toBe('refunded');
    expect(bkash.payment(paymentId).refunds.map(({ amount }) => amount)).toEqual([200, 200]);
    expect(await linesOf(number, 'refund_executed')).toHaveLength(4);
  });

  test('not while bKash is asked for more, nor while more waits for a second person', async () => {
    const { payment, cancel } = await refused(1, 2);
    const { body } = await send(one, payment);
    bkash.set(REFUND, () => 'hang');
    await cancel(1);
    await job(5);
    expect((await read(payment)).status).toBe('refunding');
    expect((await takeBack(one, body.id)).status).toBe(409);
    tooLate();
    await job(30);
    expect((await read(payment)).status).toBe('stuck');
    await rules(150);
    const second = await send(one, payment);
    expect((await takeBack(one, body.id)).body.message).toContain('waits');
    expect((await confirm(other, second.body.id)).status).toBe(200);
    expect((await takeBack(one, body.id)).status).toBe(200);
    expect(await read(payment)).toMatchObject({ status: 'stuck', refunded_amount: 200, refunded_by_hand: 200 });
  });

  test('of two at once one does it, and who asks bKash meanwhile sends it at most once', async () => {
    const { payment, paymentId } = await refused();
    const { body } = await send(one, payment);
    bkash.well();
    const [first, second] = await Promise.all([takeBack(one, body.id), takeBack(other, body.id), again(payment)]);
    expect(tally([first, second])).toEqual({ 200: 1, 201: 1 });
    await again(payment);
    expect(await read(payment)).toMatchObject({ status: 'refunded', refunded_amount: 200, refunded_by_hand: 0 });
    expect(bkash.payment(paymentId).refunds.map(({ amount }) => amount)).toEqual([200]);
  });
});

test.each(['payment_refunded', 'payment_refund_reversed'])(
  'what the journal lacks of %s is posted from the record',
  async (event) => {
    const { payment, number } = await refused();
    const { body } = await send(one, payment, { from: 'wallet_bkash' });
    if (event === 'payment_refund_reversed') await takeBack(one, body.id);
    const before = await linesOf(number, event);
    const [entry] = await rowsOf('journal-entries', {
      order_number: { equals: number },
      event: { equals: event },
    });
    await shop
      .payload()
      .delete({ collection: 'journal-lines', where: { entry: { equals: entry!.id } }, overrideAccess: true } as never);
    await shop.payload().delete({ collection: 'journal-entries', id: entry!.id, overrideAccess: true } as never);
    await expect(race.expectSound()).rejects.toThrow();
    for (let times = 0; times < 2; times += 1) {
      const ctx = await race.workerLater();
      await ctx.db.inTransaction(() => postMissing(ctx, [number]));
    }
    expect(await linesOf(number, event)).toEqual(before);
  },
);
