/** One-time codes: six digits, five minutes, five attempts; the next one after 50 seconds. */

export const codeDigits = 6;
export const codeLifetimeSeconds = 300;
export const codeTries = 5;
export const codeResendSeconds = 50;

/** Five wrong passwords lock an account for ten minutes. */
export const passwordTries = 5;
export const passwordLockSeconds = 600;

/** Seconds until another code may be sent; 0 when it may be sent now. */
export function secondsUntilResend(lastSentAt: Date | null, now: Date): number {
  if (!lastSentAt) return 0;
  const waited = (now.getTime() - lastSentAt.getTime()) / 1_000;
  return Math.max(0, Math.ceil(codeResendSeconds - waited));
}

/** Whether a code may still be tried. */
export function isCodeAlive(code: { expiresAt: Date; tries: number; usedAt: Date | null }, now: Date): boolean {
  return code.usedAt === null && code.tries < codeTries && now.getTime() < code.expiresAt.getTime();
}
