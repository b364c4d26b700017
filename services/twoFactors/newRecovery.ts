import { recoveryCodes, shownRecoveryCode } from '../../domain/twoFactor';
import type { Ctx } from '../ctx';
import { markedHash, markedHashesOf } from '../secrets/secrets';

/** Ten codes, shown only now, and the hashes to be stored. */
export function newRecovery(ctx: Ctx): { shown: string[]; kept: string[] } {
  const codes = Array.from({ length: recoveryCodes }, () => ctx.gateways.ids.newRecoveryCode());
  return { shown: codes.map(shownRecoveryCode), kept: codes.map((code) => markedHash(ctx, textOf(code))) };
}

const textOf = (code: string): string => `recovery:${code}`;

/** The hashes a recovery code may be stored as. */
export const recoveryHashes = (ctx: Ctx, code: string): string[] => markedHashesOf(ctx, textOf(code));
