import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordLockSeconds, passwordTries } from '../../domain/codes';
import { Failure } from '../../domain/failure';
import type { Guard } from '../../gateways/limits/limits';
import type { Ctx } from '../ctx';

/** Five wrong ones lock for ten minutes, the next round for twice as long, up to an hour: longer would let anyone shut anyone out. */
const guard: Guard = { name: 'password', tries: passwordTries, lockSeconds: passwordLockSeconds, maxLockSeconds: 3_600 };
const MAX_PASSWORD = 128;

const keyOf = (email: string): string => email.trim().toLowerCase();

/**
 * Before a password is looked at, by whichever door it comes: counts the try, and spends the time of a check when there is no
 * such account, so that both take and answer the same. Throws `accountLocked`, for an account that is not there as well.
 */
export async function guardPassword(ctx: Ctx, email: string, password: string): Promise<void> {
  const seconds = await ctx.gateways.limits.attempt(guard, keyOf(email));
  if (seconds > 0) throw new Failure('accountLocked', { params: { minutes: Math.ceil(seconds / 60) } });
  if (password.length > MAX_PASSWORD) throw new Failure('badCredentials');
  const known = await ctx.db
    .asSystem('sign-in looks for the account')
    .findOne('users', { where: { email: { equals: keyOf(email) } }, select: { email: true } });
  if (!known) await promisify(pbkdf2)(password, 'nobody', 600_000, 32, 'sha256');
}

/** The password was right, or was set anew by a code. */
export const clearPasswordGuard = (ctx: Ctx, email: string): Promise<void> => ctx.gateways.limits.clear(guard, keyOf(email));
