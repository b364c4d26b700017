import type { Ctx, Id } from '../ctx';

/** Ends the sessions of an account at once: their tokens stop working with the next request. `keep` spares one. */
export async function endSessions(ctx: Ctx, user: Id, keep?: string): Promise<void> {
  const found = await ctx.db
    .asSystem('sessions are ended by the shop')
    .findById('users', user, { select: { sessions: true } });
  const sessions = (found?.sessions ?? []).filter((session) => keep !== undefined && session.id === keep);
  await ctx.db.payload.db.updateOne({
    collection: 'users',
    id: user,
    data: { sessions } as never,
    req: ctx.req,
    returning: false,
  });
}
