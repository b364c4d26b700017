import type { Config } from '../../payload-types';
import type { Ctx } from '../ctx';
import type { CategoryLevel } from './levels';

/** All categories of a level as admins have arranged them (by name where nobody has), with the parent filled in. */
export async function listCategories<L extends CategoryLevel>(ctx: Ctx, level: L): Promise<Config['collections'][L][]> {
  return ctx.db.asActor.find(level, { sort: ['position', 'name', 'id'], depth: 1 });
}
