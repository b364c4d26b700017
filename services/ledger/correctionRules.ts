import type { Ctx } from '../ctx';

export type CorrectionRules = { two_person_corrections: number };

/** Whether a correction has to be posted by somebody other than the person who prepared it. */
export async function readCorrectionRules(ctx: Pick<Ctx, 'db'>): Promise<CorrectionRules> {
  const site = await ctx.db.globalRow('the switch decides who may post a correction', 'site-information');
  return { two_person_corrections: site.two_person_corrections ?? 1 };
}
