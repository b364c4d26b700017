import type { Config } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { checkCategory } from './checkCategory';
import type { CategoryInput, CategoryLevel } from './levels';
import { readCategory } from './readCategory';

/** Changes a category; hiding or showing it, or moving it, reaches the products below through the collection's hooks. */
export async function changeCategory<L extends CategoryLevel>(
  ctx: Ctx,
  level: L,
  id: Id,
  input: CategoryInput,
): Promise<Config['collections'][L]> {
  return ctx.db.inTransaction(async () => {
    const category = await readCategory(ctx, level, id);
    const data = await checkCategory(ctx, level, input, category.id);
    return ctx.db.asActor.update(level, category.id, data, { depth: 1 });
  });
}
