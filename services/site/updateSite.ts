import type { Ctx } from '../ctx';

export type SiteChange = { email?: string; contact?: string; footer_text?: string; flash_sell?: number };

/** Changes some of the site-wide values; the others stay. */
export async function updateSite(ctx: Ctx, change: SiteChange): Promise<void> {
  await ctx.db.asActor.updateGlobal('site-information', change);
}
