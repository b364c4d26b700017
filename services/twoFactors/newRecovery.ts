import { recoveryCodes, shownRecoveryCode } from '../../domain/twoFactor';
import type { Ctx } from '../ctx';

/** Ten codes as they are shown this once, and what is kept of them. */
export function newRecovery(ctx: Ctx): { shown: string[]; kept: string[] } {
  const codes = Array.from({ length: recoveryCodes }, () => ctx.gateways.ids.newRecoveryCode());
  return { shown: codes.map(shownRecoveryCode), kept: codes.map((code) => recoveryHash(ctx, code)) };
}

export const recoveryHash = (ctx: Ctx, code: string): string => ctx.gateways.ids.hash(`recovery:${code}`, ctx.secret);
