import { Failure } from '../../domain/failure';
import { actorOf, type Ctx } from '../ctx';
import { endSessions } from './endSessions';
import { openSession } from './openSession';

/** Changes the caller's password; every other session ends. Throws `wrongPassword`, also when the account is locked. */
export async function updatePassword(ctx: Ctx, input: { oldpassword: string; newpassword: string }): Promise<void> {
  const actor = actorOf(ctx);
  try {
    await openSession(ctx, actor.user.email, input.oldpassword);
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'badCredentials' || code === 'accountLocked') throw new Failure('wrongPassword');
    throw error;
  }
  await ctx.db.inTransaction(async () => {
    await ctx.db.asSystem('people change their own password').update('users', actor.id, { password: input.newpassword });
    await endSessions(ctx, actor.id, actor.sessionId);
  });
}
