import { Failure } from '../../domain/failure';
import { codeGuard, offerSeconds, plainCode } from '../../domain/twoFactor';
import { recordChange } from '../audit/recordChange';
import { endOtherSessions } from '../auth/endOtherSessions';
import { actorOf, type Ctx } from '../ctx';
import { unseal } from '../secrets/secrets';
import { newRecovery } from './newRecovery';
import { mayTry } from './spendSecondStep';
import { twoFactorOf } from './twoFactorOf';

/**
 * Turns on the second step when the first code of the offered secret is right; returns the recovery codes, which are
 * shown only now. Every other session ends, because it began with a password alone. Throws `wrongCode`, `refused`, and
 * `signInAgain` when the offer has expired.
 */
export async function turnOnTwoFactor(ctx: Ctx, code: string): Promise<string[]> {
  const { user } = actorOf(ctx);
  const found = await twoFactorOf(ctx, user.id);
  if (!found?.offered || !found.offered_at || found.on_since) throw new Failure('refused');
  if (ctx.now.getTime() - Date.parse(found.offered_at) > offerSeconds * 1_000) throw new Failure('signInAgain');
  await mayTry(ctx, user.id);
  const step = ctx.gateways.totp.stepOf(unseal(ctx, found.offered).text, plainCode(code), ctx.now);
  if (step === null) throw new Failure('wrongCode');
  await ctx.gateways.limits.clear(codeGuard, String(user.id));
  const { shown, kept } = newRecovery(ctx);
  await ctx.db.inTransaction(async () => {
    const claimed = await ctx.db.claim(
      'two-factors',
      { and: [{ id: { equals: found.id } }, { on_since: { exists: false } }] },
      {
        secret: found.offered,
        on_since: ctx.now.toISOString(),
        offered: null,
        offered_at: null,
        last_step: step,
        recovery: kept,
      },
    );
    if (!claimed) throw new Failure('refused');
    await endOtherSessions(ctx);
    await recordChange(ctx, {
      action: 'changed',
      target: 'users',
      id: user.id,
      title: user.name,
      before: { two_step: 'off' },
      after: { two_step: 'on' },
    });
  });
  return shown;
}
