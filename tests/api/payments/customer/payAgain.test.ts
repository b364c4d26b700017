/** Paying an order again, or on delivery after all: whatever happens in other tabs, the customer is charged once. */
import { payAgain } from '../../../../services/payments/payAgain';
import { settleUnfinishedPayments } from '../../../../services/payments/settleUnfinishedPayments';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

// A call that never answers is given up after a second here.
process.env.BKASH_TIMEOUT_SECONDS = '1';

const shop = openShop();
const race = racing(shop);
const { beforeWriting, ctxOf, outcome, rowsOf, tally, workerLater } = race;
let sellers: [Seller, Seller];
beforeAll(async () => {
  sellers = [await race.seller(), await race.seller()];
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
type Order = { customer: Person; number: number; ids: string[]; paymentId: string };
const idIn = (bkashurl: string) => new URL(bkashurl).searchParams.get('paymentID') ?? '';

/** An order of two packages of 100 and 200, its payment opened. */
async function start(): Promise<Order> {
  const customer = await race.person();
  await race.fill(customer, [
    [await race.product(sellers[0]), 1],
    [await race.product(sellers[1]), 2],
  ]);
  const { body } = await customer.caller.post(
    '/bkash/checkout-url/create',
    race.payload({ payment_method: 'bKash', payment_amount: 300 }),
  );
  return { customer, number: body.order_number, ids: body.tracking_ids, paymentId: idIn(body.bkashurl) };
}
async function press(paymentID: string, button: 'success' | 'failure' | 'cancel'): Promise<string> {
  const reply = await sandbox('/decide', { paymentID, [button]: '1' });
  const to = new URL(reply.headers.get('location')!);
  return `${to.pathname.replace(/^\/api/, '')}${to.search}`;
}
const follow = async (path: string) => (await shop.visitor.get(path)).headers.get('location');
const again = ({ customer, number }: Order) => customer.caller.post(`/pay-order/${number}`);
const later = ({ customer, number }: Order) => customer.caller.post(`/pay-on-delivery/${number}`);
const seen = async ({ customer, number }: Order) => {
  const { order } = (await customer.caller.get(`/order-tracking/${number}`)).body;
  const { body: list } = await customer.caller.get('/my-order');
  const listed = Object.values(list as Record<string, { order_id: number; can_pay: number; tracking_id: string }[]>)
    .filter((tab) => Array.isArray(tab))
    .flat()
    .filter(({ order_id: id }) => id === number);
  // The list, the details of every package and the tracking agree.
  for (const { can_pay: canPay, tracking_id: id } of listed) {
    const { body } = await customer.caller.get(`/user-order-details/${id}`);
    expect([canPay, body.package.can_pay, body.package.payment_state]).toEqual([
      order.can_pay,
      order.can_pay,
      order.payment_state,
    ]);
  }
  expect(listed.length).toBeGreaterThan(0);
  return [order.payment_method, order.payment_status, order.payment_state, order.can_pay];
};
const statesOf = async ({ number }: Order) =>
  (await rowsOf('payments', { order_number: { equals: number } }))
    .map(({ invoice, status, amount }) => [invoice, status, amount])
    .sort();
type Known = { paymentId: string; invoice: string; completed: boolean; refunds: unknown[] };
/** What bKash really took for this order. */
const takenOf = async ({ number }: Order) => {
  const { payments } = (await (await fetch(`${shop.origin()}/sandbox/bkash/payments`)).json()) as { payments: Known[] };
  return payments.filter(({ invoice, completed }) => invoice.startsWith(`HT${number}`) && completed).length;
};

describe('paying again', () => {
  test.each([
    ['failure', 'failed'],
    ['cancel', 'canceled'],
  ] as const)('after %s: a new payment, and its success pays the order once', async (button, state) => {
    const order = await start();
    await follow(await press(order.paymentId, button));
    expect(await seen(order)).toEqual(['COD', 0, state, 1]);
    const { body } = await again(order);
    expect(body.status).toBe(200);
    const second = idIn(body.bkashurl);
    expect(second).not.toBe(order.paymentId);
    expect(await seen(order)).toEqual(['COD', 0, 'pending', 1]);
    expect(await follow(await press(second, 'success'))).toMatch(/success$/);
    expect(await seen(order)).toEqual(['bKash', 1, 'paid', 0]);
    expect(await statesOf(order)).toEqual([
      [`HT${order.number}`, 'replaced', 300],
      [`HT${order.number}-2`, 'paid', 300],
    ]);
    expect(await takenOf(order)).toBe(1);
    expect((await again(order)).body).toMatchObject({ status: 200, bkashurl: null });
  });

  test('back from bKash without deciding: the first page is approved afterwards in its own tab and takes nothing', async () => {
    const order = await start();
    expect(await seen(order)).toEqual(['bKash', 0, 'pending', 1]);
    const second = idIn((await again(order)).body.bkashurl);
    const firstBack = await press(order.paymentId, 'success');
    expect(await follow(firstBack)).toMatch(/failed$/);
    expect(await takenOf(order)).toBe(0);
    await follow(await press(second, 'success'));
    await follow(firstBack);
    await settleUnfinishedPayments(await workerLater(60));
    expect([await takenOf(order), await seen(order)]).toEqual([1, ['bKash', 1, 'paid', 0]]);
  });

  test('approved, but the browser never came back: the money is taken instead of asked for twice', async () => {
    const order = await start();
    await press(order.paymentId, 'success');
    expect((await again(order)).body).toMatchObject({ status: 200, bkashurl: null });
    expect([await takenOf(order), await statesOf(order)]).toEqual([1, [[`HT${order.number}`, 'paid', 300]]]);
  });

  test('while nobody knows whether the money moved, no other payment is opened', async () => {
    const order = await start();
    const back = await press(order.paymentId, 'success');
    await sandbox('/script', { script: 'executeTransient' });
    await follow(back);
    await sandbox('/script', { script: 'executeTransient' });
    expect((await again(order)).status).toBe(409);
    expect(await statesOf(order)).toEqual([[`HT${order.number}`, 'started', 300]]);
    await settleUnfinishedPayments(await workerLater(10));
    expect([await takenOf(order), await seen(order)]).toEqual([1, ['bKash', 1, 'paid', 0]]);
  });

  test('six tabs at once: one new payment', async () => {
    const order = await start();
    await follow(await press(order.paymentId, 'cancel'));
    const replies = await Promise.all(Array.from({ length: 6 }, () => again(order)));
    const opened = replies.filter(({ body }) => body.status === 200 && body.bkashurl?.includes('paymentID'));
    expect(opened.length).toBeGreaterThanOrEqual(1);
    const open = (await statesOf(order)).filter(([, status]) => status !== 'replaced');
    expect(open).toHaveLength(1);
    for (const { body } of opened) await follow(await press(idIn(body.bkashurl), 'success'));
    expect([await takenOf(order), (await seen(order))[1]]).toEqual([1, 1]);
  });

  test('the callback of the last payment arrives in between: no second one', async () => {
    const order = await start();
    await follow(await press(order.paymentId, 'cancel'));
    const ctx = beforeWriting(await ctxOf(order.customer), async () => {
      await sandbox('/decide', { paymentID: order.paymentId, success: '1' });
      await shop.visitor.get(`/bkash/callback?paymentID=${order.paymentId}&status=success`);
    });
    const result = await outcome(payAgain(ctx, order.number));
    expect(['changedMeanwhile', 'done']).toContain(result);
    expect(await takenOf(order)).toBeLessThanOrEqual(1);
  });

  test('of a partly canceled order: only what is left', async () => {
    const order = await start();
    const [small] = (await rowsOf('packages', { order_number: { equals: order.number } })).sort(
      (a, b) => Number(a.total) - Number(b.total),
    );
    const reason = { reason: 'other', tracking_id: small!.tracking_id };
    expect((await order.customer.caller.post(`/cancel-order/${order.number}`, reason)).status).toBe(200);
    const { body } = await again(order);
    await follow(await press(idIn(body.bkashurl), 'success'));
    expect((await statesOf(order)).at(-1)).toEqual([`HT${order.number}-2`, 'paid', 200]);
  });

  test('not an order of cash, a canceled one, or somebody else’s', async () => {
    const order = await start();
    expect((await again({ ...order, customer: await race.person() })).status).toBe(404);
    await order.customer.caller.post(`/cancel-order/${order.number}`, { reason: 'other' });
    expect((await again(order)).status).toBe(201);
    const { customer } = await race.basket(sellers[0], 5);
    const { order_number: number } = await race.placed(customer);
    expect((await again({ ...order, customer, number })).status).toBe(201);
    expect(await seen({ ...order, customer, number })).toEqual(['COD', 0, 'cash', 0]);
  });
});

describe('on delivery after all', () => {
  test('an unfinished payment: cash, as often as it is asked; a late success is still taken once', async () => {
    const order = await start();
    expect(tally(await Promise.all([later(order), later(order)]))).toEqual({ 200: 2 });
    expect(await seen(order)).toEqual(['COD', 0, 'canceled', 1]);
    await follow(await press(order.paymentId, 'success'));
    expect([await seen(order), await takenOf(order)]).toEqual([['bKash', 1, 'paid', 0], 1]);
    expect((await later(order)).status).toBe(201);
  });

  test('a payment approved meanwhile: refused, it is paid', async () => {
    const order = await start();
    await press(order.paymentId, 'success');
    expect((await later(order)).status).toBe(201);
    expect(await seen(order)).toEqual(['bKash', 1, 'paid', 0]);
    expect((await later({ ...order, customer: await race.person() })).status).toBe(404);
  });
});
