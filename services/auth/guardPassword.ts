import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { PayloadRequest } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { passwordLockSeconds, passwordTries } from '../../domain/codes';
import { Failure } from '../../domain/failure';
import type { Guard } from '../../gateways/limits/limits';
import type { Ctx } from '../ctx';

/**
 * Five failures lock for ten minutes, each further round for twice as long, up to an hour. A longer lock would let
 * anyone lock others out.
 */
const guard: Guard = {
  name: 'password',
  tries: passwordTries,
  lockSeconds: passwordLockSeconds,
  maxLockSeconds: 3_600,
};
const MAX_PASSWORD = 128;

const keyOf = (email: string): string => email.trim().toLowerCase();

/**
 * Runs before every password check, whichever entry point it came through: waits until a check is allowed, and takes as
 * long for an account that does not exist, so that the two cannot be told apart. Throws `accountLocked`, also for an
 * account that does not exist.
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

/**
 * Reports the result of the password check made in this request. False when there was none, or when it has been
 * reported already.
 */
export async function settlePassword(req: PayloadRequest, isRight: boolean): Promise<boolean> {
  const notes = notesOf(req);
  const settle = notes.passwordLook;
  if (!settle) return false;
  delete notes.passwordLook;
  await settle(isRight);
  return true;
}

/** The password was reset with a code or by mail: an account that was locked can be used at once. */
export async function clearPasswordGuard(
  ctx: Ctx,
  { id, email }: { id: number | string; email: string },
): Promise<void> {
  await ctx.gateways.limits.clear(guard, keyOf(email));
  // The CMS keeps its own lock on the account, and runs no hook when the password was reset by mail.
  await ctx.db.claim('users', { id: { equals: id } }, { lockUntil: null, loginAttempts: 0, has_password: 1 });
}
