/** What goes back by bKash: in parts as packages are canceled, exactly once each. */
import { createLocalReq } from 'payload';
import { openCtx } from '../../../../services/openCtx';
import { continueRefund } from '../../../../services/payments/continueRefund';
import { oweRefund } from '../../../../services/payments/oweRefund';
import { settleUnfinishedPayments } from '../../../../services/payments/settleUnfinishedPayments';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

// A call that never answers is given up after a second here.
process.env.BKASH_TIMEOUT_SECONDS = '1';

const shop = openShop({ ledgerOff: 'a refund by hand is written past the call that posts it' });
const make = shopping(shop);
let sellers: Seller[];
beforeAll(async () => {
  sellers = [await make.seller(), await make.seller(), await make.seller()];
  await make.delivery();
});

const sandbox = (path: string, fields: object) =>
  fetch(`${shop.origin()}/sandbox/bkash${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
const script = (name: string) => sandbox('/script', { script: name });

type Sent = { id: number; tracking_id: string; total: number; vendor: number };
type Started = { customer: Person; number: number; paymentId: string; packages: Sent[] };

/** An order of three packages of 100, 200 and 300. */
async function start(): Promise<Started> {
  const customer = await make.person();
  const lines: Parameters<typeof make.fill>[1][number][] = [];
  for (const [at, seller] of sellers.entries()) lines.push([await make.product(seller), at + 1]);
  await make.fill(customer, lines);
  const payload = make.payload({ payment_method: 'bKash', payment_amount: 600 });
  const { body } = await customer.caller.post('/bkash/checkout-url/create', payload);
  if (body.status !== 200) throw new Error(JSON.stringify(body));
  const { docs } = await shop.payload().find({
    collection: 'packages',
    where: { order_number: { equals: body.order_number } },
    sort: 'total',
    depth: 0,
  });
  return {
    customer,
    number: body.order_number,
    paymentId: new URL(body.bkashurl).searchParams.get('paymentID') ?? '',
    packages: docs as never,
  };
}
async function pay(started: Started): Promise<void> {
  const reply = await sandbox('/decide', { paymentID: started.paymentId, success: '1' });
  const to = new URL(reply.headers.get('location')!);
  await shop.visitor.get(`${to.pathname.replace(/^\/api/, '')}${to.search}`);
}
const paidOrder = async () => {
  const started = await start();
  await pay(started);
  return started;
};
async function cancel({ tracking_id, vendor }: Sent): Promise<void> {
  const { caller } = sellers.find((each) => each.vendor.id === vendor)!;
  const moved = await caller.post(`/pto-update-status/${tracking_id}/8`);
  if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
}
/** A package that arrived, and whose goods came back; the number of the request. */
async function deliverAndReturn({ customer, number }: Started, { tracking_id, vendor }: Sent): Promise<number> {
  const { caller } = await make.admin();
  for (const status of [3, 6]) await caller.post(`/pto-update-status/${tracking_id}/${status}`);
  const payload = shop.payload();
  const of = { where: { tracking_id: { equals: tracking_id } }, depth: 0 } as const;
  const [sent] = (await payload.find({ collection: 'packages', ...of })).docs;
  expect(sent!.status).toBe(6);
  const [line] = (await payload.find({ collection: 'order-lines', ...of })).docs;
  const { id } = await make.create<{ id: number }>('returns', {
    order_line: line!.id,
    order: sent!.order,
    order_number: number,
    package: sent!.id,
    tracking_id,
    product: line!.product,
    customer: customer.user.id,
    vendor,
    status: 3,
    case: 'Wrong Size',
    qty: 3,
    payment_method: 'bKash',
    payment_account: '01711111111',
  });
  return id;
}
const paymentOf = async ({ number }: Started) =>
  (await shop.payload().find({ collection: 'payments', where: { order_number: { equals: number } }, depth: 0 }))
    .docs[0]!;
const sumsOf = async (started: Started) => {
  const { status, refund_due, refunded_amount } = await paymentOf(started);
  return [status, refund_due, refunded_amount];
};
/** What the simulator has really given back. */
async function refundsOf({ paymentId }: Started): Promise<number[]> {
  const { payments } = (await (await fetch(`${shop.origin()}/sandbox/bkash/payments`)).json()) as {
    payments: { paymentId: string; refunds: { amount: number }[] }[];
  };
  return payments.find((each) => each.paymentId === paymentId)!.refunds.map(({ amount }) => amount);
}
const ctxLater = async (minutes: number) => {
  const ctx = openCtx(await createLocalReq({}, shop.payload()));
  return { ...ctx, now: new Date(ctx.now.getTime() + minutes * 60_000) };
};
/** Runs the job as if so many minutes had gone by. */
const settle = async (minutes: number) => settleUnfinishedPayments(await ctxLater(minutes));
/** Promises a part of the payment, as a cancellation does, and asks bKash for it; what was promised. */
async function refund(started: Started, amount: number): Promise<number> {
  const ctx = await ctxLater(0);
  const before = await paymentOf(started);
  const order = before.order as number;
  const owed = await ctx.db.inTransaction(() => oweRefund(ctx, { order, amount, reason: 'Wrong Size' }));
  if (owed) await continueRefund(ctx, owed);
  return (owed?.refund_due ?? before.refund_due) - before.refund_due;
}

describe('canceled packages of a paid order', () => {
  test('one: its total is refunded, the rest stays paid; the others: all that is left', async () => {
    const started = await paidOrder();
    const [small, middle, large] = started.packages as [Sent, Sent, Sent];
    await cancel(middle);
    expect(await sumsOf(started)).toEqual(['refunding', 200, 0]);
    await settle(5);
    expect(await sumsOf(started)).toEqual(['paid', 200, 200]);
    expect(await refundsOf(started)).toEqual([200]);
    await settle(10);
    expect(await refundsOf(started)).toEqual([200]);
    const { body } = await started.customer.caller.get(`/order-tracking/${started.number}`);
    expect(body.order).toMatchObject({ payment_method: 'bKash', payment_status: 1 });

    await cancel(small);
    await cancel(large);
    await settle(15);
    expect(await sumsOf(started)).toEqual(['refunded', 600, 600]);
    expect(await refundsOf(started)).toEqual([200, 400]);
  });

  test('after a return was refunded by hand: only the rest, and the mark is settled with it', async () => {
    const started = await paidOrder();
    const [small, , large] = started.packages as [Sent, Sent, Sent];
    const request = await deliverAndReturn(started, large);
    const { caller } = await make.admin();
    const mark = async (value: 0 | 1, body: object = {}) =>
      (await caller.post(`/update-refund-status/${value}/${request}`, body)).body;
    expect(await mark(1, { amount: 80, reason: 'The box was torn' })).toMatchObject({ status: 200 });
    expect((await caller.post(`/pto-update-status/${large.tracking_id}/8`)).body.status).toBe(200);
    expect(await sumsOf(started)).toEqual(['refunding', 220, 0]);
    for (const value of [0, 1] as const) expect((await mark(value)).status).toBe(201);
    await settle(5);
    const { order, package: sent } = (await started.customer.caller.get(`/order-tracking/${started.number}`)).body;
    expect(order.money).toMatchObject({ due: 300, paid: 600, refunded: 300, refund_owed: 0 });
    const ofLarge = sent.find((each: Sent) => each.tracking_id === large.tracking_id);
    expect(ofLarge.money).toMatchObject({ due: 0, paid: 300, refunded: 300, state: 'refunded' });

    // With the last package goes all that is left, and not the 80 once more.
    await cancel(small);
    await cancel(started.packages[1]!);
    await settle(15);
    expect(await refundsOf(started)).toEqual([220, 300]);
    expect(await sumsOf(started)).toEqual(['paid', 520, 520]);
  });

  test('by hand, by bKash and by cancellation together: never more than was paid', async () => {
    const started = await paidOrder();
    const [, middle, large] = started.packages as [Sent, Sent, Sent];
    const request = await deliverAndReturn(started, large);
    const { caller } = await make.admin();
    const mark = async (body: object) => (await caller.post(`/update-refund-status/1/${request}`, body)).body;
    expect(await mark({ amount: 80, reason: 'The box was torn' })).toMatchObject({ status: 200 });
    expect(await refund(started, 400)).toBe(400);
    // Of the 200 paid for it only 120 are left of the order.
    await cancel(middle);
    await settle(5);
    expect(await refundsOf(started)).toEqual([400, 120]);
    const { order } = (await started.customer.caller.get(`/order-tracking/${started.number}`)).body;
    expect(order.money).toMatchObject({ paid: 600, refunded: 600, refund_owed: 0 });
  });

  test('what bKash gave back cannot go back by hand', async () => {
    const started = await paidOrder();
    const request = await deliverAndReturn(started, started.packages[2]!);
    expect(await refund(started, 580)).toBe(580);
    const { caller } = await make.admin();
    const mark = async (body: object) => (await caller.post(`/update-refund-status/1/${request}`, body)).status;
    expect(await mark({ amount: 21, reason: 'The box was torn' })).toBe(422);
    expect(await mark({ amount: 20, reason: 'The box was torn' })).toBe(200);
    expect(await refund(started, 1)).toBe(0);
  });

  test('a refund by hand and one by bKash at once: together no more than was paid', async () => {
    const started = await paidOrder();
    const request = await deliverAndReturn(started, started.packages[2]!);
    const { caller } = await make.admin();
    const said = { amount: 80, reason: 'The box was torn' };
    await Promise.allSettled([caller.post(`/update-refund-status/1/${request}`, said), refund(started, 560)]);
    const { order } = (await started.customer.caller.get(`/order-tracking/${started.number}`)).body;
    expect(order.money.refunded + order.money.refund_owed).toBeLessThanOrEqual(600);
    // Whichever came first: the other 80 are refused, or only the rest is promised.
    expect([560, 600]).toContain(order.money.refunded + order.money.refund_owed);
  });

  test('paid at the door and refunded in part: it is completed, not canceled', async () => {
    const started = await start();
    const ofOrder = { where: { order_number: { equals: started.number } } };
    await shop.payload().update({ collection: 'packages', ...ofOrder, data: { payment_method: 'COD' } });
    const request = await deliverAndReturn(started, started.packages[2]!);
    const { caller } = await make.admin();
    const mark = await caller.post(`/update-refund-status/1/${request}`, { amount: 80, reason: 'The box was torn' });
    expect(mark.status).toBe(200);
    const moved = await caller.post(`/pto-update-status/${started.packages[2]!.tracking_id}/8`);
    expect([moved.body.status, moved.body.message]).toEqual([201, expect.stringContaining('refunded by hand')]);
  });

  test('a payment that comes after a refund by hand and a cancellation: less what went back by hand', async () => {
    const started = await start();
    const large = started.packages[2]!;
    const request = await deliverAndReturn(started, large);
    const payload = shop.payload();
    // As earlier releases left it: refunded by hand and canceled while nothing was paid.
    await payload.db.updateOne({ collection: 'returns', id: request, data: { payment_refund: 1, refund_amount: 80 } });
    for (const { id } of started.packages)
      await payload.db.updateOne({ collection: 'packages', id, data: { status: 8 } });
    await pay(started);
    expect(await refundsOf(started)).toEqual([520]);
    expect((await sumsOf(started)).slice(1)).toEqual([520, 520]);
  });

  test('two at once: both totals, in whatever order', async () => {
    const started = await paidOrder();
    await Promise.all(started.packages.slice(1).map(cancel));
    expect(await sumsOf(started)).toEqual(['refunding', 500, 0]);
    await settle(5);
    expect(await refundsOf(started)).toEqual([500]);
  });

  test('a package canceled before the payment: only the amount of the others is kept', async () => {
    const started = await start();
    await cancel(started.packages[0]!);
    await pay(started);
    expect(await sumsOf(started)).toEqual(['paid', 100, 100]);
    expect(await refundsOf(started)).toEqual([100]);
    const { docs } = await shop.payload().find({
      collection: 'packages',
      where: { order_number: { equals: started.number } },
      sort: 'total',
      depth: 0,
    });
    expect(docs.map(({ payment_status }) => payment_status)).toEqual([0, 1, 1]);
  });

  test('an order that is not paid by bKash owes nothing', async () => {
    const started = await start();
    await cancel(started.packages[0]!);
    expect(await sumsOf(started)).toEqual(['started', 0, 0]);
  });
});

describe('a refund whose answer is lost', () => {
  test.each([
    ['refundSilentMoved', 200],
    ['refundSilentNotMoved', 0],
    ['refundTransient', 0],
  ])('%s: the list of refunds is compared, and it is made exactly once', async (name, known) => {
    const started = await paidOrder();
    await cancel(started.packages[1]!);
    await script(name);
    await settle(5);
    expect(await sumsOf(started)).toEqual(['refunding', 200, 0]);
    expect((await refundsOf(started)).reduce((sum, each) => sum + each, 0)).toBe(known);
    // The first query may still be running: no second one is made in the meantime.
    await settle(6);
    expect(await sumsOf(started)).toEqual(['refunding', 200, 0]);
    await settle(8);
    expect(await sumsOf(started)).toEqual(['paid', 200, 200]);
    expect(await refundsOf(started)).toEqual([200]);
  });

  test('more becomes due in the meantime: only the difference is requested', async () => {
    const started = await paidOrder();
    await cancel(started.packages[1]!);
    await script('refundSilentMoved');
    await settle(5);
    await cancel(started.packages[0]!);
    await settle(8);
    expect(await sumsOf(started)).toEqual(['paid', 300, 300]);
    expect(await refundsOf(started)).toEqual([200, 100]);
  });

  test('accepted but not completed: awaited, never requested again', async () => {
    const started = await paidOrder();
    await cancel(started.packages[0]!);
    await script('refundPending');
    await settle(5);
    await settle(8);
    await settle(12);
    expect(await sumsOf(started)).toEqual(['refunding', 100, 0]);
    expect(await refundsOf(started)).toEqual([100]);
  });

  test('two jobs at once request it once', async () => {
    const started = await paidOrder();
    await cancel(started.packages[0]!);
    await Promise.all([settle(5), settle(5), settle(5)]);
    expect(await sumsOf(started)).toEqual(['paid', 100, 100]);
    expect(await refundsOf(started)).toEqual([100]);
  });
});

describe('by amount', () => {
  test('ten parts are refunded, the eleventh waits for an admin, and the sums stay right', async () => {
    const started = await paidOrder();
    for (let part = 1; part <= 10; part += 1) {
      await refund(started, 50);
      expect(await sumsOf(started)).toEqual(['paid', part * 50, part * 50]);
    }
    await refund(started, 50);
    expect(await sumsOf(started)).toEqual(['stuck', 550, 500]);
    expect((await paymentOf(started)).detail).toContain('2074');
    expect(await refundsOf(started)).toEqual(Array<number>(10).fill(50));
  });

  test('up to the total, and never more', async () => {
    const started = await paidOrder();
    expect(await refund(started, 599)).toBe(599);
    expect(await sumsOf(started)).toEqual(['paid', 599, 599]);
    expect(await refund(started, 2)).toBe(1);
    expect(await sumsOf(started)).toEqual(['refunded', 600, 600]);
    expect(await refund(started, 1)).toBe(0);
    expect(await refundsOf(started)).toEqual([599, 1]);
  });

  test('too late for bKash: an admin has to act', async () => {
    const started = await paidOrder();
    await script('refundTooLate');
    await refund(started, 100);
    expect(await sumsOf(started)).toEqual(['stuck', 100, 0]);
    expect((await paymentOf(started)).detail).toContain('2071');
  });

  test('of an unpaid payment nothing is promised', async () => {
    const started = await start();
    expect(await refund(started, 100)).toBe(0);
    expect(await sumsOf(started)).toEqual(['started', 0, 0]);
  });
});
