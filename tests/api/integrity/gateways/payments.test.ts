/**
 * bKash fails in every way while a shopper pays: the order stays correct, no money is taken twice, the shopper is
 * informed, and an unknown outcome is on the screen of what is stuck, where it is resolved.
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

const failedPage = () => `${shop.origin()}/multi-vendor/order-placed/payment/failed`;
/** Orders two pieces, 200 taka, to be paid by bKash; what the shopper hears. */
async function checkOut() {
  const { customer, product } = await race.basket(seller, 10, 2);
  const { body } = await customer.caller.post(
    '/bkash/checkout-url/create',
    race.payload({ payment_method: 'bKash', payment_amount: 200 }),
  );
  expect(body.status).toBe(200);
  return {
    product,
    customer,
    number: body.order_number as number,
    url: body.bkashurl as string,
    tracking: body.tracking_ids[0] as string,
  };
}
async function approved() {
  const made = await checkOut();
  const paymentId = new URL(made.url).searchParams.get('paymentID')!;
  await bkash.press(paymentId, 'success');
  return { ...made, paymentId };
}
const comeBack = async (paymentId: string) =>
  (await shop.visitor.get(`/bkash/callback?paymentID=${paymentId}&status=success`)).headers
    .get('location')!
    .split('/')
    .at(-1);
const paymentOf = async (number: number) =>
  (await race.rowsOf('payments', { order_number: { equals: number } }))[0] as unknown as Payment;
const orderOf = async (number: number) => {
  const { payment_method, payment_status } = (await race.rowsOf('orders', { number: { equals: number } }))[0]!;
  return `${String(payment_method)} ${String(payment_status)}`;
};
/** As if it had stood still for an hour. */
const age = async ({ id }: Pick<Payment, 'id'>) => {
  const old = new Date(Date.now() - 3_600_000).toISOString();
  await shop.payload().db.updateOne({
    collection: 'payments',
    id,
    data: { createdAt: old, updatedAt: old },
    options: { atomic: true },
  } as never);
};
const job = async () => settleUnfinishedPayments(await race.workerLater(5));
const onScreen = async ({ id }: Pick<Payment, 'id'>) =>
  (await admin.caller.get('/stuck-payments?limit=100')).body.payments.find((each: Payment) => each.id === id) as
    Payment | undefined;
const askAgain = ({ id }: Pick<Payment, 'id'>) => admin.caller.post(`/ask-payment-again/${id}`);

describe('bKash fails during checkout: the order stays, payable on delivery, and the shopper sees the page that says so', () => {
  const fails = async (how: () => ReturnType<typeof checkOut>) => {
    const before = bkash.asked('create');
    const { number, url, product, customer } = await how();
    expect(url).toBe(failedPage());
    expect(await orderOf(number)).toBe('COD 0');
    const { status, trx_id } = await paymentOf(number);
    expect([status, trx_id ?? null]).toEqual(['failed', null]);
    expect(await race.stockOf(product)).toBe(8);
    expect(await race.ordersOf(customer)).toHaveLength(1);
    return bkash.asked('create') - before;
  };

  test.each([
    ...senseless(true),
    ['refuses with HTTP 200', refusing('2065', 'Mandatory field missing')],
    ['is in maintenance', refusing('503', 'System is undergoing maintenance')],
    ['answers about another invoice', changed({ merchantInvoiceNumber: 'HT1' })],
    ['answers another amount', changed({ amount: '20' })],
    ['sends the shopper to no address', changed({ bkashURL: 'javascript:alert(1)' })],
  ] as [string, Mood][])('it %s: asked once', async (_what, mood) => {
    bkash.set('create', mood);
    expect(await fails(checkOut)).toBe(1);
  });

  test('it is unreachable: no request is made', async () => {
    expect(await fails(() => bkash.down(checkOut))).toBe(0);
  });

  // Three: after that the shop stops asking for tokens for an hour, or bKash would block it (gateways/bkash.token).
  test.each([0, 4, 5].map((at) => senseless(false)[at]!))(
    'it rejects the token and, when a new one is requested, %s',
    async (_what, mood) => {
      await approved();
      for (const token of bkash.state.tokens.keys()) bkash.state.tokens.delete(token);
      bkash.set('token/grant', mood);
      bkash.set('token/refresh', mood);
      const { number, url } = await checkOut();
      expect([url, await orderOf(number)]).toEqual([failedPage(), 'COD 0']);
    },
  );
});

