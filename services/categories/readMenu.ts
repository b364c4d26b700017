import type { ChildCategory, MainCategory, SubCategory } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';

const why = 'the public menu: active categories only, the same for everybody';
const active = { status: { equals: 1 } } as const;
/** In the order set by admins; in order of creation where none is set. */
export const inOrder = ['position', 'createdAt', 'id'] as const;

/** Active main categories. */
export async function listActiveCategories(ctx: Ctx): Promise<MainCategory[]> {
  return ctx.db.asSystem(why).find('main-categories', { where: active, sort: inOrder });
}

/** Active categories of three levels, without those below a hidden one. Three queries. */
export async function readMenu(
  ctx: Ctx,
): Promise<{ main: MainCategory[]; sub: SubCategory[]; child: ChildCategory[] }> {
  const main = await listActiveCategories(ctx);
  const menu = ctx.db.asSystem(why);
  const mains = idsOf(main);
  const allSubs = await menu.find('sub-categories', { where: active, sort: inOrder });
  const sub = allSubs.filter((each) => mains.has(String(refId(each.category))));
  const subs = idsOf(sub);
  const allChildren = await menu.find('child-categories', { where: active, sort: inOrder });
  return { main, sub, child: allChildren.filter((each) => subs.has(String(refId(each.subcategory)))) };
}

const idsOf = (documents: readonly { id: Id }[]): Set<string> => new Set(documents.map(({ id }) => String(id)));
