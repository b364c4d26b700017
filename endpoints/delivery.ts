import * as contract from '../contract/delivery';
import { deliveryFields } from '../domain/delivery/fields';
import { readDeliveryCharges } from '../services/site/readDeliveryCharges';
import { updateDeliveryCharges } from '../services/site/updateDeliveryCharges';
import { implement, type Implementation } from './implement';
import { presentDeclared } from './present/declared';

export const deliveryEndpoints: Implementation[] = [
  implement(contract.getDeliveryCharge, async (ctx) => {
    return { status: 200, ...presentDeclared(deliveryFields, await readDeliveryCharges(ctx)) };
  }),
  implement(contract.updateDeliveryCharge, async (ctx, { body }) => {
    await updateDeliveryCharges(ctx, body);
    return { status: 200, message: 'deliveryUpdated' };
  }),
];
