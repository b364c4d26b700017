/** Above the limit a refund by hand is prepared by one admin and confirmed by another. */
import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let seller: Seller;
let owner: Person;
let one: Person;
let other: Person;
beforeAll(async () => {
  seller = await make.seller();
  owner = await make.admin();
  one = await make.admin();
  other = await make.admin();
});

const rules = (refund_limit: number, two_person_refunds = 1) =>
  owner.caller.post('/update-refund-settings', { refund_limit, two_person_refunds });

/** Two pieces of 100 of a completed cash order came back. */
async function back(status = 4) {
  const made = await make.order({ seller, status: 7, payment_status: 1, qty: 2 });
  const request = await make.returnOf(made, { status, qty: 2 });
  const details = async () =>
    (await one.caller.get(`/get-return-details/${made.product.id}/${made.order.number}`)).body.returns;
  return { ...made, request, details };
}
let count = 0;
const trx = () => `TRX${(count += 1)}`;
const mark = (by: Person, id: unknown, body: object = {}) => by.caller.post(`/update-refund-status/1/${id}`, body);
const prepare = (by: Person, id: unknown, body: object = {}) =>
  by.caller.post(`/refund-prepare/${id}`, { trx_id: trx(), from: 'wallet_bkash', ...body });
const confirm = (by: Person, id: unknown) => by.caller.post(`/refund-confirm/${id}`);
const withdraw = (by: Person, id: unknown) => by.caller.post(`/refund-withdraw/${id}`, { reason: 'Came back' });

describe('the limit', () => {
  test('without one, and up to it, one admin marks a refund as before', async () => {
    await rules(0);
    expect((await mark(one, (await back()).request.id)).status).toBe(200);
    await rules(200);
    expect((await mark(one, (await back()).request.id)).status).toBe(200);
  });

  test('above it one admin alone is refused, a part below it is not', async () => {
    await rules(150);
    const { request, details } = await back();
    const refused = await mark(one, request.id, { trx_id: trx() });
    expect(refused.status).toBe(201);
    expect(refused.body.message).toContain('150');
    expect((await details()).payment_refund).toBe(0);
    expect((await mark(one, request.id, { amount: 150, reason: 'Torn' })).status).toBe(200);
  });

  test('where one person is enough, it still needs its transaction above the limit', async () => {
    await rules(150, 0);
    const { request } = await back();
    expect((await mark(one, request.id)).body.errors).toHaveProperty('trx_id');
    expect((await mark(one, request.id, { trx_id: trx() })).status).toBe(200);
  });

  test('where one person is enough, who prepared one confirms it, and the answer does not ask for another', async () => {
    const said = async () => {
      const { body } = await prepare(one, (await back()).request.id);
      return { id: body.id as number, message: body.message as string };
    };
    await rules(150);
    const waiting = await said();
    expect(waiting.message).toBe('Prepared. Another super admin has to confirm it.');
    await rules(150, 0);
    const own = await said();
    expect(own.message).toBe('Prepared. A super admin has to confirm it.');
    for (const { id } of [waiting, own]) expect((await confirm(one, id)).status).toBe(200);
  });

  test('what two people decided is taken back by a super admin, with a reason, and the audit log keeps its proof', async () => {
    await rules(150);
    const { request } = await back();
    const { body } = await prepare(one, request.id, { trx_id: 'Two 1' });
    expect((await confirm(other, body.id)).status).toBe(200);
    const take = (by: Person, reason?: string) => by.caller.post(`/update-refund-status/0/${request.id}`, { reason });
    expect((await take(await make.subadmin(), 'Wrong number')).http).toBe(403);
    expect((await take(one)).body).toMatchObject({ status: 422, errors: { reason: [expect.any(String)] } });
    expect((await take(one, 'Wrong number')).status).toBe(200);
    const { entries } = (await owner.caller.get(`/get-audit-log?resource=returns&record=${request.id}`)).body;
    expect(JSON.stringify(entries[0])).toContain('Two 1');
    expect(JSON.stringify(entries[0])).toContain('Wrong number');
    // A refund of an early release tells no amount: all that was paid.
    const early = await back();
    await shop.payload().db.updateOne({ collection: 'returns', id: early.request.id, data: { payment_refund: 1 } });
    const byOne = await (
      await make.subadmin()
    ).caller.post(`/update-refund-status/0/${early.request.id}`, {
      reason: 'Wrong number',
    });
    expect(byOne.http).toBe(403);
    // Below the limit it is one person's decision, and was never more.
    const small = await back();
    expect((await mark(one, small.request.id, { amount: 150, reason: 'Torn' })).status).toBe(200);
    const sub = await make.subadmin();
    expect((await sub.caller.post(`/update-refund-status/0/${small.request.id}`)).status).toBe(200);
  });

  test('only the super admin changes it, and the audit log keeps it', async () => {
    await rules(150);
    const sub = await make.subadmin();
    const off = { refund_limit: 0, two_person_refunds: 0 };
    expect((await sub.caller.post('/update-refund-settings', off)).http).toBe(403);
    // Nor through the CMS's own API.
    await sub.caller.post('/globals/site-information', { refund_limit: 0, two_person_refunds: 0 });
    expect((await one.caller.get('/refund-settings')).body).toMatchObject({ refund_limit: 150, two_person_refunds: 1 });
    expect((await shop.visitor.get('/globals/site-information')).body).not.toHaveProperty('refund_limit');
    await rules(150, 0);
    const { entries } = (await owner.caller.get('/get-audit-log?limit=5&offset=0')).body;
    expect(JSON.stringify(entries)).toContain('two_person_refunds');
    expect(
      (await owner.caller.post('/update-refund-settings', { refund_limit: -1, two_person_refunds: 1 })).status,
    ).toBe(422);
  });
});

