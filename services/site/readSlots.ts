import { slotsOf, type PictureArea } from '../../domain/site/slotPictures';
import { pictureNames } from '../catalogue/listShops';
import type { Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';

const why = 'everybody sees them';
const picture = {
  collection: 'media',
  select: { ...pictureNames, alt: true, alt_bn: true, focus_x: true, focus_y: true },
} as const;

/** The eight slides or banners with their pictures filled in, by their names. Two queries. */
export async function readSlots(ctx: Ctx, area: PictureArea): Promise<ReadonlyMap<string, unknown>> {
  const slots = await ctx.db.globalRow(why, area);
  const pictures = Object.fromEntries(slotsOf(area).map((name) => [name, picture]));
  const [filled = slots] = await fillRelations(ctx, why, [slots], pictures);
  return new Map(Object.entries(filled));
}
