import { normaliseMobile } from '../../domain/mobiles';
import type { Ctx } from '../ctx';
import { openSession, type OpenedSession } from './openSession';

/**
 * Signs in by e-mail or mobile. Throws `badCredentials` for an unknown account as for a wrong password, `accountLocked`
 * after five wrong ones for either, `accountSuspended`.
 */
export async function logIn(ctx: Ctx, input: { email: string; password: string }): Promise<OpenedSession> {
  const given = input.email.trim();
  return openSession(ctx, (await emailOf(ctx, given)) ?? given, input.password);
}

async function emailOf(ctx: Ctx, given: string): Promise<string | null> {
  const mobile = normaliseMobile(given);
  if (!mobile) return null;
  const owner = { mobile: { equals: mobile.mobile } };
  const user = await ctx.db.asSystem('sign-in looks for the account').findOne('users', { where: owner, select: { email: true } });
  return user?.email ?? null;
}
