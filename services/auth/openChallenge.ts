import { challengeSeconds } from '../../domain/twoFactor';
import type { Ctx } from '../ctx';

const why = 'codes belong to the shop';

/** After a correct password: a short-lived, single-use handle for the second step. An older handle stops working. */
export async function openChallenge(ctx: Ctx, email: string): Promise<string> {
  const { ids } = ctx.gateways;
  const token = ids.newToken();
  await ctx.db.inTransaction(async () => {
    const calls = ctx.db.asSystem(why);
    const user = await calls.findOne('users', { where: { email: { equals: email.toLowerCase() } } });
    if (!user) throw new Error('the account whose password was right does not exist');
    await ctx.db.dropWhere('one-time-codes', {
      and: [{ user: { equals: user.id } }, { purpose: { equals: 'signin' } }],
    });
    await calls.create('one-time-codes', {
      purpose: 'signin',
      user: user.id,
      mobile: user.mobile,
      code_hash: 'none',
      token_hash: ids.hash(token, ctx.secret),
      expires_at: new Date(ctx.now.getTime() + challengeSeconds * 1_000).toISOString(),
      tries: 0,
    });
  });
  return token;
}
