import type { GridFilters } from '../../contract/grids';
import { Failure } from '../../domain/failure';
import type { ChildCategory, MainCategory, SubCategory } from '../../payload-types';
import type { Ctx } from '../ctx';
import { refId } from '../relations';
import { findGrid, type Grid } from './findGrid';

const publicCategories = 'active categories are public';
const active = { status: { equals: 1 } };
type Window = { offset: number; limit: number };

/** A main category and a window of its products. Six queries. */
export async function readMainCategory(
  ctx: Ctx,
  slug: string,
  filters: GridFilters,
  window: Window,
): Promise<Grid & { category: MainCategory }> {
  const category = await ctx.db
    .asSystem(publicCategories)
    .findOne('main-categories', { where: { and: [{ slug: { equals: slug.normalize('NFC') } }, active] } });
  if (!category) throw new Failure('categoryNotFound');
  return { category, ...(await findGrid(ctx, [{ category: { equals: category.id } }], filters, window)) };
}

export type CategoryPath = { child: ChildCategory; sub: SubCategory; main: MainCategory };

/**
 * A child category with the categories above it. Throws `categoryNotFound` if any of the three is hidden. Three
 * queries.
 */
export async function readCategoryPath(ctx: Ctx, slug: string): Promise<CategoryPath> {
  const child = await ctx.db.row(publicCategories, 'child-categories', {
    where: { and: [{ slug: { equals: slug.normalize('NFC') } }, active] },
  });
  const sub =
    child &&
    (await ctx.db.row(publicCategories, 'sub-categories', { where: { id: { equals: refId(child.subcategory) } } }));
  const main =
    sub && (await ctx.db.row(publicCategories, 'main-categories', { where: { id: { equals: refId(sub.category) } } }));
  if (!child || sub?.status !== 1 || main?.status !== 1) throw new Failure('categoryNotFound');
  return { child, sub, main };
}

/** A window of a child category's products. Eight queries. */
export async function readChildCategory(ctx: Ctx, slug: string, filters: GridFilters, window: Window): Promise<Grid> {
  const { child } = await readCategoryPath(ctx, slug);
  return findGrid(ctx, [{ childcategory: { equals: child.id } }], filters, window);
}
