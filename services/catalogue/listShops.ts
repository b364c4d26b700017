import type { Where } from 'payload';
import type { Ctx, Shop } from '../ctx';
import { fillRelations } from '../fillRelations';

const publicShops = 'open shops are public';

/** The fields that a shop's tile shows; `media` is filled in with one batch. */
export const shopFields = {
  name: true,
  name_bn: true,
  slug: true,
  tagline: true,
  logo: true,
  banner: true,
  verify: true,
} as const;
export const pictureNames = { filename: true, sizes: true, purpose: true } as const;

/** Shops that are open to the public, by name. Two queries: shops and their pictures. */
export async function listShops(ctx: Ctx, where: Where[], limit: number): Promise<Shop[]> {
  const open = { and: [{ active: { equals: 1 } }, ...where] };
  return withPictures(
    ctx,
    await ctx.db.rows(publicShops, 'shops', { where: open, sort: 'name', limit, select: shopFields }),
  );
}

/** A window of the shops and their total number. Three queries. */
export async function shopWindow(
  ctx: Ctx,
  where: Where[],
  window: { offset: number; limit: number },
): Promise<{ shops: Shop[]; total: number }> {
  const open = { and: [{ active: { equals: 1 } }, ...where] };
  const { docs, total } = await ctx.db.rowWindow(publicShops, 'shops', {
    where: open,
    sort: ['name', 'id'],
    select: shopFields,
    ...window,
  });
  return { shops: await withPictures(ctx, docs), total };
}

const picture = { collection: 'media', select: pictureNames } as const;

/** The same shops with their logos and banners. */
export const withPictures = (ctx: Ctx, shops: readonly Shop[]): Promise<Shop[]> =>
  fillRelations(ctx, publicShops, shops, { logo: picture, banner: picture });
