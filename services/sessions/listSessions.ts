import { sessionOf } from '../../authority/actor';
import { isOver, lastSeen } from '../../domain/sessions/isOver';
import type { User } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';
import { settingsOf } from '../openCtx';

export type LivingSession = NonNullable<User['sessions']>[number];

/** The caller's sessions, last used first. */
export async function listSessions(ctx: Ctx): Promise<{ session: LivingSession; isCurrent: boolean }[]> {
  const actor = actorOf(ctx);
  const current = sessionOf(actor);
  const account = await ctx.db.row('people see their own sessions', 'users', { where: { id: { equals: actor.id } } });
  if (!account) return [];
  const { resting } = settingsOf(ctx.db.payload);
  return (account.sessions ?? [])
    .filter((session) => !isOver(session, account, ctx.now, resting))
    .sort((one, other) => lastSeen(other) - lastSeen(one))
    .map((session) => ({ session, isCurrent: session.id === current }));
}
