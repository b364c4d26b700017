import { Failure } from '../../domain/failure';
import { recordChange } from '../audit/recordChange';
import { checkPassword } from '../auth/checkPassword';
import { actorOf, type Ctx } from '../ctx';
import { isTwoFactorOn } from './isTwoFactorOn';
import { spendSecondStep } from './spendSecondStep';

/** Turns off the caller's second step, given the password and a code. Throws `refused` when it is already off. */
export async function turnOffTwoFactor(ctx: Ctx, input: { password: string; code: string }): Promise<void> {
  const { user } = actorOf(ctx);
  if (!(await isTwoFactorOn(ctx, user.id))) throw new Failure('refused');
  await checkPassword(ctx, input.password);
  await spendSecondStep(ctx, user.id, input.code);
  await ctx.db.inTransaction(async () => {
    await ctx.db.dropWhere('two-factors', { user: { equals: user.id } });
    await recordChange(ctx, {
      action: 'changed',
      target: 'users',
      id: user.id,
      title: user.name,
      before: { two_step: 'on' },
      after: { two_step: 'off' },
    });
  });
}
