import { actorOf, type Ctx } from '../ctx';

/** Ends every session of the caller but this one. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const { id, sessionId } = actorOf(ctx);
  await ctx.db.sessions.keepOnly(id, sessionId ? [sessionId] : []);
}
