import {
  canSendByBkash,
  isBeingSent,
  mayBeUnknown,
  nextAsk,
  outcomeOfAnswer,
  outcomeOfError,
  payoutInvoice,
} from '../../../../domain/payouts/sending';
import type { GatewayErrorKind } from '../../../../domain/gatewayError';

const now = new Date('2026-11-24T10:00:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const rules = { isOn: true, least: 50, most: 25_000 };
const payout = { status: 'approved', method: 'bkash', amount: 500 } as const;

test.each([
  [payout, true, rules, true],
  [payout, true, { ...rules, isOn: false }, false],
  [payout, false, rules, false],
  [{ ...payout, status: 'sending' }, true, rules, false],
  [{ ...payout, status: 'sent' }, true, rules, false],
  [{ ...payout, method: 'nagad' }, true, rules, false],
  [{ ...payout, amount: 49 }, true, rules, false],
  [{ ...payout, amount: 50 }, true, rules, true],
  [{ ...payout, amount: 25_000 }, true, rules, true],
  [{ ...payout, amount: 25_001 }, true, rules, false],
] as const)('%o, vendor open %s, rules %o: %s', (of, isOpen, by, may) => {
  expect(canSendByBkash(of, isOpen, by)).toBe(may);
});

test('each attempt has a number of its own', () => {
  expect(payoutInvoice(12, now)).toMatch(/^PAYOUT-12-[A-Z\d]+$/);
  expect(payoutInvoice(12, now)).not.toBe(payoutInvoice(12, new Date(now.getTime() + 1)));
  expect(payoutInvoice('6920f0c2a1b2c3d4e5f60718', now).length).toBeLessThanOrEqual(60);
});

const wallet = { amount: 500, number: '01711111111' };
const answer = {
  trxId: 'T1',
  state: 'completed',
  amount: 500,
  receiver: '01711111111',
  rawState: 'Completed',
} as const;
test('only a completed payout of this amount to this wallet is sent; what is not known waits', () => {
  expect(outcomeOfAnswer(wallet, answer)).toEqual({ kind: 'sent', reference: 'T1' });
  expect(outcomeOfAnswer(wallet, { ...answer, amount: null })).toEqual({ kind: 'sent', reference: 'T1' });
  expect(outcomeOfAnswer(wallet, { ...answer, amount: 499 })).toMatchObject({ kind: 'waits', isUnknown: false });
  expect(outcomeOfAnswer(wallet, { ...answer, amount: null, receiver: null })).toMatchObject({ kind: 'sent' });
  expect(outcomeOfAnswer(wallet, { ...answer, receiver: '01722222222' })).toMatchObject({ kind: 'waits' });
  expect(outcomeOfAnswer(wallet, { ...answer, state: 'failed', amount: 1 })).toMatchObject({ kind: 'waits' });
  expect(outcomeOfAnswer(wallet, { ...answer, state: 'pending' })).toMatchObject({ kind: 'waits', isUnknown: false });
  expect(outcomeOfAnswer(wallet, { ...answer, state: 'failed' })).toMatchObject({ kind: 'returned', stops: false });
  expect(outcomeOfAnswer(wallet, null)).toMatchObject({ kind: 'waits', isUnknown: true });
});

test.each([
  ['receiver', { kind: 'failed', said: 'x' }],
  ['declined', { kind: 'returned', said: 'x', stops: true }],
  ['setup', { kind: 'returned', said: 'x', stops: true }],
  ['transient', { kind: 'returned', said: 'x', stops: true }],
  ['invalid', { kind: 'returned', said: 'x', stops: false }],
  ['noAnswer', { kind: 'waits', said: 'x', isUnknown: false }],
  ['duplicate', { kind: 'waits', said: 'x', isUnknown: false }],
  ['state', { kind: 'waits', said: 'x', isUnknown: false }],
  ['notFound', { kind: 'waits', said: 'x', isUnknown: false }],
] as [GatewayErrorKind, object][])('%s is %o', (kind, outcome) => {
  expect(outcomeOfError(kind, 'x')).toEqual(outcome);
});

test('asked again after two minutes, then more and more seldom, up to an hour', () => {
  const minutes = [0, 1, 2, 3, 4, 5, 6, 50].map((asks) => (nextAsk(now, asks).getTime() - now.getTime()) / 60_000);
  expect(minutes).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
});

test('not found counts only when everything must have ended', () => {
  expect([mayBeUnknown(now, later(4)), mayBeUnknown(now, later(5))]).toEqual([false, true]);
});

test('a run is being sent until its job must have ended', () => {
  expect(isBeingSent(null, now)).toBe(false);
  expect([isBeingSent(now.toISOString(), later(15)), isBeingSent(now.toISOString(), later(16))]).toEqual([true, false]);
});
