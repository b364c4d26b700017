import type { updateDeliveryCharge } from '../../contract/delivery';
import type { InputOf } from '../../contract/route';
import type { Ctx } from '../ctx';
import { givenFields } from '../givenFields';

/** Changes the delivery charges, and the delivery days if they are sent. */
export async function updateDeliveryCharges(
  ctx: Ctx,
  settings: InputOf<typeof updateDeliveryCharge>['body'],
): Promise<void> {
  await ctx.db.asActor.updateGlobal('delivery-charges', givenFields(settings));
}
