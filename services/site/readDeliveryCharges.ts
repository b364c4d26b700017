import type { DeliveryCharge } from '../../payload-types';
import type { Ctx } from '../ctx';

/** The delivery charges as they stand. */
export async function readDeliveryCharges(ctx: Ctx): Promise<DeliveryCharge> {
  return ctx.db.asSystem('everybody sees them').global('delivery-charges');
}
