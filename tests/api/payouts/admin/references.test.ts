/** A transfer is the proof of one payout or one refund and of nothing else, however its number was typed or kept. */
import { createLocalReq } from 'payload';
import { openCtx } from '../../../../services/openCtx';
import { keyPast } from '../../../../services/refunds/keyPast';
import { openShop, type Caller } from '../../../support/http';
import { settling } from '../../../support/make/payouts';
import { racing } from '../../../support/races';

const shop = openShop();
const make = settling(shop);
const { rowsOf } = racing(shop);

let maker: Caller;
let checker: Caller;
beforeAll(async () => {
  maker = (await make.admin()).caller;
  checker = (await make.admin()).caller;
});

/** Two payouts that wait to be sent. */
async function two(): Promise<[first: number, second: number]> {
  const sellers = [await make.earner(310), await make.earner(320)];
  const payouts = await make.payoutsOf(await make.approved({ maker, checker }, ...sellers));
  return [payouts[0]!.id, payouts[1]!.id];
}
const send = async (id: number, reference: string) =>
  (await checker.post(`/payout-sent/${id}`, { reference, from: 'bank' })).body;
const preview = async (reference: string) =>
  (await maker.post('/payout-import-preview', { csv: `reference,account_number,amount\n${reference},1,310` })).body
    .rows[0].result as string;
const stored = (collection: string, id: number, data: Record<string, unknown>) =>
  shop.payload().db.updateOne({ collection: collection as 'payouts', id, data });
const ctx = async () => openCtx(await createLocalReq({}, shop.payload()));

test.each([
  ['Ab12-1', 'AB12-1'],
  ['AB12-2', ' ab 12-2 '],
  ['Tx ৯১-3', 'tx91-3'],
  ['tx92-4', 'TX৯২-4'],
])('%s, typed as %s, is the same transfer', async (kept, typed) => {
  const [first, second] = await two();
  expect((await send(first, kept)).status).toBe(200);
  expect(await preview(typed)).toBe('used');
  expect((await send(second, typed)).errors).toHaveProperty('reference');
  expect(await make.entriesOf(second)).toEqual([]);
  // One that came back was a transfer too: it is not free again.
  const { body } = await maker.post(`/payout-failed/${first}`, { seen: 'sent', reason: 'The account is closed' });
  expect(body).toEqual({ status: 200, message: 'Payout marked as come back' });
  expect((await send(second, typed)).errors).toHaveProperty('reference');
  expect((await send(second, `${typed}-other`)).status).toBe(200);
});

test('numbers of earlier releases get their keys at the first start, and again is no harm', async () => {
  const [first, second] = await two();
  expect((await send(first, 'Old-7a')).status).toBe(200);
  await stored('payouts', first, { reference_key: null });
  // A server of the release before has just written it.
  expect((await send(second, 'Old-7a')).errors).toHaveProperty('reference');
  for (const _start of [1, 2]) {
    await keyPast(await ctx());
    expect(await rowsOf('payouts', { id: { in: [first, second] } })).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ id: first, reference: 'Old-7a', reference_key: 'OLD-7A' }),
        expect.objectContaining({ id: second, reference_key: null }),
      ]),
    );
  }
  expect((await send(second, 'old -৭A')).errors).toHaveProperty('reference');
});

/** A return whose goods are back, 200 taka, and what marks or prepares its refund. */
async function back() {
  const made = await make.order({ seller: await make.seller(), status: 7, payment_status: 1 });
  const request = await make.returnOf(made, { status: 4, qty: 2 });
  const said = (trx_id: string) => ({ trx_id, from: 'bank' });
  return {
    tracking: request.tracking_id,
    mark: async (trx: string) => (await maker.post(`/update-refund-status/1/${request.id}`, said(trx))).body,
    unmark: async () => (await maker.post(`/update-refund-status/0/${request.id}`, { reason: 'Never sent' })).body,
    prepare: async (trx: string) => (await maker.post(`/refund-prepare/${request.id}`, said(trx))).body,
  };
}

