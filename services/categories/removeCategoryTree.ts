import { withNotes } from '../../authority/requestNotes';
import type { Ctx, Id } from '../ctx';
import type { Db } from '../db/types';
import { dropRules } from '../commissions/dropRules';
import { dropProducts } from '../products/dropProducts';
import type { CategoryLevel } from './levels';

const why = 'what lies below a category goes with it';
/** The product field that names a category of each level. */
export const fieldOf = {
  'main-categories': 'category',
  'sub-categories': 'subcategory',
  'child-categories': 'childcategory',
} as const satisfies Record<CategoryLevel, string>;

/** Deletes everything below a category: its products first, then brands, child and sub categories. */
export async function removeCategoryTree(ctx: Ctx, level: CategoryLevel, id: Id): Promise<void> {
  const { db } = ctx;
  const catalogue = db.asSystem(why);
  const { subs, brandsOf, children } = await categoriesBelow(db, level, id);
  await dropProducts(ctx, { [fieldOf[level]]: { equals: id } });
  await dropRules(ctx, fieldOf[level], [id]);
  await dropRules(ctx, 'subcategory', subs);
  await dropRules(ctx, 'childcategory', children);
  // The hooks that delete what is below each document find everything deleted already.
  await withNotes(ctx.req, { belowIsGone: true }, async () => {
    if (brandsOf.length > 0) await catalogue.removeWhere('brands', { subcategory: { in: brandsOf } });
    if (children.length > 0) await catalogue.removeWhere('child-categories', { id: { in: children } });
    if (subs.length > 0) await catalogue.removeWhere('sub-categories', { id: { in: subs } });
  });
}

/** The number of records that would be deleted with a category. */
export async function countBelow(ctx: Ctx, level: CategoryLevel, id: Id): Promise<Below> {
  const { db } = ctx;
  const { subs, brandsOf, children } = await categoriesBelow(db, level, id);
  return {
    subs: subs.length,
    children: children.length,
    brands: brandsOf.length === 0 ? 0 : await db.countRows(why, 'brands', { subcategory: { in: brandsOf } }),
    products: await db.countRows(why, 'products', { [fieldOf[level]]: { equals: id } }),
  };
}

export type Below = { subs: number; children: number; brands: number; products: number };

/** The categories below one, and the sub categories whose brands go with it. */
export async function categoriesBelow(
  db: Db,
  level: CategoryLevel,
  id: Id,
): Promise<{ subs: Id[]; brandsOf: Id[]; children: Id[] }> {
  const subs = level === 'main-categories' ? await idsBelow(db, 'sub-categories', 'category', [id]) : [];
  const brandsOf = level === 'sub-categories' ? [id] : subs;
  const children = level === 'child-categories' ? [] : await idsBelow(db, 'child-categories', 'subcategory', brandsOf);
  return { subs, brandsOf, children };
}

async function idsBelow(
  db: Db,
  collection: 'sub-categories' | 'child-categories',
  field: string,
  above: readonly Id[],
): Promise<Id[]> {
  if (above.length === 0) return [];
  const where = { [field]: { in: [...above] } };
  const found = await db.asSystem(why).find(collection, { where, limit: 20_000, select: {} });
  return found.map(({ id }) => id);
}
