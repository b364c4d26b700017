import type { GlobalAfterChangeHook } from 'payload';
import { keepPolicyTexts } from '../../services/policies/keepPolicyTexts';
import { openCtx } from '../../services/openCtx';

/**
 * A published text is in force from now on, and the text it replaces is kept. Reads the stored document: the one
 * answered to the writer has whole records instead of the ids of pictures and links, and after an earlier version was
 * restored it is not the policies at all.
 */
export const keepTexts: GlobalAfterChangeHook = async ({ doc, req }) => {
  const ctx = openCtx(req);
  const policies = await ctx.db.globalRow('the texts that were just published', 'policies');
  if (policies._status === 'published') await keepPolicyTexts(ctx, policies);
  return doc as unknown;
};
