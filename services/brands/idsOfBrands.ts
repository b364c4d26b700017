import type { Id } from '../ctx';
import type { Db } from '../db/types';

/** The brands of these sub categories. */
export async function idsOfBrands(db: Db, subCategories: readonly Id[]): Promise<Id[]> {
  const where = { subcategory: { in: [...subCategories] } };
  const found = await db.rows('brands go with their sub category', 'brands', { where, limit: 20_000, select: {} });
  return found.map(({ id }) => id);
}
