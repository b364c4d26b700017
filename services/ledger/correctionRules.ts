import type { Ctx } from '../ctx';

export type CorrectionRules = { two_person_corrections: number };

/** Whether whoever prepares a correction needs another person to post it. */
export async function readCorrectionRules(ctx: Pick<Ctx, 'db'>): Promise<CorrectionRules> {
  const site = await ctx.db.globalRow('the switch decides who may post a correction', 'site-information');
  return { two_person_corrections: site.two_person_corrections ?? 1 };
}
