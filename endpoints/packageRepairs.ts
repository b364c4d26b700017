import * as contract from '../contract/packageRepairs';
import { assignWarehouse } from '../services/packages/assignWarehouse';
import { reverseMove } from '../services/packages/reverseMove';
import { implement, type Implementation } from './implement';

export const packageRepairEndpoints: Implementation[] = [
  implement(contract.assignPackageWarehouse, async (ctx, { params, body }) => {
    await assignWarehouse(ctx, params.id, body.warehouse_id);
    return { status: 200, message: 'packageWarehouseAssigned' };
  }),
  implement(contract.reversePackageMove, async (ctx, { params, body }) => {
    await reverseMove(ctx, params.id, body.status, body.reason);
    return { status: 200, message: 'packageMoveReversed' };
  }),
];
