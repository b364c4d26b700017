import { actorOf, type Ctx } from '../ctx';
import { mobileOf, refuseTaken } from './registerUser';
import type { User } from '../../payload-types';

/** Changes the caller's name, e-mail and mobile. Another mobile has to be verified again. */
export async function updateProfile(ctx: Ctx, input: { name: string; email: string; mobile: string }): Promise<User> {
  const { user } = actorOf(ctx);
  const mobile = mobileOf(input.mobile);
  await refuseTaken(ctx, { email: input.email, mobile: mobile.mobile }, user.id);
  const changed = mobile.mobile !== user.mobile || mobile.prefix !== user.mobile_prefix;
  return ctx.db.asSystem('people change their own record').update('users', user.id, {
    name: input.name,
    email: input.email,
    mobile: mobile.mobile,
    mobile_prefix: mobile.prefix,
    ...(changed ? { mobile_verify: 0 } : {}),
  });
}
