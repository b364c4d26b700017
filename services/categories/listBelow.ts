import type { Brand } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import type { Doc } from '../db/types';
import { above, type ChildLevel, type SubLevel } from './levels';
import { readCategory } from './readCategory';

const byName = ['name', 'id'] as const;
/** In the order set by admins; by name where none is set. */
const inPlace = ['position', 'name', 'id'] as const;

/** The categories of a level below a given parent. Hidden ones are included for those who may read them. */
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
