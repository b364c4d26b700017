import { sessionOf } from '../../authority/actor';
import { Failure } from '../../domain/failure';
import { staff } from '../../domain/permissions';
import { recordChange } from '../audit/recordChange';
import { endOtherSessions } from '../auth/endOtherSessions';
import { actorOf, has, type Ctx, type Id } from '../ctx';
import { readUser } from '../users/readUser';

/**
 * Ends one of the caller's other sessions. Throws `refused` for the current one (that would be signing out), and
 * `notFound`.
 */
export async function endSession(ctx: Ctx, sessionId: string): Promise<void> {
  const actor = actorOf(ctx);
  if (sessionId === sessionOf(actor)) throw new Failure('refused');
  await ctx.db.inTransaction(async () => {
    if (!(await ctx.db.sessions.end(actor.id, sessionId))) throw new Failure('notFound');
    await record(ctx, 'one session');
  });
}

/** Ends every session of the caller except this one. */
export async function endOthers(ctx: Ctx): Promise<void> {
  await ctx.db.inTransaction(async () => {
    await endOtherSessions(ctx);
    await record(ctx, 'all other sessions');
  });
}

/** For staff only; the sessions of shoppers are private. */
async function record(ctx: Ctx, ended: string): Promise<void> {
  if (!has(ctx, ...staff)) return;
  const { user } = actorOf(ctx);
  await recordChange(ctx, {
    action: 'reset',
    target: 'users',
    id: user.id,
    title: user.name,
    after: { signed_out: ended },
  });
}

/**
 * Signs someone out everywhere. Throws `userNotFound`, `refused` for one's own account (see above), `superAdminOnly`
 * when a sub admin tries it on a super admin.
 */
export async function endSessionsOf(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const user = await readUser(ctx, id);
    if (String(user.id) === String(actorOf(ctx).id)) throw new Failure('refused');
    if (user.role_as === 1 && !has(ctx, 'superadmin')) throw new Failure('superAdminOnly');
    await ctx.db.sessions.keepOnly(user.id, []);
    await recordChange(ctx, {
      action: 'reset',
      target: 'users',
      id: user.id,
      title: user.name,
      after: { signed_out: 'all sessions' },
    });
  });
}
