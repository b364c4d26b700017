import { actorOf, type Ctx } from '../ctx';
import { emailOf } from '../../domain/emails';
import { invalid } from '../../domain/failure';
import { provePassword } from './provePassword';
import { mobileOf, refuseTaken } from './registerUser';
import type { User } from '../../payload-types';

type Input = { name: string; email: string; mobile: string; current_password?: string | undefined };

/**
 * Changes the caller's name, e-mail and mobile. A new e-mail or mobile needs the current password, because it would
 * allow taking over the account; a new mobile has to be verified again.
 */
export async function updateProfile(ctx: Ctx, input: Input): Promise<User> {
  const { user } = actorOf(ctx);
  const mobile = mobileOf(input.mobile);
  const email = emailFor(user, input.email);
  await refuseTaken(ctx, { email, mobile: mobile.mobile }, user.id);
  const changed = mobile.mobile !== user.mobile || mobile.prefix !== user.mobile_prefix;
  if (changed || email !== user.email) await provePassword(ctx, input.current_password);
  return ctx.db.asSystem('people change their own record').update('users', user.id, {
    name: input.name,
    email,
    mobile: mobile.mobile,
    mobile_prefix: mobile.prefix,
    ...(changed ? { mobile_verify: 0 } : {}),
  });
}

/** An account without an e-mail may send none; any other account must keep one. */
function emailFor(user: User, given: string): string {
  if (given !== '') return given;
  if (emailOf(user) !== '') throw invalid({ email: 'required' });
  return user.email;
}
