import type { Ctx } from '../ctx';

export type PolicyTexts = Partial<
  Record<'termsconditions' | 'privacypolicy' | 'vendorpolicy' | 'apppolicy' | 'returnpolicy', string | undefined>
>;

/** Replaces legal texts; one that is not sent stays. */
export async function savePolicies(ctx: Ctx, texts: PolicyTexts): Promise<void> {
  const sent = Object.entries(texts).filter(([, text]) => text !== undefined);
  if (sent.length > 0) await ctx.db.asActor.updateGlobal('policies', Object.fromEntries(sent));
}
