import type { DeliverySettings } from '../../domain/delivery/fields';
import type { Ctx } from '../ctx';

/** Changes all six delivery values. */
export async function updateDeliveryCharges(ctx: Ctx, charges: DeliverySettings): Promise<void> {
  await ctx.db.asActor.updateGlobal('delivery-charges', charges);
}
