import type { ChildCategory, MainCategory, SubCategory } from '../../payload-types';
import { pictureNames } from '../catalogue/listShops';
import type { Ctx, Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { refId } from '../relations';

const why = 'the public menu: active categories only, the same for everybody';
const active = { status: { equals: 1 } } as const;
/** In the order set by admins; in order of creation where none is set. */
export const inOrder = ['position', 'createdAt', 'id'] as const;

/** Active main categories. */
const activeMains = (ctx: Ctx): Promise<MainCategory[]> =>
  ctx.db.rows(why, 'main-categories', { where: active, sort: inOrder });

/** Active main categories with their pictures. Two queries. */
export const listActiveCategories = async (ctx: Ctx): Promise<MainCategory[]> =>
  fillRelations(ctx, why, await activeMains(ctx), { picture: { collection: 'media', select: pictureNames } });

/** Active categories of three levels, without those below a hidden one. Three queries, answered from memory until a category changes. */
export async function readMenu(
  ctx: Ctx,
): Promise<{ main: MainCategory[]; sub: SubCategory[]; child: ChildCategory[] }> {
  const main = await activeMains(ctx);
  const mains = idsOf(main);
  const allSubs = await ctx.db.rows(why, 'sub-categories', { where: active, sort: inOrder });
  const sub = allSubs.filter((each) => mains.has(String(refId(each.category))));
  const subs = idsOf(sub);
  const allChildren = await ctx.db.rows(why, 'child-categories', { where: active, sort: inOrder });
  return { main, sub, child: allChildren.filter((each) => subs.has(String(refId(each.subcategory)))) };
}

const idsOf = (documents: readonly { id: Id }[]): Set<string> => new Set(documents.map(({ id }) => String(id)));
