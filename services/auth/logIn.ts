import { isFailure } from '../../domain/failure';
import { normaliseMobile } from '../../domain/mobiles';
import type { Ctx } from '../ctx';
import { openChallenge } from './openChallenge';
import { openSession, type OpenedSession } from './openSession';

/** The outcome of a correct password: signed in, or a code is required. */
export type LogInResult = { opened: OpenedSession } | { challenge: string };

/**
 * Signs in by e-mail or mobile. Throws `badCredentials` for an unknown account or a wrong password, `accountLocked`
 * after five failures of either kind, and `accountSuspended`.
 */
export async function logIn(ctx: Ctx, input: { email: string; password: string }): Promise<LogInResult> {
  const given = input.email.trim();
  const email = (await emailOf(ctx, given)) ?? given;
  try {
    return { opened: await openSession(ctx, email, input.password) };
  } catch (error) {
    if (isFailure(error) && error.code === 'secondStep') return { challenge: await openChallenge(ctx, email) };
    throw error;
  }
}

async function emailOf(ctx: Ctx, given: string): Promise<string | null> {
  const mobile = normaliseMobile(given);
  if (!mobile) return null;
  const owner = { mobile: { equals: mobile.mobile } };
  const user = await ctx.db
    .asSystem('sign-in looks for the account')
    .findOne('users', { where: owner, select: { email: true } });
  return user?.email ?? null;
}
