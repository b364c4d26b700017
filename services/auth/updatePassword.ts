import { actorOf, type Ctx } from '../ctx';
import { checkPassword } from './checkPassword';
import { markProved } from './provePassword';
import { refuseEasyPassword } from './refuseEasyPassword';

/** Changes the caller's password; every other session ends. Throws `wrongPassword`, also when the account is locked. */
export async function updatePassword(ctx: Ctx, input: { oldpassword: string; newpassword: string }): Promise<void> {
  const { id, user } = actorOf(ctx);
  refuseEasyPassword(input.newpassword, 'newpassword', [user.name, user.email, user.mobile]);
  await checkPassword(ctx, input.oldpassword);
  markProved(ctx);
  await ctx.db.asSystem('people change their own password').update('users', id, { password: input.newpassword });
}
