import { codeResendSeconds } from '../../domain/codes';
import { Failure, invalid } from '../../domain/failure';
import { normaliseMobile } from '../../domain/mobiles';
import type { Ctx } from '../ctx';
import type { Window } from '../../gateways/limits/limits';
import { refId } from '../relations';
import { hashesOf } from '../secrets/secrets';
import { clearPasswordGuard } from './guardPassword';
import { inEqualTime } from './inEqualTime';
import { issueCode } from './issueCode';
import { markProved } from './provePassword';
import { refuseEasyPassword } from './refuseEasyPassword';
import { spendCode } from './spendCode';

/** The wait between two codes is counted by mobile, whether or not an account has it. */
const resend: Window = { name: 'reset-code', points: 1, perSeconds: codeResendSeconds };

/**
 * Sends a reset code to an account's mobile; returns the token that must accompany it. A mobile without an account gets
 * the same answer in the same time, but no code. Throws `invalid` for an invalid mobile, and `resendWait`.
 */
export async function forgetPassword(ctx: Ctx, typed: string): Promise<string> {
  const mobile = normaliseMobile(typed);
  if (!mobile) throw invalid({ mobile: 'wrongMobile' });
  const seconds = await ctx.gateways.limits.take(resend, mobile.mobile);
  if (seconds > 0) throw new Failure('resendWait', { params: { seconds } });
  return inEqualTime(async () => {
    const user = await ctx.db
      .asSystem('the code goes to the account that has the mobile')
      .findOne('users', { where: { mobile: { equals: mobile.mobile } } });
    return user?.status === 1 ? issueCode(ctx, 'reset', user) : ctx.gateways.ids.newToken();
  });
}

/** Sets the new password and ends every session. The code proves the mobile, so it counts as verified. */
export async function resetPassword(
  ctx: Ctx,
  input: { otp_code: string; token: string; new_password: string },
): Promise<void> {
  refuseEasyPassword(input.new_password, 'new_password');
  const byToken = { token_hash: { in: hashesOf(ctx, input.token) } };
  const user = refId((await spendCode(ctx, byToken, 'reset', input.otp_code)).user);
  if (user === null) throw new Failure('wrongCode');
  markProved(ctx);
  // A hook ends the sessions with this change. A lock applied to the old password, so it ends too.
  const account = await ctx.db
    .asSystem('the code proved who it is')
    .update('users', user, { password: input.new_password, loginAttempts: 0, lockUntil: null });
  await clearPasswordGuard(ctx, account);
}
