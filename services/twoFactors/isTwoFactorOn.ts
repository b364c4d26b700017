import type { Ctx, Id } from '../ctx';
import { twoFactorOf } from './twoFactorOf';

/** Whether this account needs a second step besides the password. */
export async function isTwoFactorOn(ctx: Ctx, user: Id): Promise<boolean> {
  return Boolean((await twoFactorOf(ctx, user))?.on_since);
}
