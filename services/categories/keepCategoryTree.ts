import { kindOfCollection } from '../../domain/deleted/kinds';
import type { Ctx, Id } from '../ctx';
import { beginKeeping } from '../deleted/keepDeleted';
import { idsOfBrands } from '../brands/idsOfBrands';
import type { CategoryLevel } from './levels';
import { categoriesBelow, fieldOf } from './removeCategoryTree';

/** Keeps a category and everything below it as one deletion, in the order in which it can come back. */
export async function keepCategoryTree(ctx: Ctx, level: CategoryLevel, id: Id): Promise<void> {
  const category = await ctx.db.asSystem('what is deleted is kept').findById(level, id);
  if (!category) return;
  const { name, name_bn } = category;
  const root = { kind: kindOfCollection[level], record: category.id, title: name, title_bn: name_bn };
  const { subs, brandsOf, children } = await categoriesBelow(ctx.db, level, category.id);
  const brands = brandsOf.length === 0 ? [] : await idsOfBrands(ctx.db, brandsOf);
  const keeping = await beginKeeping(ctx, root);
  await keeping.documentsOf(level, { id: { equals: category.id } });
  await keeping.these('sub-categories', subs);
  await keeping.these('child-categories', children);
  await keeping.these('brands', brands);
  await keeping.linksTo(level, [category.id]);
  await keeping.products({ [fieldOf[level]]: { equals: category.id } });
  await keeping.end();
}
