import type { Ctx, Id } from '../ctx';

const why = 'a rule goes with the vendor or the category it was made for';
type Named = 'vendor' | 'category' | 'subcategory' | 'childcategory';

/**
 * Deletes the rules for a vendor or for categories that are being deleted: they must not become rules for everything.
 */
export async function dropRules(ctx: Ctx, named: Named, ids: readonly Id[]): Promise<void> {
  if (ids.length > 0) await ctx.db.asSystem(why).removeWhere('commission-rules', { [named]: { in: [...ids] } });
}
