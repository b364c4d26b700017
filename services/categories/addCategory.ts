import type { Config } from '../../payload-types';
import type { Ctx } from '../ctx';
import { checkCategory } from './checkCategory';
import type { CategoryInput, CategoryLevel } from './levels';

/** Adds a category of any level; the answer has its parent populated. */
export async function addCategory<L extends CategoryLevel>(
  ctx: Ctx,
  level: L,
  input: CategoryInput,
): Promise<Config['collections'][L]> {
  return ctx.db.inTransaction(async () =>
    ctx.db.asActor.create(level, await checkCategory(ctx, level, input, null), { depth: 1 }),
  );
}
