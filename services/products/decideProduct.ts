import { productVerify, type ProductVerify } from '../../domain/catalogue/visible';
import type { Ctx, Id } from '../ctx';
import { readProduct } from './readProduct';

/** Sets what an admin decided. Deciding the same again changes nothing and tells nobody a second time. */
async function decide(ctx: Ctx, id: Id, verify: ProductVerify): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const product = await readProduct(ctx, id);
    if (product.verify !== verify) await ctx.db.asActor.update('products', product.id, { verify });
  });
}

export const approveProduct = (ctx: Ctx, id: Id) => decide(ctx, id, productVerify.approved);
export const rejectProduct = (ctx: Ctx, id: Id) => decide(ctx, id, productVerify.rejected);
