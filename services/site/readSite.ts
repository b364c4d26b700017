import type { SiteInformation } from '../../payload-types';
import type { Ctx } from '../ctx';

/** The site-wide values, with logos and grocery category populated. */
export async function readSite(ctx: Ctx): Promise<SiteInformation> {
  return ctx.db.asSystem('everybody sees them').global('site-information', {
    depth: 1,
  });
}
