import { documentIn } from '../domain/richText/document';
import { findReferences } from '../services/richText/findReferences';
import * as contract from '../contract/policies';
import { previewPolicies, readPolicies } from '../services/policies/readPolicies';
import { readPolicyText } from '../services/policies/readPolicyText';
import { savePolicies } from '../services/policies/savePolicies';
import { implement, type Implementation } from './implement';
import { presentPolicyText, presentPolicyTexts } from './present/policyText';
import { presentPolicies } from './present/site';

export const policyEndpoints: Implementation[] = [
  implement(contract.getPolicies, async (ctx) => ({ status: 200, ...presentPolicies(await readPolicies(ctx)) })),
  implement(contract.getPolicyText, async (ctx, { params, query }) => {
    const found = await readPolicyText(ctx, params.policy, query.version);
    const documents = [documentIn(found?.text), documentIn(found?.text_bn)] as const;
    return { status: 200, ...presentPolicyText(found, documents, await findReferences(ctx, documents)) };
  }),
  implement(contract.previewPolicy, async (ctx, { params }) => {
    const draft = await previewPolicies(ctx);
    const documents = [documentIn(draft[params.policy]), documentIn(draft[`${params.policy}_bn`])] as const;
    return { status: 200, ...presentPolicyTexts(documents, await findReferences(ctx, documents)) };
  }),
  implement(contract.savePolicies, async (ctx, { body }) => {
    await savePolicies(ctx, body);
    return { status: 200, message: 'policiesSaved' };
  }),
];
