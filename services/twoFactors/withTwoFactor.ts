import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { twoFactorWhy } from './twoFactorOf';

/** Which of these accounts are asked for a code when they sign in, by their ids as text. One query. */
export async function withTwoFactor(ctx: Ctx, users: readonly { id: Id }[]): Promise<ReadonlySet<string>> {
  const found = await ctx.db.rows(twoFactorWhy, 'two-factors', {
    where: { and: [{ user: { in: users.map(({ id }) => id) } }, { on_since: { exists: true } }] },
    select: { user: true },
    limit: users.length,
  });
  return new Set(found.map(({ user }) => String(refId(user))));
}
