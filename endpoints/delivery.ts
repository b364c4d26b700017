import * as contract from '../contract/delivery';
import { readDeliveryCharges } from '../services/site/readDeliveryCharges';
import { updateDeliveryCharges } from '../services/site/updateDeliveryCharges';
import { implement, type Implementation } from './implement';

export const deliveryEndpoints: Implementation[] = [
  implement(contract.getDeliveryCharge, async (ctx) => {
    const charges = await readDeliveryCharges(ctx);
    return {
      status: 200,
      general_delivery_breakpoint: charges.general_delivery_breakpoint,
      general_delivery_charge: charges.general_delivery_charge,
      general_delivery_discount_charge: charges.general_delivery_discount_charge,
      grocery_delivery_breakpoint: charges.grocery_delivery_breakpoint,
      grocery_delivery_charge: charges.grocery_delivery_charge,
      grocery_delivery_discount_charge: charges.grocery_delivery_discount_charge,
    };
  }),
  implement(contract.updateDeliveryCharge, async (ctx, { body }) => {
    await updateDeliveryCharges(ctx, body);
    return { status: 200, message: 'deliveryUpdated' };
  }),
];