describe('bKash fails when the shopper returns: payable on delivery for now, on the screen, paid once when bKash can confirm it', () => {
  const unknown = async (step: 'payment/status' | 'execute', mood: Mood | 'down') => {
    const made = await approved();
    const { paymentId, number } = made;
    const payment = await paymentOf(number);
    if (mood !== 'down') bkash.set(step, mood);
    const during = async <T>(work: () => Promise<T>): Promise<T> => (mood === 'down' ? bkash.down(work) : work());
    expect(await during(() => comeBack(paymentId))).toBe('failed');
    expect(await orderOf(number)).toBe('COD 0');
    expect((await paymentOf(number)).status).toBe('started');
    // It continues: the job queries without success, and an admin sees since when.
    await age(payment);
    await during(job);
    expect(await onScreen(payment)).toMatchObject({ status: 'started', detail: expect.stringMatching(/bkash|^$/) });
    expect((await onScreen(payment))!.detail).not.toBe('');
    return { ...made, payment };
  };
  const ends = async ({ payment, number, paymentId }: Awaited<ReturnType<typeof unknown>>) => {
    bkash.well();
    expect((await askAgain(payment)).body).toMatchObject({
      status: 200,
      payment: { status: 'paid', trx_id: bkash.payment(paymentId).trxId },
    });
    expect(await orderOf(number)).toBe('bKash 1');
    expect(await onScreen(payment)).toBeUndefined();
    expect((await askAgain(payment)).status).toBe(201);
  };

  test.each(
    senseless(true)
      .map(([what, mood]) => [what, mood] as const)
      .filter(([what]) => what !== 'answers JSON of another shape' && what !== 'answers a list'),
  )('queried about the outcome, it %s: nothing is taken', async (_what, mood) => {
    const before = bkash.asked('execute');
    const made = await unknown('payment/status', mood);
    expect([bkash.asked('execute') - before, bkash.payment(made.paymentId).completed]).toEqual([0, false]);
    await ends(made);
  });

  test.each([
    ['answers JSON of another shape', senseless(true)[5]![1]],
    ['answers a list', senseless(true)[6]![1]],
    ['answers about another payment', changed({ paymentID: 'TR0011other' })],
    ['says a word nobody knows', changed({ transactionStatus: 'Perhaps', userVerificationStatus: undefined })],
  ] as [string, Mood][])('queried about the outcome, it %s: nothing is taken', async (_what, mood) => {
    const before = bkash.asked('execute');
    const { payment, paymentId, number } = await approved().then(async (made) => ({
      ...made,
      payment: await paymentOf(made.number),
    }));
    bkash.set('payment/status', mood);
    expect(await comeBack(paymentId)).toBe('failed');
    expect([await orderOf(number), bkash.asked('execute') - before, bkash.payment(paymentId).completed]).toEqual([
      'COD 0',
      0,
      false,
    ]);
    bkash.well();
    await age(payment);
    await job();
    expect(await orderOf(number)).toBe('bKash 1');
  });

  test('it is unreachable', async () => {
    await ends(await unknown('payment/status', 'down'));
  });

  test('it takes the money, does not answer, and cannot be queried either: found once it can', async () => {
    const made = await approved();
    const payment = await paymentOf(made.number);
    bkash.set('execute', async (real): Promise<'drop'> => {
      await real();
      bkash.set('payment/status', () => 'drop');
      return 'drop';
    });
    expect(await comeBack(made.paymentId)).toBe('failed');
    expect([await orderOf(made.number), bkash.payment(made.paymentId).completed]).toEqual(['COD 0', true]);
    await age(payment);
    await job();
    expect(await onScreen(payment)).toBeDefined();
    await ends({ ...made, payment });
    expect(bkash.payment(made.paymentId).refunds).toEqual([]);
  });

  test('the same, and the package was canceled in the meantime: the money is refunded once', async () => {
    const made = await approved();
    bkash.set('execute', async (real): Promise<'hang'> => {
      await real();
      bkash.set('payment/status', () => 'hang');
      return 'hang';
    });
    expect(await comeBack(made.paymentId)).toBe('failed');
    expect((await seller.caller.post(`/pto-update-status/${made.tracking}/8`)).status).toBe(200);
    bkash.well();
    await age(await paymentOf(made.number));
    await Promise.all([job(), job(), askAgain(await paymentOf(made.number))]);
    expect(await paymentOf(made.number)).toMatchObject({ status: 'refunded', refunded_amount: 200 });
    expect(bkash.payment(made.paymentId).refunds.map(({ amount }) => amount)).toEqual([200]);
  });
});

describe('bKash takes something other than requested: never paid, on the screen, and no retry accepts it', () => {
  test.each([
    ['another amount', { amount: '150' }],
    ['another invoice', { merchantInvoiceNumber: 'HT1', merchantInvoice: 'HT1' }],
    ['another currency', { currency: 'USD' }],
    ['no transaction', { trxID: '' }],
  ])('%s', async (_what, fields) => {
    const { number, paymentId } = await approved();
    const payment = await paymentOf(number);
    bkash.set('execute', changed(fields));
    bkash.set('payment/status', async (real, heard) =>
      bkash.payment(paymentId).completed ? changed(fields)(real, heard) : real(),
    );
    expect(await comeBack(paymentId)).toBe('failed');
    expect(await orderOf(number)).toBe('COD 0');
    expect(await onScreen(payment)).toMatchObject({
      status: 'stuck',
      detail: expect.stringContaining('expected 200 BDT'),
    });
    expect((await askAgain(payment)).body).toMatchObject({ status: 200, payment: { status: 'stuck' } });
    expect([await orderOf(number), bkash.payment(paymentId).refunds]).toEqual(['COD 0', []]);
    // bKash puts it right.
    bkash.well();
    expect((await askAgain(payment)).body.payment.status).toBe('paid');
  });
});
