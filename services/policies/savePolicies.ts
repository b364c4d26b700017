import type { Ctx } from '../ctx';

export type PolicyTexts = Record<
  'termsconditions' | 'privacypolicy' | 'vendorpolicy' | 'apppolicy' | 'returnpolicy',
  string
>;

/** Replaces the five legal texts. */
export async function savePolicies(ctx: Ctx, texts: PolicyTexts): Promise<void> {
  await ctx.db.asActor.updateGlobal('policies', texts);
}
