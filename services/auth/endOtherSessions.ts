import { actorOf, type Ctx } from '../ctx';

/** Ends every session of the caller but this one. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const { id, sessionId } = actorOf(ctx);
  const found = await ctx.db.asSystem('people end their own sessions').findById('users', id, { select: { sessions: true } });
  const sessions = (found?.sessions ?? []).filter((session) => session.id === sessionId);
  await ctx.db.payload.db.updateOne({ collection: 'users', id, data: { sessions } as never, req: ctx.req, returning: false });
}
