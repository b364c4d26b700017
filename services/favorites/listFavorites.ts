import type { Favorite } from '../../payload-types';
import { pictureNames } from '../catalogue/listShops';
import { actorOf, type Ctx } from '../ctx';

const SHOWN = 200;
const productFields = {
  slug: true,
  type: true,
  business_upazila: true,
  name: true,
  name_bn: true,
  image1: true,
  thumbnail: true,
  selling_price: true,
  original_price: true,
  qty: true,
  visible: true,
  variation1: true,
  variation2: true,
  option1: true,
  option2: true,
} as const;

/** The caller's favourites, newest first. Four queries: favourites, products, pictures, areas. */
export function listFavorites(ctx: Ctx): Promise<Favorite[]> {
  const { id: user } = actorOf(ctx);
  return ctx.db
    .asSystem('the caller’s own favourites, also of products that are not shown any more')
    .find('favorites', {
      where: { user: { equals: user } },
      sort: ['-createdAt', '-id'],
      limit: SHOWN,
      depth: 2,
      select: { product: true, createdAt: true },
      populate: { products: productFields, media: pictureNames, upazilas: { name: true } },
    });
}
