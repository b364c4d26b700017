import { sessionOf } from '../../authority/actor';
import { actorOf, type Ctx } from '../ctx';

/** Ends this session; other sessions stay. */
export async function logOut(ctx: Ctx): Promise<void> {
  const actor = actorOf(ctx);
  const current = sessionOf(actor);
  if (current) await ctx.db.sessions.end(actor.id, current);
}
