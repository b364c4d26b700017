import { invalid } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';

/** Makes a main category the grocery section. */
export async function setGroceryCategory(ctx: Ctx, category: Id): Promise<void> {
  const found = await ctx.db.asActor.findById('main-categories', category);
  if (!found) throw invalid({ value: 'notFound' });
  await ctx.db.asActor.updateGlobal('site-information', { grocery_category: found.id });
}
