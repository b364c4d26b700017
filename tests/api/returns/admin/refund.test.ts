/** What is refunded for a return, and what is said of it. */
import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let seller: Seller;
let admin: Person;
beforeAll(async () => {
  seller = await make.seller();
  admin = await make.admin();
});

/** Two pieces of a completed cash order came back, one line, no coupon. */
const backAt = async (status: number) => {
  const made = await make.order({ seller, status: 7, payment_status: 1, qty: 2 });
  const request = await make.returnOf(made, { status, qty: 1 });
  const details = async () =>
    (await admin.caller.get(`/get-return-details/${made.product.id}/${made.order.number}`)).body;
  const own = async () =>
    (await made.customer.caller.get(`/get-existing-return-request/${made.product.id}/${made.order.number}`)).body;
  return { ...made, request, details, own, price: made.product.selling_price };
};

test('all that was paid for the pieces, without an amount; the order says so', async () => {
  const { request, details, own, price, customer, order } = await backAt(3);
  expect((await details()).returns).toMatchObject({ worth: price, refund_amount: null, refund_trx_id: '' });
  const done = await admin.caller.post(`/update-refund-status/1/${request.id}`, { trx_id: 'BKX77' });
  expect(done.status).toBe(200);
  const said = { worth: price, refund_amount: price, refund_trx_id: 'BKX77', refund_reason: '' };
  expect((await details()).returns).toMatchObject(said);
  expect((await own()).returns).toMatchObject(said);
  const tracked = (await customer.caller.get(`/order-tracking/${order.number}`)).body;
  expect(tracked.order.money).toMatchObject({ refunded: price, refund_owed: 0, state: 'partly_refunded' });
});

test('less only with a reason, which the customer reads; never more', async () => {
  const { request, details, own, price } = await backAt(3);
  const mark = (body: object) => admin.caller.post(`/update-refund-status/1/${request.id}`, body);
  expect((await mark({ amount: price + 1 })).status).toBe(422);
  expect((await mark({ amount: price - 1 })).status).toBe(422);
  expect((await details()).returns.payment_refund).toBe(0);
  expect((await mark({ amount: price - 1, reason: 'The box was torn' })).status).toBe(200);
  const { returns, history } = await own();
  expect(returns).toMatchObject({ refund_amount: price - 1, refund_reason: 'The box was torn' });
  expect(history.at(-1)).toMatchObject({
    refund_to: 1,
    refund_amount: price - 1,
    reason: 'The box was torn',
    actor: '',
  });
});

test('a mark that is taken back takes the amount with it; the history keeps it', async () => {
  const { request, details, price } = await backAt(4);
  await admin.caller.post(`/update-refund-status/1/${request.id}`);
  expect((await admin.caller.post(`/update-refund-status/0/${request.id}`)).status).toBe(200);
  const { returns, history } = await details();
  expect(returns).toMatchObject({ payment_refund: 0, refund_amount: null });
  expect(history.map((event: { refund_amount: number | null }) => event.refund_amount)).toEqual([price, null]);
});

test('a refunded return is canceled only with a reason', async () => {
  const { request, details } = await backAt(4);
  await admin.caller.post(`/update-refund-status/1/${request.id}`);
  expect((await admin.caller.post(`/update-return-status/5/${request.id}`)).status).toBe(422);
  expect((await details()).returns.status).toBe(4);
  const reason = 'The parcel was empty';
  expect((await admin.caller.post(`/update-return-status/5/${request.id}`, { reason })).status).toBe(200);
  expect((await details()).returns).toMatchObject({ status: 5, cancel_reason: reason, payment_refund: 1 });
});

test('the customer and the vendor see why it was rejected; the vendor does not see what was refunded', async () => {
  const { request, own, product, order, customer } = await backAt(0);
  const reason = 'Worn for a week';
  await admin.caller.post(`/update-return-status/5/${request.id}`, { reason });
  expect((await own()).returns.cancel_reason).toBe(reason);
  const vendors = (await seller.caller.get(`/get-vendor-return-details/${product.id}/${order.number}`)).body;
  expect(vendors.returns.cancel_reason).toBe(reason);
  expect(vendors.returns).not.toHaveProperty('worth');
  expect(vendors.history.at(-1)).toMatchObject({ to: 5, reason, actor: '' });
  for (const caller of [customer.caller, seller.caller]) {
    const messages = (await caller.get('/user-notification')).body.notification.map(
      (each: { message: string }) => each.message,
    );
    expect(messages).toContain(`Return ${request.id} is canceled: ${reason}`);
  }
  // The CMS's own API neither tells the vendor of the refund.
  const kept = (await seller.caller.get(`/returns/${request.id}`)).body;
  expect(kept).not.toHaveProperty('refund_amount');
  expect(kept).not.toHaveProperty('refund_trx_id');
});
