import type { Ctx } from '../ctx';

export type DeliveryCharges = Record<
  `${'general' | 'grocery'}_delivery_${'breakpoint' | 'charge' | 'discount_charge'}`,
  number
>;

/** Changes all six delivery values. */
export async function updateDeliveryCharges(ctx: Ctx, charges: DeliveryCharges): Promise<void> {
  await ctx.db.asActor.updateGlobal('delivery-charges', charges);
}
