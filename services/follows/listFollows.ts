import { MOST_FOLLOWS } from '../../domain/follows/rules';
import type { Shop } from '../../payload-types';
import { listShops } from '../catalogue/listShops';
import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId, refId } from '../relations';

const why = 'which shops the caller follows';

/** The open shops that the caller follows, by name. Three queries. */
export async function listFollows(ctx: Ctx): Promise<Shop[]> {
  const follows = await ctx.db.rows(why, 'shop-follows', {
    where: { user: { equals: actorOf(ctx).id } },
    limit: MOST_FOLLOWS,
    select: { shop: true },
  });
  const ids = follows.flatMap(({ shop }) => refId(shop) ?? []);
  return ids.length === 0 ? [] : listShops(ctx, [{ id: { in: ids } }], MOST_FOLLOWS);
}

/** Whether the caller follows the shop. */
export async function readFollow(ctx: Ctx, given: Id): Promise<boolean> {
  const shop = possibleId(ctx, given);
  if (shop === null) return false;
  const where = { and: [{ user: { equals: actorOf(ctx).id } }, { shop: { equals: shop } }] };
  return (await ctx.db.row(why, 'shop-follows', { where })) !== null;
}
