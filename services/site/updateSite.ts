import type { Ctx } from '../ctx';
import { givenFields } from '../givenFields';

export type SiteChange = Partial<Record<'email' | 'contact' | 'footer_text', string | undefined>> & {
  flash_sell?: number;
};

/** Changes some of the site-wide values; the others stay. */
export async function updateSite(ctx: Ctx, change: SiteChange): Promise<void> {
  const given = givenFields(change);
  if (Object.keys(given).length > 0) await ctx.db.asActor.updateGlobal('site-information', given);
}
