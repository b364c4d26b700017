import type { Config } from '../../payload-types';
import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import type { CategoryLevel } from './levels';

/** One category with its parent filled in. Throws `categoryNotFound`. */
export async function readCategory<L extends CategoryLevel>(
  ctx: Ctx,
  level: L,
  id: Id,
): Promise<Config['collections'][L]> {
  const found = await ctx.db.asActor.findById(level, id, { depth: 1 });
  if (!found) throw new Failure('categoryNotFound');
  return found;
}
