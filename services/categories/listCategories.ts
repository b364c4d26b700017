import type { Config } from '../../payload-types';
import type { Ctx } from '../ctx';
import type { CategoryLevel } from './levels';

/** All categories of a level in the order set by admins (by name where none is set), with the parent populated. */
export async function listCategories<L extends CategoryLevel>(ctx: Ctx, level: L): Promise<Config['collections'][L][]> {
  return ctx.db.asActor.find(level, { sort: ['position', 'name', 'id'], depth: 1 });
}
