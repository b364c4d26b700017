import {
  codeDigits,
  codeLifetimeSeconds,
  codeResendSeconds,
  codeTries,
  isCodeAlive,
  secondsUntilResend,
} from '../../../domain/codes';

const now = new Date('2026-03-10T10:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

describe('one-time codes', () => {
  it('have six digits, are valid for five minutes and five attempts, and can be sent again after 50 seconds', () => {
    expect([codeDigits, codeLifetimeSeconds, codeTries, codeResendSeconds]).toEqual([6, 300, 5, 50]);
  });

  it('can be sent again when the wait is over', () => {
    expect(secondsUntilResend(null, now)).toBe(0);
    expect(secondsUntilResend(now, now)).toBe(50);
    expect(secondsUntilResend(now, later(49.2))).toBe(1);
    expect(secondsUntilResend(now, later(50))).toBe(0);
  });

  it('become invalid by age, by five wrong attempts and by use', () => {
    const code = { expiresAt: later(300), tries: 0, usedAt: null };
    expect(isCodeAlive(code, later(299))).toBe(true);
    expect(isCodeAlive(code, later(300))).toBe(false);
    expect(isCodeAlive({ ...code, tries: 4 }, now)).toBe(true);
    expect(isCodeAlive({ ...code, tries: 5 }, now)).toBe(false);
    expect(isCodeAlive({ ...code, usedAt: now }, now)).toBe(false);
  });
});
