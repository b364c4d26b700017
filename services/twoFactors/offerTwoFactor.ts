import { Failure } from '../../domain/failure';
import { checkPassword } from '../auth/checkPassword';
import { actorOf, type Ctx } from '../ctx';
import { twoFactorOf, twoFactorWhy } from './twoFactorOf';

export type Offer = { secret: string; address: string };

/**
 * Makes a secret for the caller's authenticator app. Nothing changes until its first code is confirmed. Throws
 * `refused` when the second step is already on, `wrongPassword`.
 */
export async function offerTwoFactor(ctx: Ctx, password: string): Promise<Offer> {
  const { user } = actorOf(ctx);
  await checkPassword(ctx, password);
  const found = await twoFactorOf(ctx, user.id);
  if (found?.on_since) throw new Failure('refused');
  const secret = ctx.gateways.totp.newSecret();
  const offer = { offered: ctx.gateways.ids.seal(secret, ctx.secret), offered_at: ctx.now.toISOString() };
  const calls = ctx.db.asSystem(twoFactorWhy);
  if (found) await calls.update('two-factors', found.id, offer);
  else await calls.create('two-factors', { user: user.id, ...offer });
  return { secret, address: ctx.gateways.totp.address(secret, user.email) };
}
