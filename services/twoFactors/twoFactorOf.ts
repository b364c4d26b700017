import type { TwoFactor } from '../../payload-types';
import type { Ctx, Id } from '../ctx';

export const twoFactorWhy = 'the second step of signing in belongs to the shop itself';

/** The second step of an account, turned on or only offered; null when there is none. */
export const twoFactorOf = (ctx: Ctx, user: Id): Promise<TwoFactor | null> =>
  ctx.db.asSystem(twoFactorWhy).findOne('two-factors', { where: { user: { equals: user } } });
