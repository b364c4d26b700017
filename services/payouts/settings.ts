import type { PayoutSetting } from '../../payload-types';
import type { Ctx } from '../ctx';
import { givenFields } from '../givenFields';

/** How payouts are approved. */
export async function readPayoutSettings(ctx: Ctx): Promise<PayoutSetting> {
  return ctx.db.asActor.global('payout-settings');
}

/** Changes it; what is not sent stays. Only a super admin may. */
export async function savePayoutSettings(
  ctx: Ctx,
  settings: Partial<Pick<PayoutSetting, 'one_person'>>,
): Promise<void> {
  await ctx.db.asActor.updateGlobal('payout-settings', givenFields(settings));
}
