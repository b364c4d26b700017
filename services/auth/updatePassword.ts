import { Failure } from '../../domain/failure';
import { actorOf, type Ctx } from '../ctx';
import { refuseEasyPassword } from './refuseEasyPassword';
import { openSession } from './openSession';

/** Changes the caller's password; every other session ends. Throws `wrongPassword`, also when the account is locked. */
export async function updatePassword(ctx: Ctx, input: { oldpassword: string; newpassword: string }): Promise<void> {
  const actor = actorOf(ctx);
  const here = ctx.req.user;
  refuseEasyPassword(input.newpassword, 'newpassword', [actor.user.name, actor.user.email, actor.user.mobile]);
  try {
    await openSession(ctx, actor.user.email, input.oldpassword);
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'badCredentials' || code === 'accountLocked') throw new Failure('wrongPassword');
    throw error;
  }
  // Signing in put another session on the request; a hook spares the session of whoever asks, so that one is put back.
  ctx.req.user = here;
  await ctx.db.asSystem('people change their own password').update('users', actor.id, { password: input.newpassword });
}
