import { sumOf } from '../../domain/money';
import type { ChildCategory, MainCategory, Media, SubCategory } from '../../payload-types';
import { pictureNames } from '../catalogue/listShops';
import type { Ctx, Id } from '../ctx';
import { isVeryMany } from '../db/totals';
import { fillRelations } from '../fillRelations';
import type { CategoryLevel } from './levels';
import { inOrder } from './readMenu';
import { fieldOf } from './removeCategoryTree';

const why = 'admins see how many products each category has';
/** The number of categories that a list returns per level. */
type Counted<C> = C & { products: number };
export type CategoryTree = {
  main: Counted<MainCategory>[];
  sub: Counted<SubCategory>[];
  child: Counted<ChildCategory>[];
};

/** All categories of three levels in the order set by admins, with their pictures and the number of their products. */
export async function readTree(ctx: Ctx): Promise<CategoryTree> {
  return {
    main: await counted(ctx, 'main-categories', await ctx.db.asActor.find('main-categories', { sort: inOrder })),
    sub: await counted(ctx, 'sub-categories', await ctx.db.asActor.find('sub-categories', { sort: inOrder })),
    child: await counted(ctx, 'child-categories', await ctx.db.asActor.find('child-categories', { sort: inOrder })),
  };
}

type Pictured = { id: Id; picture?: Id | Media | null | undefined };

/** Two more queries for each level. */
async function counted<C extends Pictured>(ctx: Ctx, level: CategoryLevel, rows: readonly C[]): Promise<Counted<C>[]> {
  const counts = await countsOf(ctx, level);
  const pictures = await fillRelations<Pictured>(ctx, why, rows, {
    picture: { collection: 'media', select: pictureNames },
  });
  return rows.map((row, at) => ({
    ...row,
    picture: pictures[at]?.picture ?? null,
    products: counts.get(String(row.id)) ?? 0,
  }));
}

/** Of very many products the counts may be half a minute old. */
function countsOf(ctx: Ctx, level: CategoryLevel): Promise<Map<string, number>> {
  const count = async () => {
    const groups = await ctx.db.groups(why, 'products', { where: {}, by: fieldOf[level] });
    return new Map(groups.map((group) => [String(group.key), group.count]));
  };
  return ctx.db.briefly(`products by ${level}`, count, (counts) => isVeryMany(sumOf([...counts.values()])));
}
