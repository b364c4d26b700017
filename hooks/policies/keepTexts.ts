import type { GlobalAfterChangeHook } from 'payload';
import type { Policy } from '../../payload-types';
import { keepPolicyTexts } from '../../services/policies/keepPolicyTexts';
import { openCtx } from '../../services/openCtx';

/** What is published is in force from now on, and what it replaces is kept. */
export const keepTexts: GlobalAfterChangeHook = async ({ doc, req }) => {
  const policies = doc as Policy;
  if (policies._status === 'published') await keepPolicyTexts(openCtx(req), policies);
  return policies;
};
