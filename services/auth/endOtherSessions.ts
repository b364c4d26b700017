import { sessionOf } from '../../authority/actor';
import { actorOf, type Ctx } from '../ctx';

/** Ends every session of the caller except this one. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const actor = actorOf(ctx);
  const current = sessionOf(actor);
  await ctx.db.sessions.keepOnly(actor.id, current ? [current] : []);
}
