import type { Where } from 'payload';
import type { Ctx, Shop } from '../ctx';

/** What a shop's tile shows; `media` is filled in one batch. */
export const shopFields = { name: true, slug: true, tagline: true, logo: true, banner: true, verify: true } as const;
export const pictureNames = { filename: true, sizes: true } as const;

/** Shops that are open to the public, by name. Two queries: shops and their pictures. */
export function listShops(ctx: Ctx, where: Where[], limit: number): Promise<Shop[]> {
  return ctx.db.asSystem('shops are public').find('shops', {
    where: { and: [{ active: { equals: 1 } }, ...where] },
    sort: 'name',
    limit,
    depth: 1,
    select: shopFields,
    populate: { media: pictureNames },
  });
}
