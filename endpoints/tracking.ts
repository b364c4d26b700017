import * as contract from '../contract/tracking';
import { trackOrder } from '../services/tracking/trackOrder';
import { implement } from './implement';
import { presentTrackedOrder, presentTrackedPackage } from './present/customerOrder';

export const trackingEndpoints = [
  implement(contract.orderTracking, async (ctx, { params }) => {
    const tracked = await trackOrder(ctx, params.order_number);
    if (!tracked) return { status: 201, message: 'noSuchOrder' };
    return {
      status: 200,
      order: presentTrackedOrder(tracked),
      package: tracked.packages.map((one) => presentTrackedPackage(one, tracked.money)),
    };
  }),
];
