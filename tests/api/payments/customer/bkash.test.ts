import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';
import { settleUnfinishedPayments } from '../../../../services/payments/settleUnfinishedPayments';
import { openCtx } from '../../../../services/openCtx';
import { createLocalReq } from 'payload';

// A call that never answers is given up after a second here.
process.env.BKASH_TIMEOUT_SECONDS = '1';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
  await make.delivery();
});

const sandbox = (path: string, fields: Record<string, string>) =>
  fetch(`${shop.origin()}/sandbox/bkash${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
const script = (name: string) => sandbox('/script', { script: name });

type Started = { customer: Person; number: number; paymentId: string; url: string };

async function start(data: object = {}): Promise<Started> {
  const customer = await make.person();
  await make.fill(customer, [[await make.product(seller), 2]]);
  const { body } = await customer.caller.post(
    '/bkash/checkout-url/create',
    make.payload({ payment_method: 'bKash', payment_amount: 200, ...data }),
  );
  if (body.status !== 200) throw new Error(JSON.stringify(body));
  return {
    customer,
    number: body.order_number,
    url: body.bkashurl,
    paymentId: new URL(body.bkashurl).searchParams.get('paymentID') ?? '',
  };
}

/** The shopper presses a button on bKash's page; the address bKash sends the browser to. */
async function press(paymentID: string, button: 'success' | 'failure' | 'cancel'): Promise<string> {
  const reply = await sandbox('/decide', { paymentID, [button]: '1' });
  const to = new URL(reply.headers.get('location')!);
  return `${to.pathname.replace(/^\/api/, '')}${to.search}`;
}
const follow = async (path: string) => {
  const { http, headers } = await shop.visitor.get(path);
  return [http, headers.get('location')];
};
const result = (word: string) => [302, `/multi-vendor/order-placed/payment/${word}`];
const pressAndFollow = async (started: Started, button: 'success' | 'failure' | 'cancel') =>
  follow(await press(started.paymentId, button));

async function stateOf({ number }: Started) {
  const find = async (collection: 'orders' | 'packages' | 'payments') =>
    (
      await shop.payload().find({
        collection,
        where: { [collection === 'orders' ? 'number' : 'order_number']: { equals: number } },
        depth: 0,
      })
    ).docs[0] as never as Record<string, unknown>;
  const [order, sent, payment] = [await find('orders'), await find('packages'), await find('payments')];
  return {
    order: `${order.payment_method} ${order.payment_status}`,
    package: `${sent.payment_method} ${sent.payment_status}`,
    payment: payment.status,
    trx: payment.trx_id ?? null,
    refund: payment.refund_trx_id ?? null,
  };
}
const unpaid = { order: 'COD 0', package: 'COD 0' };
const paid = { order: 'bKash 1', package: 'bKash 1', payment: 'paid', trx: expect.any(String) };

/** Has the simulator post a notice; what the shop answers. */
async function notice(started: Started, variant: string): Promise<unknown> {
  const said = (await (await sandbox('/ipn', { paymentID: started.paymentId, variant })).json()) as {
    shop: { body: string };
  };
  return JSON.parse(said.shop.body);
}

/** Runs the job as if so many minutes had gone by. */
async function settle(minutesLater: number): Promise<void> {
  const ctx = openCtx(await createLocalReq({}, shop.payload()));
  await settleUnfinishedPayments({ ...ctx, now: new Date(ctx.now.getTime() + minutesLater * 60_000) });
}

describe('paying', () => {
  test('success: the order is unpaid, then paid, and a second callback changes nothing', async () => {
    const started = await start();
    expect(await stateOf(started)).toMatchObject({ order: 'bKash 0', package: 'bKash 0', payment: 'started' });
    const back = await press(started.paymentId, 'success');
    expect(await follow(back)).toEqual(result('success'));
    const after = await stateOf(started);
    expect(after).toMatchObject(paid);
    expect(await follow(back)).toEqual(result('success'));
    expect(await follow(back.replace('status=success', 'status=cancel'))).toEqual(result('success'));
    expect(await stateOf(started)).toEqual(after);
    const { body } = await started.customer.caller.get(`/order-tracking/${started.number}`);
    expect(body.order).toMatchObject({ payment_method: 'bKash', payment_status: 1 });
  });

  test.each([
    ['failure', 'failed', 'failed'],
    ['cancel', 'cancel', 'canceled'],
  ] as const)('%s: the order stays, payable on delivery', async (button, word, payment) => {
    const started = await start();
    expect(await pressAndFollow(started, button)).toEqual(result(word));
    expect(await stateOf(started)).toMatchObject({ ...unpaid, payment });
  });

  test('ten callbacks at once execute once', async () => {
    const started = await start();
    const back = await press(started.paymentId, 'success');
    const replies = await Promise.all(Array.from({ length: 10 }, () => follow(back)));
    expect(replies).toEqual(Array.from({ length: 10 }, () => result('success')));
    expect(await stateOf(started)).toMatchObject(paid);
  });

  test('a made-up payment, no payment, or a query operator lead to the failed page', async () => {
    for (const query of ['?paymentID=nothing&status=success', '', '?paymentID[$ne]=x&status=success']) {
      expect(await follow(`/bkash/callback${query}`)).toEqual(result('failed'));
    }
  });

  test('a success callback without approval takes no money and changes nothing', async () => {
    const started = await start();
    expect(await follow(`/bkash/callback?paymentID=${started.paymentId}&status=success`)).toEqual(result('failed'));
    expect(await stateOf(started)).toMatchObject({ payment: 'started' });
    expect(await pressAndFollow(started, 'success')).toEqual(result('success'));
    expect(await stateOf(started)).toMatchObject(paid);
  });
});

describe('the payload', () => {
  test('a different payment amount or method places no order', async () => {
    const customer = await make.person();
    const product = await make.product(seller);
    await make.fill(customer, [[product, 2]]);
    const post = (data: object) =>
      customer.caller.post('/bkash/checkout-url/create', make.payload({ payment_method: 'bKash', ...data }));
    expect((await post({ payment_amount: 199 })).body).toMatchObject({
      status: 422,
      errors: { payment_amount: [expect.stringContaining('200')] },
    });
    expect((await post({ payment_method: 'COD' })).body.errors).toHaveProperty('payment_method');
    expect((await post({ payment_method: 'Nagad' })).body.errors.payment_method).toEqual(['Currently Not Available']);
    expect(await make.stockOf(product)).toBe(10);
    expect((await shop.visitor.post('/bkash/checkout-url/create', {})).http).toBe(401);
  });

  test('the same key ten times at once: one order, one payment, one address', async () => {
    const customer = await make.person();
    await make.fill(customer, [[await make.product(seller), 1]]);
    const headers = { 'Idempotency-Key': 'pay-once' };
    const payload = make.payload({ payment_method: 'bKash', payment_amount: 100 });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => customer.caller.post('/bkash/checkout-url/create', payload, { headers })),
    );
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(replies[0]!.body.status).toBe(200);
  });
});

describe('failures', () => {
  test('bKash opens no payment: the order is cash on delivery and the page says so', async () => {
    await script('createBadRequest');
    const started = await start();
    expect(started.url).toBe(`${shop.origin()}/multi-vendor/order-placed/payment/failed`);
    expect(await stateOf(started)).toMatchObject({ ...unpaid, payment: 'failed' });
  });

  test.each(['wrongAmount', 'wrongInvoice'])('%s: never paid, left to an admin', async (name) => {
    const started = await start();
    await script(name);
    expect(await pressAndFollow(started, 'success')).toEqual(result('failed'));
    expect(await stateOf(started)).toMatchObject({ ...unpaid, payment: 'stuck' });
  });

  test('no balance: cash on delivery', async () => {
    const started = await start();
    await script('insufficientBalance');
    expect(await pressAndFollow(started, 'success')).toEqual(result('failed'));
    expect(await stateOf(started)).toMatchObject({ ...unpaid, payment: 'failed' });
  });

  test('execute does not answer and the money has moved: found by querying', async () => {
    const started = await start();
    await script('executeSilentMoved');
    expect(await pressAndFollow(started, 'success')).toEqual(result('success'));
    expect(await stateOf(started)).toMatchObject(paid);
  });

  test('execute does not answer and no money has moved: cash on delivery first, paid when the job executes it', async () => {
    const started = await start();
    await script('executeSilentNotMoved');
    expect(await pressAndFollow(started, 'success')).toEqual(result('failed'));
    expect(await stateOf(started)).toMatchObject({ ...unpaid, payment: 'started' });
    await settle(5);
    expect(await stateOf(started)).toMatchObject(paid);
  });
});

describe('a missing callback', () => {
  test('approved: the job executes the payment', async () => {
    const started = await start();
    await press(started.paymentId, 'success');
    await settle(1);
    expect(await stateOf(started)).toMatchObject({ payment: 'started' });
    await settle(5);
    expect(await stateOf(started)).toMatchObject(paid);
  });

  test('never approved: cash on delivery after half an hour, and still matched if it is approved later', async () => {
    const started = await start();
    await settle(10);
    expect(await stateOf(started)).toMatchObject({ order: 'bKash 0', payment: 'started' });
    await settle(31);
    expect(await stateOf(started)).toMatchObject({ ...unpaid, payment: 'canceled' });
    expect(await pressAndFollow(started, 'success')).toEqual(result('success'));
    expect(await stateOf(started)).toMatchObject(paid);
  });
});

describe('money that arrives after the fallback', () => {
  const cancel = async (started: Started) => {
    const { body } = await started.customer.caller.get(`/order-tracking/${started.number}`);
    const moved = await seller.caller.post(`/pto-update-status/${body.package[0].tracking_id}/8`);
    if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
  };
  test('a notice about an abandoned payment marks the order paid, once', async () => {
    const started = await start();
    await follow(`/bkash/callback?paymentID=${started.paymentId}&status=cancel`);
    expect(await stateOf(started)).toMatchObject(unpaid);
    for (const variant of ['signed', 'replayed']) expect(await notice(started, variant)).toEqual({ status: 200 });
    expect(await stateOf(started)).toMatchObject({ ...paid, refund: null });
  });

  test('the money is refunded when the order has been canceled in the meantime', async () => {
    const started = await start();
    await follow(`/bkash/callback?paymentID=${started.paymentId}&status=cancel`);
    await cancel(started);
    await notice(started, 'signed');
    expect(await stateOf(started)).toMatchObject({ order: 'COD 0', payment: 'refunded', refund: expect.any(String) });
  });

  test.each(['refundSilentMoved', 'refundSilentNotMoved', 'refundTransient'])(
    '%s: the refund is made exactly once',
    async (name) => {
      const started = await start();
      await cancel(started);
      await script(name);
      await pressAndFollow(started, 'success');
      expect(await stateOf(started)).toMatchObject({ payment: 'refunding' });
      await settle(5);
      expect(await stateOf(started)).toMatchObject({ payment: 'refunded' });
      const { payments } = (await (await fetch(`${shop.origin()}/sandbox/bkash/payments`)).json()) as {
        payments: { paymentId: string; refunds: unknown[] }[];
      };
      expect(payments.find(({ paymentId }) => paymentId === started.paymentId)!.refunds).toHaveLength(1);
    },
  );
});
