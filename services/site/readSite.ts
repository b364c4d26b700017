import type { SiteInformation } from '../../payload-types';
import { pictureNames } from '../catalogue/listShops';
import type { Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';

const why = 'everybody sees them';
const picture = { collection: 'media', select: pictureNames } as const;
const category = { collection: 'main-categories', select: { name: true, name_bn: true, slug: true } } as const;

/** The site-wide values, with logos and grocery category filled in. At most three queries. */
export async function readSite(ctx: Ctx): Promise<SiteInformation> {
  const site = await ctx.db.globalRow(why, 'site-information');
  const [filled = site] = await fillRelations(ctx, why, [site], {
    logo: picture,
    logo_sm: picture,
    grocery_category: category,
  });
  return filled;
}
