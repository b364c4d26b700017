import * as contract from '../contract/policies';
import { readPolicies } from '../services/policies/readPolicies';
import { savePolicies } from '../services/policies/savePolicies';
import { implement, type Implementation } from './implement';
import { presentPolicies } from './present/site';

export const policyEndpoints: Implementation[] = [
  implement(contract.getPolicies, async (ctx) => ({ status: 200, ...presentPolicies(await readPolicies(ctx)) })),
  implement(contract.savePolicies, async (ctx, { body }) => {
    await savePolicies(ctx, body);
    return { status: 200, message: 'policiesSaved' };
  }),
];
