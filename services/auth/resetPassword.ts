import { codeResendSeconds } from '../../domain/codes';
import { Failure } from '../../domain/failure';
import { normaliseMobile } from '../../domain/mobiles';
import type { Ctx } from '../ctx';
import type { Window } from '../../gateways/limits/limits';
import { clearPasswordGuard } from './guardPassword';
import { inEqualTime } from './inEqualTime';
import { issueCode } from './issueCode';
import { markProved } from './provePassword';
import { refuseEasyPassword } from './refuseEasyPassword';
import { spendCode } from './spendCode';

/** The wait between two codes, counted by mobile whether or not an account has it. */
const resend: Window = { name: 'reset-code', points: 1, perSeconds: codeResendSeconds };

/**
 * Sends a reset code to an account's mobile; answers the token that has to come with it. A mobile that nobody has gets the
 * same answer in the same time, and no code. Throws `unknownMobile` for what is no mobile at all, `resendWait`.
 */
export async function forgetPassword(ctx: Ctx, typed: string): Promise<string> {
  const mobile = normaliseMobile(typed);
  if (!mobile) throw new Failure('unknownMobile');
  const seconds = await ctx.gateways.limits.take(resend, mobile.mobile);
  if (seconds > 0) throw new Failure('resendWait', { params: { seconds } });
  return inEqualTime(async () => {
    const user = await ctx.db
      .asSystem('the code goes to the account that has the mobile')
      .findOne('users', { where: { mobile: { equals: mobile.mobile } } });
    return user?.status === 1 ? issueCode(ctx, 'reset', user) : ctx.gateways.ids.newToken();
  });
}

/** Sets the new password and ends every session. The mobile has proved itself, so it counts as verified. */
export async function resetPassword(
  ctx: Ctx,
  input: { otp_code: string; token: string; new_password: string },
): Promise<void> {
  refuseEasyPassword(input.new_password, 'new_password');
  const byToken = { token_hash: { equals: ctx.gateways.ids.hash(input.token, ctx.secret) } };
  const code = await spendCode(ctx, byToken, 'reset', input.otp_code);
  const user = typeof code.user === 'object' ? code.user.id : code.user;
  markProved(ctx);
  // A hook ends the sessions with the change; a lock is over with the password it was for.
  const account = await ctx.db
    .asSystem('the code proved who it is')
    .update('users', user, { password: input.new_password, loginAttempts: 0, lockUntil: null });
  await clearPasswordGuard(ctx, account);
}
