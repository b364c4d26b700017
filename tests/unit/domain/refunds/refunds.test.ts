import { describe, expect, it } from '@jest/globals';
import { ageingOf, ageOf, daysSince, owedSince } from '../../../../domain/refunds/ageing';
import { trxKeyOf } from '../../../../domain/refunds/trxKey';
import { checkAlone, checkSecond, confirmBlocker, needsTwo } from '../../../../domain/refunds/twoPeople';

const at = (day: number) => `2026-11-0${day}T00:00:00.000Z`;

describe('who confirms a prepared refund', () => {
  it.each([
    ['a sub admin', { isOwn: false, isSuperAdmin: false }, 1, 'superAdminOnly'],
    ['a sub admin, where one person is enough', { isOwn: true, isSuperAdmin: false }, 0, 'superAdminOnly'],
    ['who prepared it', { isOwn: true, isSuperAdmin: true }, 1, 'ownRefund'],
    ['who prepared it, where one person is enough', { isOwn: true, isSuperAdmin: true }, 0, null],
    ['another super admin', { isOwn: false, isSuperAdmin: true }, 1, null],
  ])('%s', (_name, person, two_person_refunds, blocker) => {
    expect(confirmBlocker(person, { two_person_refunds })).toBe(blocker);
  });
});

describe('how long a refund waits', () => {
  it('counts days in Dhaka', () => {
    // Half past eleven and half past midnight there.
    expect(daysSince(new Date('2026-11-01T17:30:00Z'), new Date('2026-11-01T18:30:00Z'))).toBe(1);
    expect(daysSince(new Date('2026-11-02T00:00:00Z'), new Date('2026-11-01T00:00:00Z'))).toBe(0);
  });

  it('is in one group', () => {
    expect([0, 2, 3, 7, 8, 14, 15, 400].map(ageOf)).toEqual([
      'days_0_2',
      'days_0_2',
      'days_3_7',
      'days_3_7',
      'days_8_14',
      'days_8_14',
      'days_15',
      'days_15',
    ]);
    const groups = ageingOf([
      { days: 1, amount: 5 },
      { days: 2, amount: 6 },
      { days: 20, amount: 7 },
    ]);
    expect(groups.map(({ count, sum }) => [count, sum])).toEqual([
      [2, 11],
      [0, 0],
      [0, 0],
      [1, 7],
    ]);
  });

  it('begins with the oldest promise that was not sent', () => {
    expect(owedSince([])).toEqual({ owed: 0, since: null });
    const two = [
      { amount: -100, at: at(1) },
      { amount: -50, at: at(2) },
    ];
    expect(owedSince(two)).toEqual({ owed: 150, since: at(1) });
    expect(owedSince([...two, { amount: 30, at: at(3) }])).toEqual({ owed: 120, since: at(1) });
    expect(owedSince([...two, { amount: 100, at: at(3) }])).toEqual({ owed: 50, since: at(2) });
    expect(owedSince([...two, { amount: 150, at: at(3) }])).toEqual({ owed: 0, since: null });
  });
});

describe('who decides a refund', () => {
  const rules = { refund_limit: 100, two_person_refunds: 1 };

  it('needs two above the limit', () => {
    expect([100, 101].map((amount) => needsTwo(amount, rules))).toEqual([false, true]);
    expect(needsTwo(1_000_000, { ...rules, refund_limit: 0 })).toBe(false);
    expect(needsTwo(101, { ...rules, two_person_refunds: 0 })).toBe(false);
  });

  it('lets one person mark what is below it, and wants a proof above it', () => {
    expect(() => checkAlone({ amount: 100, trxId: '' }, rules)).not.toThrow();
    expect(() => checkAlone({ amount: 101, trxId: 'T' }, rules)).toThrow('refundNeedsTwo');
    const alone = { ...rules, two_person_refunds: 0 };
    expect(() => checkAlone({ amount: 101, trxId: '' }, alone)).toThrow('invalid');
    expect(() => checkAlone({ amount: 101, trxId: 'T' }, alone)).not.toThrow();
  });

  it('is never the same person twice', () => {
    expect(() => checkSecond(true, rules)).toThrow('ownRefund');
    expect(() => checkSecond(false, rules)).not.toThrow();
    expect(() => checkSecond(true, { ...rules, two_person_refunds: 0 })).not.toThrow();
  });

  it('knows a transaction however it was typed', () => {
    expect(trxKeyOf(' bk 9x১ ')).toBe('BK9X1');
    expect(trxKeyOf('  ')).toBeNull();
  });
});
