import { openBkash, type BkashBench } from './bkash.bench';
import { faultOf } from './serve';

let bkash: BkashBench;
beforeEach(async () => {
  bkash = await openBkash();
});
afterEach(() => bkash.close());

const why = { sku: 'HT2345', reason: 'Wrong Size' };

describe('a refund', () => {
  it('is completed with its own transaction and can be queried', async () => {
    const { paymentId, trxId } = await bkash.paid(500);
    const refund = await bkash.client.refund({ paymentId, trxId, amount: 200, ...why });
    expect(refund).toMatchObject({ amount: 200, state: 'completed', at: '2026-03-10T16:00:00:000 GMT+0600' });
    expect(await bkash.client.refundStatus({ paymentId, trxId })).toEqual([refund]);
  });

  it('is possible in up to ten parts, and never more than was paid', async () => {
    const { paymentId, trxId } = await bkash.paid(1_000);
    for (let part = 1; part <= 10; part += 1) {
      expect(await bkash.client.refund({ paymentId, trxId, amount: 50, ...why })).toMatchObject({ state: 'completed' });
    }
    expect(await faultOf(bkash.client.refund({ paymentId, trxId, amount: 50, ...why }))).toMatchObject({
      kind: 'declined',
      code: '2074',
    });
    const other = await bkash.paid(100);
    const tooMuch = { paymentId: other.paymentId, trxId: other.trxId, amount: 101, ...why };
    expect(await faultOf(bkash.client.refund(tooMuch))).toMatchObject({ kind: 'declined', code: '2072' });
    const parts = await bkash.client.refundStatus({ paymentId, trxId });
    expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(500);
  });

  it('is refused for an unpaid payment or another transaction', async () => {
    const { paymentId } = await bkash.approved();
    expect(await faultOf(bkash.client.refund({ paymentId, trxId: 'X', amount: 1, ...why }))).toMatchObject({
      kind: 'notFound',
      code: '2033',
    });
    expect(await faultOf(bkash.client.refundStatus({ paymentId, trxId: 'X' }))).toMatchObject({ kind: 'notFound' });
  });

  it('is refused after the time limit', async () => {
    const { paymentId, trxId } = await bkash.paid();
    bkash.script('refundTooLate');
    expect(await faultOf(bkash.client.refund({ paymentId, trxId, amount: 1, ...why }))).toMatchObject({
      kind: 'declined',
      code: '2071',
    });
  });

  it('may be pending', async () => {
    const { paymentId, trxId } = await bkash.paid();
    bkash.script('refundPending');
    expect(await bkash.client.refund({ paymentId, trxId, amount: 1, ...why })).toMatchObject({ state: 'pending' });
  });

  it.each([
    ['refundSilentMoved', 'timeout', 1],
    ['refundSilentNotMoved', 'timeout', 0],
    ['refundTransient', '2003', 0],
  ] as const)('after %s is not repeated blindly: the refunds are read and compared', async (script, code, made) => {
    const { paymentId, trxId } = await bkash.paid();
    bkash.script(script);
    const fault = await faultOf(bkash.hasty.refund({ paymentId, trxId, amount: 120, ...why }));
    expect(fault).toMatchObject({ kind: 'noAnswer', code, retryable: false });
    expect(await bkash.client.refundStatus({ paymentId, trxId })).toHaveLength(made);
  });

  it('has a text for sku and reason even if none is given', async () => {
    const { paymentId, trxId } = await bkash.paid();
    expect(await bkash.client.refund({ paymentId, trxId, amount: 1, sku: '', reason: '<>' })).toMatchObject({
      state: 'completed',
    });
  });
});
