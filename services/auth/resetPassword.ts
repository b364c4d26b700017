import { Failure } from '../../domain/failure';
import { normaliseMobile } from '../../domain/mobiles';
import type { Ctx } from '../ctx';
import { issueCode } from './issueCode';
import { spendCode } from './spendCode';

/** Sends a reset code to an account's mobile; answers the token that has to come with it. Throws `unknownMobile`. */
export async function forgetPassword(ctx: Ctx, typed: string): Promise<string> {
  const mobile = normaliseMobile(typed);
  const user = mobile
    ? await ctx.db
        .asSystem('the code goes to the account that has the mobile')
        .findOne('users', { where: { mobile: { equals: mobile.mobile } } })
    : null;
  if (!user || user.status !== 1) throw new Failure('unknownMobile');
  return issueCode(ctx, 'reset', user);
}

/** Sets the new password and ends every session. The mobile has proved itself, so it counts as verified. */
export async function resetPassword(ctx: Ctx, input: { otp_code: string; token: string; new_password: string }): Promise<void> {
  const byToken = { token_hash: { equals: ctx.gateways.ids.hash(input.token, ctx.secret) } };
  const code = await spendCode(ctx, byToken, 'reset', input.otp_code);
  const user = typeof code.user === 'object' ? code.user.id : code.user;
  // A hook ends the sessions with the change.
  await ctx.db.asSystem('the code proved who it is').update('users', user, { password: input.new_password });
}
