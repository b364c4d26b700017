import { actorOf, type Ctx } from '../ctx';

/** Ends this session; the others go on. */
export async function logOut(ctx: Ctx): Promise<void> {
  const { id, sessionId } = actorOf(ctx);
  if (sessionId) await ctx.db.sessions.end(id, sessionId);
}
