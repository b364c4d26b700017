import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { PayloadRequest } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { passwordLockSeconds, passwordTries } from '../../domain/codes';
import { Failure } from '../../domain/failure';
import type { Guard } from '../../gateways/limits/limits';
import type { Ctx } from '../ctx';

/** Five wrong ones lock for ten minutes, the next round for twice as long, up to an hour: longer would let anyone shut anyone out. */
const guard: Guard = {
  name: 'password',
  tries: passwordTries,
  lockSeconds: passwordLockSeconds,
  maxLockSeconds: 3_600,
};
const MAX_PASSWORD = 128;

const keyOf = (email: string): string => email.trim().toLowerCase();

/**
 * Before a password is looked at, by whichever door it comes: waits until it may be, and spends the time of a check when there is
 * no such account, so that both take and answer the same. Throws `accountLocked`, for an account that is not there as well.
 */
export async function guardPassword(ctx: Ctx, email: string, password: string): Promise<void> {
  const opened = await ctx.gateways.limits.openTry(guard, keyOf(email));
  if (!opened) throw new Failure('busy');
  if (!('settle' in opened))
    throw new Failure('accountLocked', { params: { minutes: Math.ceil(opened.seconds / 60) } });
  notesOf(ctx.req).passwordLook = (isRight) => opened.settle(isRight);
  if (password.length > MAX_PASSWORD) throw new Failure('badCredentials');
  const known = await ctx.db
    .asSystem('sign-in looks for the account')
    .findOne('users', { where: { email: { equals: keyOf(email) } }, select: { email: true } });
  if (!known) await promisify(pbkdf2)(password, 'nobody', 600_000, 32, 'sha256');
}

/** Says what came of the password that was looked at in this request. False where none was, or where it is said already. */
export async function settlePassword(req: PayloadRequest, isRight: boolean): Promise<boolean> {
  const notes = notesOf(req);
  const settle = notes.passwordLook;
  if (!settle) return false;
  delete notes.passwordLook;
  await settle(isRight);
  return true;
}

/** The password was set anew by a code: an account that was locked out can use it at once. */
export async function clearPasswordGuard(
  ctx: Ctx,
  { id, email }: { id: number | string; email: string },
): Promise<void> {
  await ctx.gateways.limits.clear(guard, keyOf(email));
  // The CMS keeps a lock of its own with the account.
  await ctx.db.claim('users', { id: { equals: id } }, { lockUntil: null, loginAttempts: 0 });
}