describe('two people', () => {
  beforeEach(() => rules(150));

  test('one prepares, another confirms: the return is refunded from where it was sent', async () => {
    const { request, details } = await back();
    const prepared = await prepare(one, request.id, { trx_id: 'BK 7X' });
    expect(prepared.status).toBe(200);
    expect((await details()).payment_refund).toBe(0);
    const own = await confirm(one, prepared.body.id);
    expect(own.status).toBe(201);
    expect((await details()).payment_refund).toBe(0);
    expect((await confirm(other, prepared.body.id)).status).toBe(200);
    expect(await details()).toMatchObject({ payment_refund: 1, refund_amount: 200, refund_trx_id: 'BK 7X' });
    expect((await confirm(other, prepared.body.id)).body).toMatchObject({
      status: 201,
      message: expect.stringContaining('already'),
    });
    const lines = await shop.payload().find({
      collection: 'journal-lines',
      where: { order_number: { equals: request.order_number }, account: { equals: 'wallet_bkash' } },
      overrideAccess: true,
    });
    expect(lines.docs.map(({ amount }) => amount)).toEqual([-200]);
  });

  test('a return has one open refund; a withdrawn one makes room', async () => {
    const { request } = await back();
    const first = await prepare(one, request.id);
    expect((await prepare(other, request.id)).status).toBe(201);
    // Nor is it marked as sent at the same time, whatever the amount.
    expect((await mark(owner, request.id, { amount: 10, reason: 'A part' })).status).toBe(201);
    expect((await withdraw(other, first.body.id)).status).toBe(200);
    expect((await confirm(other, first.body.id)).status).toBe(201);
    expect((await prepare(other, request.id)).status).toBe(200);
  });

  test('it follows the rules of every refund', async () => {
    const { request } = await back();
    expect((await prepare(one, request.id, { trx_id: '' })).body.errors).toHaveProperty('trx_id');
    expect((await prepare(one, request.id, { amount: 201 })).body.errors).toHaveProperty('amount');
    expect((await prepare(one, request.id, { amount: 199 })).body.errors).toHaveProperty('reason');
    expect((await prepare(one, request.id, { from: 'cash_warehouse' })).status).toBe(422);
    expect((await prepare(one, (await back(0)).request.id)).status).toBe(201);
    expect((await prepare(one, 999_999)).status).toBe(404);
    expect((await confirm(one, 999_999)).status).toBe(404);
    expect((await withdraw(one, 999_999)).status).toBe(404);
  });

  test('if one person is enough, the person who prepared it may confirm it', async () => {
    const { request, details } = await back();
    const { body } = await prepare(one, request.id);
    await rules(150, 0);
    expect((await confirm(one, body.id)).status).toBe(200);
    expect((await details()).payment_refund).toBe(1);
  });

  test('a return canceled meanwhile is not refunded, and the prepared refund can be withdrawn', async () => {
    const { request } = await back();
    const { body } = await prepare(one, request.id);
    await one.caller.post(`/update-return-status/5/${request.id}`, { reason: 'Worn' });
    expect((await confirm(other, body.id)).status).toBe(201);
    const { refunds } = (await one.caller.get('/refund-desk')).body;
    expect(refunds).toContainEqual(expect.objectContaining({ id: request.id, state: 'prepared' }));
    expect((await withdraw(one, body.id)).status).toBe(200);
  });
});

