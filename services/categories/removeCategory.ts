import type { Ctx, Id } from '../ctx';
import type { CategoryLevel } from './levels';
import { readCategory } from './readCategory';
import { countBelow, type Below } from './removeCategoryTree';

/** Deletes a category with everything below it, including products: the collection's hook removes those. */
export async function removeCategory(ctx: Ctx, level: CategoryLevel, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const category = await readCategory(ctx, level, id);
    await ctx.db.asActor.remove(level, category.id);
  });
}

/** What would be deleted with a category. Throws `categoryNotFound`. */
export async function readBelow(ctx: Ctx, level: CategoryLevel, id: Id): Promise<Below> {
  const category = await readCategory(ctx, level, id);
  return countBelow(ctx, level, category.id);
}
