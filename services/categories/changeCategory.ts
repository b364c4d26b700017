import type { Config } from '../../payload-types';
import { Failure, isFailure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { checkCategory } from './checkCategory';
import { above, type CategoryInput, type CategoryLevel } from './levels';
import { readCategory } from './readCategory';

/** Changes a category. Hiding, showing or moving it affects the products below through the collection's hooks. */
export async function changeCategory<L extends CategoryLevel>(
  ctx: Ctx,
  level: L,
  id: Id,
  input: CategoryInput,
): Promise<Config['collections'][L]> {
  try {
    return await ctx.db.inTransaction(async () => {
      const category = await readCategory(ctx, level, id);
      const data = await checkCategory(ctx, level, input, category.id);
      return ctx.db.asActor.update(level, category.id, data, { depth: 1 });
    });
  } catch (error) {
    throw asForm(level, error);
  }
}

/** The hooks report the parent field under the collection's name; the form has its own name for it. */
function asForm(level: CategoryLevel, error: unknown): unknown {
  const parent = above[level];
  const problem = parent && isFailure(error) ? error.fields[parent.field] : undefined;
  return parent && problem ? new Failure('invalid', { fields: { [parent.input]: problem } }) : error;
}