test('a transaction is the proof of one refund', async () => {
  await rules(0);
  const first = await back();
  const second = await back();
  expect((await mark(one, first.request.id, { trx_id: 'Proof 1' })).status).toBe(200);
  expect((await mark(one, second.request.id, { trx_id: 'PROOF১' })).body.errors).toHaveProperty('trx_id');
  expect((await prepare(one, second.request.id, { trx_id: 'proof1' })).body.errors).toHaveProperty('trx_id');
  // None at all is not the same one.
  expect((await mark(one, second.request.id)).status).toBe(200);
  expect((await mark(one, (await back()).request.id)).status).toBe(200);
  // Of a mark that was taken back it is free again.
  await one.caller.post(`/update-refund-status/0/${first.request.id}`);
  const third = await back();
  expect((await prepare(one, third.request.id, { trx_id: 'Proof 1' })).status).toBe(200);
  expect((await mark(one, first.request.id, { trx_id: 'Proof 1' })).body.errors).toHaveProperty('trx_id');
});

test('nor is it the proof of a return and of a payment that bKash refuses to send back', async () => {
  await rules(0);
  const made = await make.order({ seller, payment_method: 'bKash', payment_status: 1 });
  const payment = await make.create<{ id: number }>('payments', {
    order: made.order.id,
    order_number: made.order.number,
    customer: made.customer.user.id,
    gateway: 'bkash',
    payment_id: `P${made.order.number}`,
    invoice: `HT${made.order.number}`,
    amount: 260,
    status: 'stuck',
    trx_id: `T${made.order.number}`,
    refund_due: 100,
  });
  const byHand = (trx_id: string) =>
    one.caller.post(`/refund-by-hand/${payment.id}`, {
      amount: 100,
      method: 'Rocket',
      account: '01911111111',
      trx_id,
      reason: 'bKash refuses',
      from: 'bank',
    });
  const [first, second] = [await back(), await back()];
  expect((await mark(one, first.request.id, { trx_id: 'Shared 1' })).status).toBe(200);
  expect((await byHand('shared1')).body.errors).toHaveProperty('trx_id');
  expect((await byHand('Shared 2')).status).toBe(200);
  expect((await mark(one, second.request.id, { trx_id: 'SHARED 2' })).body.errors).toHaveProperty('trx_id');
  expect((await prepare(one, second.request.id, { trx_id: 'shared2' })).body.errors).toHaveProperty('trx_id');
});

test('the account it was sent from is stored', async () => {
  await rules(0);
  const { request } = await back();
  expect((await mark(one, request.id, { from: 'nowhere' })).status).toBe(422);
  expect((await mark(one, request.id, { from: 'wallet_bkash' })).status).toBe(200);
  const { refunds } = (await one.caller.get(`/sent-refunds?search=${request.order_number}`)).body;
  expect(refunds).toEqual([
    expect.objectContaining({ kind: 'return', amount: 200, from: 'wallet_bkash', by: one.user.name, trx_id: '' }),
  ]);
});
