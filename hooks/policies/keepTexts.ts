import type { GlobalAfterChangeHook } from 'payload';
import type { Policy } from '../../payload-types';
import { keepPolicyTexts } from '../../services/policies/keepPolicyTexts';
import { openCtx } from '../../services/openCtx';
import { isAutosave } from '../drafts/isAutosave';

/**
 * A published text is in force from now on, and the text it replaces is kept; a draft that is saved while it is written
 * changes nothing in force. Reads the stored document: the one answered to the writer has whole records instead of the
 * ids of pictures and links.
 */
export const keepTexts: GlobalAfterChangeHook = async ({ doc, req }) => {
  if ((doc as Partial<Policy>)._status === 'draft' && isAutosave(req)) return doc as unknown;
  const ctx = openCtx(req);
  const policies = await ctx.db.globalRow('the texts that were just published', 'policies');
  if (policies._status === 'published') await keepPolicyTexts(ctx, policies);
  return doc as unknown;
};
