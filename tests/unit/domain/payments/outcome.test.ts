import { paymentOutcome, type PaymentSeen } from '../../../../domain/payments/outcome';

const attempt = { amount: 1_270, invoice: '26031000001-1' };
const completed: PaymentSeen = {
  state: 'completed',
  trxId: 'A1B2C3',
  amount: 1_270,
  currency: 'BDT',
  invoice: '26031000001-1',
};

describe('the outcome of a payment', () => {
  it('is paid when it is completed as requested', () =>
    expect(paymentOutcome(attempt, completed)).toEqual({ kind: 'paid', trxId: 'A1B2C3' }));

  it.each([
    ['another amount', { amount: 1_269 }],
    ['a broken amount', { amount: 1_270.5 }],
    ['no amount', { amount: null }],
    ['another currency', { currency: 'USD' }],
    ['another invoice', { invoice: '26031000001-2' }],
    ['no transaction', { trxId: null }],
  ])('is never paid with %s', (_what, change) => {
    expect(paymentOutcome(attempt, { ...completed, ...change })).toEqual({ kind: 'mismatch' });
  });

  it.each(['cancelled', 'failed', 'expired'] as const)('is not paid when it is %s', (state) => {
    expect(paymentOutcome(attempt, { ...completed, state })).toEqual({ kind: 'notPaid' });
  });

  it('is waiting for the shopper while it is initiated, and unknown when bKash sends another status', () => {
    expect(paymentOutcome(attempt, { ...completed, state: 'initiated' })).toEqual({ kind: 'waiting' });
    expect(paymentOutcome(attempt, { ...completed, state: 'unknown' })).toEqual({ kind: 'unknown' });
  });
});
