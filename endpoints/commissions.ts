import * as contract from '../contract/commissions';
import { listRules } from '../services/commissions/listRules';
import { previewCommission } from '../services/commissions/previewCommission';
import { createRule, deleteRule, updateRule } from '../services/commissions/saveRule';
import { implement, type Implementation } from './implement';
import { presentCommissionRule, presentPreview } from './present/commission';

export const commissionEndpoints: Implementation[] = [
  implement(contract.allCommission, async (ctx) => ({
    status: 200,
    rules: (await listRules(ctx)).map(presentCommissionRule),
  })),
  implement(contract.commissionCreate, async (ctx, { body }) => {
    await createRule(ctx, body);
    return { status: 200, message: 'commissionAdded' };
  }),
  implement(contract.commissionUpdate, async (ctx, { params, body }) => {
    await updateRule(ctx, params.id, body);
    return { status: 200, message: 'commissionUpdated' };
  }),
  implement(contract.commissionDelete, async (ctx, { params }) => {
    await deleteRule(ctx, params.id);
    return { status: 200, message: 'commissionDeleted' };
  }),
  implement(contract.commissionPreview, async (ctx, { params, query }) => ({
    status: 200,
    ...presentPreview(await previewCommission(ctx, params.product_id, query.day)),
  })),
];
