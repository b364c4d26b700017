import { Failure } from '../../domain/failure';
import { recordChange } from '../audit/recordChange';
import { checkPassword } from '../auth/checkPassword';
import { actorOf, type Ctx } from '../ctx';
import { newRecovery } from './newRecovery';
import { spendSecondStep } from './spendSecondStep';
import { twoFactorOf, twoFactorWhy } from './twoFactorOf';

/** Replaces the recovery codes with ten new ones, given the password and a code; the old ones stop working. */
export async function renewRecovery(ctx: Ctx, input: { password: string; code: string }): Promise<string[]> {
  const { user } = actorOf(ctx);
  const found = await twoFactorOf(ctx, user.id);
  if (!found?.on_since) throw new Failure('refused');
  await checkPassword(ctx, input.password);
  await spendSecondStep(ctx, user.id, input.code);
  const { shown, kept } = newRecovery(ctx);
  await ctx.db.inTransaction(async () => {
    await ctx.db
      .asSystem(twoFactorWhy)
      .update('two-factors', found.id, { recovery: kept, recovery_round: found.recovery_round + 2 });
    await recordChange(ctx, {
      action: 'changed',
      target: 'users',
      id: user.id,
      title: user.name,
      after: { two_step: 'new codes' },
    });
  });
  return shown;
}
