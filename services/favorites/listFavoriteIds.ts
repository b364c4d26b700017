import type { Favorite } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';

const MOST = 1_000;

/** The ids of the caller's favourite products, newest first. */
export function listFavoriteIds(ctx: Ctx): Promise<Favorite[]> {
  return ctx.db.rows('the caller’s own favourites', 'favorites', {
    where: { user: { equals: actorOf(ctx).id } },
    sort: ['-createdAt', '-id'],
    limit: MOST,
    select: { product: true },
  });
}
