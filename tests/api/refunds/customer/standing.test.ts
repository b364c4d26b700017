/** Customers see where the money of a refund is: promised, being sent, sent with its transaction. */
import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let seller: Seller;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  seller = await make.seller();
  owner = await make.admin();
  admin = await make.subadmin();
});

test('of a return, on the return, in the list and in the order', async () => {
  const customer = await make.person();
  const made = await make.order({ seller, customer, status: 7, payment_status: 1 });
  const request = await make.returnOf(made, { status: 3, qty: 2 });
  const own = async () =>
    (await customer.caller.get(`/get-existing-return-request/${made.product.id}/${made.order.number}`)).body.returns;
  const inOrder = async () => (await customer.caller.get(`/order-tracking/${made.order.number}`)).body.order.refunds;
  expect(await own()).toMatchObject({ refund_stage: 'none', refund_promised_at: null, refund_sent_at: null });
  expect(await inOrder()).toEqual([]);

  await admin.caller.post(`/update-return-status/4/${request.id}`);
  const promised = await own();
  expect(promised).toMatchObject({ refund_stage: 'promised', refund_sent_at: null });
  expect(Date.now() - Date.parse(promised.refund_promised_at)).toBeLessThan(60_000);
  expect(await inOrder()).toEqual([
    expect.objectContaining({ kind: 'return', refund_stage: 'promised', amount: 200, trx_id: '', method: 'bKash' }),
  ]);

  await owner.caller.post('/update-refund-settings', { refund_limit: 100, two_person_refunds: 1 });
  const prepared = await admin.caller.post(`/refund-prepare/${request.id}`, { trx_id: 'BK55', from: 'wallet_bkash' });
  expect(await own()).toMatchObject({ refund_stage: 'sending', refund_trx_id: '', refund_sent_at: null });
  await owner.caller.post(`/refund-confirm/${prepared.body.id}`);
  const sent = await own();
  expect(sent).toMatchObject({ refund_stage: 'sent', refund_trx_id: 'BK55', refund_amount: 200 });
  expect(sent.refund_promised_at).toBe(promised.refund_promised_at);
  expect(Date.parse(sent.refund_sent_at)).toBeGreaterThanOrEqual(Date.parse(sent.refund_promised_at));
  expect(await inOrder()).toEqual([
    expect.objectContaining({ kind: 'return', refund_stage: 'sent', amount: 200, trx_id: 'BK55' }),
  ]);
  const { returns } = (await customer.caller.get('/my-all-return-product')).body;
  expect(returns).toEqual([expect.objectContaining({ id: request.id, refund_stage: 'sent' })]);
});
