import { hideVendorSteps, ownVendorSteps, vendorStepsOf } from '../contract/vendorSteps';
import { hideSteps, readOwnSteps, readStepsOf } from '../services/vendors/readSteps';
import { implement } from './implement';
import { presentSteps } from './present/vendorSteps';

export const vendorStepEndpoints = [
  implement(ownVendorSteps, async (ctx) => ({ status: 200, ...presentSteps(await readOwnSteps(ctx)) })),
  implement(vendorStepsOf, async (ctx, { params }) => ({
    status: 200,
    ...presentSteps(await readStepsOf(ctx, params.id)),
  })),
  implement(hideVendorSteps, async (ctx, { params }) => {
    await hideSteps(ctx, params.value);
    return { status: 200, message: params.value === 1 ? 'stepsHidden' : 'stepsShown' };
  }),
];
