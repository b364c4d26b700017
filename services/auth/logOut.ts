import { sessionOf } from '../../authority/actor';
import { actorOf, type Ctx } from '../ctx';

/** Ends this session; the others go on. */
export async function logOut(ctx: Ctx): Promise<void> {
  const actor = actorOf(ctx);
  const current = sessionOf(actor);
  if (current) await ctx.db.sessions.end(actor.id, current);
}
