import type { Brand, ChildCategory, SubCategory } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { readCategory } from './readCategory';

const byName = ['name', 'id'] as const;

/** Sub categories of a main category. What is hidden is seen by those whom the access rules let see it. */
export async function listSubCategories(ctx: Ctx, mainId: Id): Promise<SubCategory[]> {
  const main = await readCategory(ctx, 'main-categories', mainId);
  return ctx.db.asActor.find('sub-categories', { where: { category: { equals: main.id } }, sort: byName });
}

/** Child categories of a sub category. */
export async function listChildCategories(ctx: Ctx, subId: Id): Promise<ChildCategory[]> {
  const sub = await readCategory(ctx, 'sub-categories', subId);
  return ctx.db.asActor.find('child-categories', { where: { subcategory: { equals: sub.id } }, sort: byName });
}

/** Active brands of a sub category: what a product may carry. */
export async function listBrandChoices(ctx: Ctx, subId: Id): Promise<Brand[]> {
  const sub = await readCategory(ctx, 'sub-categories', subId);
  return ctx.db.asActor.find('brands', {
    where: { and: [{ subcategory: { equals: sub.id } }, { status: { equals: 1 } }] },
    sort: byName,
  });
}
