import { Failure } from '../../domain/failure';
import { normaliseMobile } from '../../domain/mobiles';
import type { Ctx } from '../ctx';
import { openSession, type OpenedSession } from './openSession';

/** Nobody's account: its password is looked at when there is no account, so that the answer takes the same time. */
const NOBODY = 'nobody@nowhere.invalid';

/**
 * Signs in by e-mail or mobile. Throws `badCredentials` for an unknown account as for a wrong password, `accountLocked`
 * after five wrong ones, `accountSuspended`.
 */
export async function logIn(ctx: Ctx, input: { email: string; password: string }): Promise<OpenedSession> {
  const email = await emailOf(ctx, input.email.trim());
  if (email === null) {
    await wasteTime(ctx, input.password);
    throw new Failure('badCredentials');
  }
  return openSession(ctx, email, input.password);
}

async function emailOf(ctx: Ctx, given: string): Promise<string | null> {
  const mobile = normaliseMobile(given);
  const where = mobile ? { mobile: { equals: mobile.mobile } } : { email: { equals: given.toLowerCase() } };
  const user = await ctx.db.asSystem('sign-in looks for the account').findOne('users', { where, select: { email: true } });
  return user?.email ?? null;
}

/** As much work as checking a password takes. */
async function wasteTime(ctx: Ctx, password: string): Promise<void> {
  const { pbkdf2 } = await import('node:crypto');
  await new Promise<void>((resolve) => {
    pbkdf2(password, NOBODY, 600_000, 32, 'sha256', () => resolve());
  });
}
