import { Failure, invalid } from '../../domain/failure';
import { MOST_FOLLOWS } from '../../domain/follows/rules';
import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId } from '../relations';

const why = 'which shops the caller follows';

/** Makes the caller follow an open shop. A repeated request changes nothing. */
export async function followShop(ctx: Ctx, given: Id): Promise<void> {
  const { id: user } = actorOf(ctx);
  const shop = possibleId(ctx, given);
  await ctx.db.inTransaction(async () => {
    const open =
      shop === null
        ? null
        : await ctx.db.row('open shops are public', 'shops', {
            where: { and: [{ id: { equals: shop } }, { active: { equals: 1 } }] },
            select: { slug: true },
          });
    if (!open) throw new Failure('shopNotFound');
    const own = { user: { equals: user } };
    if (await ctx.db.row(why, 'shop-follows', { where: { and: [own, { shop: { equals: open.id } }] } })) return;
    if ((await ctx.db.countRows(why, 'shop-follows', own)) >= MOST_FOLLOWS)
      throw invalid({ shop: { code: 'followsFull', params: { max: MOST_FOLLOWS } } });
    await ctx.db.asSystem(why).create('shop-follows', { user, shop: open.id, news: 0 });
  });
}

/** Makes the caller stop following the shop; does nothing if they did not follow it. */
export async function unfollowShop(ctx: Ctx, given: Id): Promise<void> {
  const shop = possibleId(ctx, given);
  if (shop === null) return;
  await ctx.db.dropWhere('shop-follows', {
    and: [{ user: { equals: actorOf(ctx).id } }, { shop: { equals: shop } }],
  });
}
