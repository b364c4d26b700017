import { actorOf, type Ctx } from '../ctx';
import { twoFactorOf } from './twoFactorOf';

export type TwoFactorState = { since: string | null; recoveryLeft: number };

/** How the caller's own sign-in is protected. */
export async function readTwoFactor(ctx: Ctx): Promise<TwoFactorState> {
  const found = await twoFactorOf(ctx, actorOf(ctx).id);
  if (!found?.on_since) return { since: null, recoveryLeft: 0 };
  return { since: found.on_since, recoveryLeft: Array.isArray(found.recovery) ? found.recovery.length : 0 };
}
