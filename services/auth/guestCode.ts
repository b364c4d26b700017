import { codeResendSeconds } from '../../domain/codes';
import { Failure } from '../../domain/failure';
import type { Window } from '../../gateways/limits/limits';
import type { Ctx } from '../ctx';
import { inEqualTime } from './inEqualTime';
import { issueCode } from './issueCode';
import { mobileOf } from './registerUser';

const resend: Window = { name: 'guest-code', points: 1, perSeconds: codeResendSeconds };

/**
 * Sends a code that signs in the holder of a mobile without a password; returns the token that must accompany it. Every
 * mobile gets a code, with or without an account, so that the answer reveals nothing. Throws `invalid` for an invalid
 * mobile, and `resendWait`.
 */
export async function sendGuestCode(ctx: Ctx, typed: string): Promise<string> {
  const { mobile, prefix } = mobileOf(typed);
  const seconds = await ctx.gateways.limits.take(resend, mobile);
  if (seconds > 0) throw new Failure('resendWait', { params: { seconds } });
  return inEqualTime(async () => {
    // Codes of mobiles without an account are cleaned up only here.
    await ctx.db.dropWhere('one-time-codes', {
      and: [{ purpose: { equals: 'guest' } }, { expires_at: { less_than: ctx.now.toISOString() } }],
    });
    return issueCode(ctx, 'guest', { mobile, mobile_prefix: prefix });
  });
}
