import { recoveryCodes, shownRecoveryCode } from '../../domain/twoFactor';
import type { Ctx } from '../ctx';
import { markedHash, markedHashesOf } from '../secrets/secrets';

/** Ten codes as shown this once, and what is stored of them. */
export function newRecovery(ctx: Ctx): { shown: string[]; kept: string[] } {
  const codes = Array.from({ length: recoveryCodes }, () => ctx.gateways.ids.newRecoveryCode());
  return { shown: codes.map(shownRecoveryCode), kept: codes.map((code) => markedHash(ctx, textOf(code))) };
}

const textOf = (code: string): string => `recovery:${code}`;

/** What a recovery code may be kept as. */
export const recoveryHashes = (ctx: Ctx, code: string): string[] => markedHashesOf(ctx, textOf(code));
