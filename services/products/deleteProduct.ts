import type { Ctx, Id } from '../ctx';
import { readProduct } from './readProduct';

/** Deletes any product for admins, an own one for a vendor. It can be restored for a while. Throws `productNotFound`. */
export async function deleteProduct(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const product = await readProduct(ctx, id);
    await ctx.db
      .asSystem('an own product, or any for admins: readProduct has seen to it')
      .remove('products', product.id);
  });
}
