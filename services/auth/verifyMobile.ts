import { Failure } from '../../domain/failure';
import { normaliseMobile } from '../../domain/mobiles';
import { actorOf, type Ctx } from '../ctx';
import { issueCode } from './issueCode';
import { spendCode } from './spendCode';

/** Sends a code to the caller's own mobile. Refused when it is already verified. */
export async function sendVerifyCode(ctx: Ctx, typed: string): Promise<void> {
  const { user } = actorOf(ctx);
  mustBeOwn(user.mobile, typed);
  if (user.mobile_verify === 1) throw new Failure('refused');
  await issueCode(ctx, 'verify', user);
}

/** Marks the caller's mobile as verified when the code is right. */
export async function verifyMobile(ctx: Ctx, typed: string, code: string): Promise<void> {
  const { user } = actorOf(ctx);
  mustBeOwn(user.mobile, typed);
  const mine = { and: [{ user: { equals: user.id } }, { mobile: { equals: user.mobile } }] };
  await spendCode(ctx, mine, 'verify', code);
  await ctx.db.asSystem('the code proved it').update('users', user.id, { mobile_verify: 1 });
}

function mustBeOwn(own: string, typed: string): void {
  if (normaliseMobile(typed)?.mobile !== own && typed !== own) throw new Failure('unknownMobile');
}
