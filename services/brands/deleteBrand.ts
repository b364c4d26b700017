import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';

/** Deletes a brand. A hook of the collection removes the brand from its products, which stay. */
export async function deleteBrand(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const brand = await ctx.db.asActor.findById('brands', id);
    if (!brand) throw new Failure('notFound');
    await ctx.db.asActor.remove('brands', brand.id);
  });
}
