import type { Brand } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import type { Doc } from '../db/types';
import { above, type ChildLevel, type SubLevel } from './levels';
import { readCategory } from './readCategory';

const byName = ['name', 'id'] as const;
/** As admins have arranged them; by name where nobody has. */
const inPlace = ['position', 'name', 'id'] as const;

/** The categories of a level below one of the level above it. What is hidden is seen by those whom the access rules let see it. */
export async function listBelow<L extends SubLevel | ChildLevel>(ctx: Ctx, level: L, id: Id): Promise<Doc<L>[]> {
  const parent = above[level];
  const { id: parentId } = await readCategory(ctx, parent.level, id);
  return ctx.db.asActor.find(level, { where: { [parent.field]: { equals: parentId } }, sort: inPlace });
}

/** Active brands of a sub category, from which a product may choose. */
export async function listBrandChoices(ctx: Ctx, subId: Id): Promise<Brand[]> {
  const sub = await readCategory(ctx, 'sub-categories', subId);
  return ctx.db.asActor.find('brands', {
    where: { and: [{ subcategory: { equals: sub.id } }, { status: { equals: 1 } }] },
    sort: byName,
  });
}
