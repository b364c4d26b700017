import { Failure } from '../../domain/failure';
import { recordChange } from '../audit/recordChange';
import { actorOf, type Ctx, type Id } from '../ctx';
import { tellTwoStepOff } from '../users/tellCredentialChange';
import { readUser } from '../users/readUser';
import { isTwoFactorOn } from './isTwoFactorOn';

/**
 * Turns off the second step of someone else's account who has lost phone and recovery codes; the reason is recorded,
 * and they are notified. Throws `ownAccount` for one's own (which needs a code), `refused` when it is off.
 */
export async function resetTwoFactor(ctx: Ctx, id: Id, reason: string): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const user = await readUser(ctx, id);
    if (String(user.id) === String(actorOf(ctx).id)) throw new Failure('ownAccount');
    if (!(await isTwoFactorOn(ctx, user.id))) throw new Failure('refused');
    await ctx.db.dropWhere('two-factors', { user: { equals: user.id } });
    await tellTwoStepOff(ctx, user);
    await recordChange(ctx, {
      action: 'reset',
      target: 'users',
      id: user.id,
      title: user.name,
      before: { two_step: 'on' },
      after: { two_step: 'off' },
      reason,
    });
  });
}
