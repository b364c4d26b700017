import type { Ctx, Id } from '../ctx';
import { twoFactorOf } from './twoFactorOf';

/** Whether a password alone is not enough for this account. */
export async function isTwoFactorOn(ctx: Ctx, user: Id): Promise<boolean> {
  return Boolean((await twoFactorOf(ctx, user))?.on_since);
}
