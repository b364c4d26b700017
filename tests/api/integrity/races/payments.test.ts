/** bKash: callback against callback, against cancel, against a notice, against cash; a refund asked for twice. */
import { continueRefund } from '../../../../services/payments/continueRefund';
import { oweRefund } from '../../../../services/payments/oweRefund';
import { settlePayment } from '../../../../services/payments/settlePayment';
import { settleUnfinishedPayments } from '../../../../services/payments/settleUnfinishedPayments';
import { askAgain } from '../../../../services/stuck/askAgain';
import type { Payment } from '../../../../payload-types';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const { basket, ctxOf, outcome, rowsOf, stockOf, tally, whileAsking, workerLater } = race;
let seller: Seller;
let admin: Person;
let house: Awaited<ReturnType<typeof race.warehouse>>;

beforeAll(async () => {
  house = await race.warehouse();
  seller = await race.seller({ warehouse: house.warehouse });
  admin = await race.admin();
  await race.delivery();
});
afterEach(race.expectSound);

const sandbox = (path: string, fields: object) =>
  fetch(`${shop.origin()}/sandbox/bkash${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
/** An order of two pieces, 200 taka, whose shopper has approved on bKash's page and not come back yet. */
async function approved() {
  const { customer, product } = await basket(seller, 10, 2);
  const { body } = await customer.caller.post(
    '/bkash/checkout-url/create',
    race.payload({ payment_method: 'bKash', payment_amount: 200 }),
  );
  const paymentId = new URL(body.bkashurl).searchParams.get('paymentID')!;
  await sandbox('/decide', { paymentID: paymentId, success: '1' });
  return { product, paymentId, number: body.order_number as number, id: body.tracking_ids[0] as string };
}
const paymentOf = async (number: number) =>
  (await rowsOf('payments', { order_number: { equals: number } }))[0] as unknown as Payment;
const orderOf = async (number: number) => (await rowsOf('orders', { number: { equals: number } }))[0]!;
const callback = async (paymentId: string, status: string) => {
  const { headers } = await shop.visitor.get(`/bkash/callback?paymentID=${paymentId}&status=${status}`);
  return headers.get('location')!.split('/').at(-1);
};
const notice = (paymentID: string) => sandbox('/ipn', { paymentID, variant: 'signed' });
const cancel = (id: string) => seller.caller.post(`/pto-update-status/${id}/8`);
/** What bKash has really given back. */
async function givenBack(paymentId: string): Promise<number[]> {
  const { payments } = (await (await fetch(`${shop.origin()}/sandbox/bkash/payments`)).json()) as {
    payments: { paymentId: string; refunds: { amount: number }[] }[];
  };
  return payments.find((each) => each.paymentId === paymentId)!.refunds.map(({ amount }) => amount);
}
const paidOrder = async () => {
  const made = await approved();
  expect(await callback(made.paymentId, 'success')).toBe('success');
  return made;
};

describe('two callbacks', () => {
  test('a second one while bKash is being queried: it waits for the first, and the money is taken once', async () => {
    const { paymentId, number } = await approved();
    let second: Promise<unknown> = Promise.resolve();
    const first = whileAsking(
      await workerLater(),
      'queryPayment',
      async () => void (second = callback(paymentId, 'success')),
    );
    expect(await settlePayment(first, paymentId, 'success')).toBe('success');
    expect(await second).toBe('success');
    expect(await paymentOf(number)).toMatchObject({ status: 'paid', refund_due: 0 });
  });

  test('eight at once over HTTP: eight successes, one payment, one notification', async () => {
    const { paymentId, number } = await approved();
    expect(new Set(await Promise.all(Array.from({ length: 8 }, () => callback(paymentId, 'success'))))).toEqual(
      new Set(['success']),
    );
    const { customer } = await orderOf(number);
    const told = await rowsOf('notifications', {
      and: [{ user: { equals: customer } }, { message: { contains: String(number) } }],
    });
    expect([(await paymentOf(number)).status, told.length]).toEqual(['paid', 1]);
  });

  test('callback, notice and the shop’s own job at once: paid once', async () => {
    const { paymentId, number } = await approved();
    await Promise.all([
      callback(paymentId, 'success'),
      notice(paymentId),
      settleUnfinishedPayments(await workerLater(5)),
      callback(paymentId, 'success'),
      notice(paymentId),
    ]);
    expect(await paymentOf(number)).toMatchObject({ status: 'paid', refund_due: 0, refunded_amount: 0 });
    expect(await orderOf(number)).toMatchObject({ payment_status: 1, payment_method: 'bKash' });
  });
});

describe('callback and cancel', () => {
  test('a cancel callback while bKash is being queried about a success changes nothing', async () => {
    const { paymentId, number } = await approved();
    let second: Promise<unknown> = Promise.resolve();
    const first = whileAsking(
      await workerLater(),
      'queryPayment',
      async () => void (second = callback(paymentId, 'cancel')),
    );
    expect(await settlePayment(first, paymentId, 'success')).toBe('success');
    expect(await second).toBe('success');
    expect((await paymentOf(number)).status).toBe('paid');
  });

  test('four successes and four cancels at once: paid, or payable on delivery and paid when the job asks', async () => {
    const { paymentId, number } = await approved();
    await Promise.all(Array.from({ length: 8 }, (_, at) => callback(paymentId, at % 2 === 0 ? 'success' : 'cancel')));
    if ((await paymentOf(number)).status !== 'paid')
      expect(await orderOf(number)).toMatchObject({ payment_method: 'COD', payment_status: 0 });
    await callback(paymentId, 'success');
    expect(await orderOf(number)).toMatchObject({ payment_method: 'bKash', payment_status: 1 });
  });

  test('the package is canceled while the money is being taken: the money is refunded', async () => {
    const { paymentId, number, id, product } = await approved();
    const first = whileAsking(await workerLater(), 'executePayment', async () =>
      expect((await cancel(id)).status).toBe(200),
    );
    await settlePayment(first, paymentId, 'success');
    expect(await paymentOf(number)).toMatchObject({ status: 'refunded', refund_due: 200, refunded_amount: 200 });
    expect([await stockOf(product), ...(await givenBack(paymentId))]).toEqual([10, 200]);
  });

  test('cancellation and callback at once, three times: the stock is returned, and any payment refunded', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { paymentId, number, id, product } = await approved();
      await Promise.all([callback(paymentId, 'success'), cancel(id), callback(paymentId, 'success')]);
      await settleUnfinishedPayments(await workerLater(5 + round));
      expect(await paymentOf(number)).toMatchObject({ status: 'refunded', refunded_amount: 200 });
      expect([await stockOf(product), ...(await givenBack(paymentId))]).toEqual([10, 200]);
    }
  });

  test('it cannot be completed in cash while bKash is queried, and is not paid twice afterwards', async () => {
    const { paymentId, number, id } = await approved();
    await seller.caller.post(`/pto-update-status/${id}/3`);
    const complete = () => house.incharge.caller.post(`/pto-update-status/${id}/7`);
    const first = whileAsking(await workerLater(), 'executePayment', async () =>
      expect((await complete()).status).toBe(201),
    );
    expect(await settlePayment(first, paymentId, 'success')).toBe('success');
    expect((await complete()).status).toBe(200);
    expect(await paymentOf(number)).toMatchObject({ status: 'paid', refund_due: 0 });
  });

  test('completion by the warehouse and callback at once: paid one way, once', async () => {
    const { paymentId, number, id } = await approved();
    await callback(paymentId, 'cancel');
    await seller.caller.post(`/pto-update-status/${id}/3`);
    await Promise.all([
      callback(paymentId, 'success'),
      house.incharge.caller.post(`/pto-update-status/${id}/7`),
      callback(paymentId, 'success'),
    ]);
    await settleUnfinishedPayments(await workerLater(5));
    const { status, refunded_amount } = await paymentOf(number);
    const [sent] = await rowsOf('packages', { order_number: { equals: number } });
    // In cash first: what bKash took goes back. By bKash first: nothing was taken in cash.
    expect([status, refunded_amount]).toEqual(sent!.payment_method === 'COD' ? ['refunded', 200] : ['paid', 0]);
  });
});

describe('a refund requested twice', () => {
  const owed = async () => {
    const made = await paidOrder();
    expect((await cancel(made.id)).status).toBe(200);
    return made;
  };

  test('by the job while another one is running: once', async () => {
    const { paymentId, number } = await owed();
    const first = whileAsking(await workerLater(5), 'refund', async () =>
      settleUnfinishedPayments(await workerLater(5)),
    );
    await continueRefund(first, await paymentOf(number));
    expect(await givenBack(paymentId)).toEqual([200]);
    expect(await paymentOf(number)).toMatchObject({ status: 'refunded', refunded_amount: 200 });
  });

  test('by an admin while the job is running: once', async () => {
    const { paymentId, number } = await owed();
    const payment = await paymentOf(number);
    const first = whileAsking(
      await workerLater(5),
      'refund',
      async () => void (await outcome(askAgain(await ctxOf(admin), payment.id))),
    );
    await continueRefund(first, payment);
    expect(await givenBack(paymentId)).toEqual([200]);
  });

  test('by three jobs and three admins at once: once', async () => {
    const { paymentId, number } = await owed();
    const { id } = await paymentOf(number);
    const ask = () => admin.caller.post(`/ask-payment-again/${id}`);
    const job = async () => settleUnfinishedPayments(await workerLater(5));
    await Promise.all([job(), ask(), job(), ask(), job(), ask()]);
    expect(await givenBack(paymentId)).toEqual([200]);
    expect(await paymentOf(number)).toMatchObject({ status: 'refunded', refunded_amount: 200 });
  });

  test('in parts, six of 50 at once: four are refunded, for two nothing is left, never more than was paid', async () => {
    const { paymentId, number } = await paidOrder();
    const { order } = await paymentOf(number);
    const part = async () => {
      const ctx = await workerLater();
      const owed = await ctx.db.inTransaction(() =>
        oweRefund(ctx, { order: order as number, amount: 50, reason: 'part' }),
      );
      if (owed) await continueRefund(ctx, owed);
      return { status: owed ? 1 : 0 };
    };
    expect(tally(await Promise.all(Array.from({ length: 6 }, part)))).toEqual({ 0: 2, 1: 4 });
    for (let minutes = 5; minutes < 20; minutes += 5) await settleUnfinishedPayments(await workerLater(minutes));
    expect((await givenBack(paymentId)).reduce((sum, each) => sum + each, 0)).toBe(200);
  });
});
