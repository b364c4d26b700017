import type { DeliveryCharge } from '../../payload-types';
import type { Ctx } from '../ctx';

/** The current delivery charges. */
export async function readDeliveryCharges(ctx: Ctx): Promise<DeliveryCharge> {
  return ctx.db.asSystem('everybody sees them').global('delivery-charges');
}
