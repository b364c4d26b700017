import { actorOf, type Ctx } from '../ctx';

/** Ends this session; the others go on. */
export async function logOut(ctx: Ctx): Promise<void> {
  const actor = actorOf(ctx);
  const found = await ctx.db
    .asSystem('people end their own sessions')
    .findById('users', actor.id, { select: { sessions: true } });
  const sessions = (found?.sessions ?? []).filter((session) => session.id !== actor.sessionId);
  await ctx.db.payload.db.updateOne({
    collection: 'users',
    id: actor.id,
    data: { sessions } as never,
    req: ctx.req,
    returning: false,
  });
}