/** A payment of 260 taka whose refund of 100 bKash refuses, and what sends it by hand. */
async function stuck() {
  const made = await make.order({ seller: await make.seller(), payment_method: 'bKash', payment_status: 1 });
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
  const said = { amount: 100, method: 'Rocket', account: '01911111111', reason: 'bKash refuses', from: 'bank' };
  return {
    number: made.order.number,
    byHand: async (trx_id: string) => (await maker.post(`/refund-by-hand/${payment.id}`, { ...said, trx_id })).body,
  };
}

test('a transaction with which bKash sent money back is no proof of a refund by hand or of a payout', async () => {
  const [payment] = await rowsOf('payments', { refund_trx_id: { greater_than: '' } });
  const { id } = payment as { id: number };
  await stored('payments', id, { refund_trx_id: 'rFx 9c', refund_trx_key: null });
  await keyPast(await ctx());
  const { mark } = await back();
  const [payout] = await two();
  for (const typed of ['RFX9C', 'rfx৯c']) {
    expect((await mark(typed)).errors).toHaveProperty('trx_id');
    expect((await send(payout, typed)).errors).toHaveProperty('reference');
    expect(await preview(typed)).toBe('used');
  }
  expect((await mark('RFX9D')).status).toBe(200);
});

test('what has paid a payout is the proof of no refund, and the answer names the payout', async () => {
  const [first, second] = await two();
  expect((await send(first, 'Out 5a')).status).toBe(200);
  const [request, payment] = [await back(), await stuck()];
  const named = `This transaction number is that of the payout PAYOUT-${first} to `;
  for (const refuse of [request.mark, request.prepare, payment.byHand]) {
    const { status, errors } = await refuse('OUT৫A');
    expect([status, errors.trx_id]).toEqual([422, [expect.stringContaining(named)]]);
  }
  await maker.post(`/payout-failed/${first}`, { seen: 'sent', reason: 'The account is closed' });
  expect((await payment.byHand('out5a')).errors).toHaveProperty('trx_id');
  expect((await payment.byHand('out5b')).status).toBe(200);
  expect((await send(second, 'Out5c')).status).toBe(200);
});

test('what has proved a refund pays no payout, typed or in the bank’s file, and the answer names the refund', async () => {
  const [id] = await two();
  const [marked, prepared, payment] = [await back(), await back(), await stuck()];
  expect((await marked.mark('Back 1')).status).toBe(200);
  expect((await prepared.prepare('Back 2')).status).toBe(200);
  expect((await payment.byHand('Back 3')).status).toBe(200);
  const refused = async (reference: string) => (await send(id, reference)).errors.reference[0] as string;
  expect(await refused('back১')).toBe(
    `This reference is the proof of the refund of a return of package ${marked.tracking}. Check the number of the transfer.`,
  );
  expect(await refused('BACK2')).toContain('is the proof of a refund of order');
  expect(await refused('BACK 3')).toContain(`order ${payment.number}.`);
  const [payout] = (await rowsOf('payouts', { id: { equals: id } })) as { number: string; amount: number }[];
  for (const reference of ['back 1', 'back 2', 'back 3']) {
    expect(await preview(reference)).toBe('used');
    const row = { line: 2, payout_id: id, number: payout!.number, amount: payout!.amount, reference };
    const { results } = (await maker.post('/payout-import', { rows: [row] })).body;
    expect(results).toEqual([{ line: 2, payout_id: id, sent: false, used: true }]);
  }
  expect(await make.entriesOf(id)).toEqual([]);
  // Of a mark that was taken back it is free again.
  expect((await marked.unmark()).status).toBe(200);
  expect((await send(id, 'Back 1')).status).toBe(200);
});

test('of a payout and refunds that take one number at once one gets it', async () => {
  const [[id], first, payment] = [await two(), await back(), await stuck()];
  const replies = await Promise.all([send(id, 'Once 7'), first.mark('ONCE7'), payment.byHand('once ৭')]);
  expect(replies.map(({ status }) => status as number).sort()).toEqual([200, 422, 422]);
});
