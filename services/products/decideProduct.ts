import { productVerify, type ProductVerify } from '../../domain/catalogue/visible';
import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { readProduct } from './readProduct';

/** Saves an admin's decision. Repeating the same decision changes nothing and sends no second notice. */
async function decide(ctx: Ctx, id: Id, verify: ProductVerify, seen?: string): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const product = await readProduct(ctx, id);
    if (seen && seen !== product.updatedAt) throw new Failure('changedMeanwhile');
    if (product.verify !== verify) await ctx.db.asActor.update('products', product.id, { verify });
  });
}

/** `seen` is the `updated_at` the admin saw: a vendor's edit in between is not approved unseen. */
export const approveProduct = (ctx: Ctx, id: Id, seen?: string) => decide(ctx, id, productVerify.approved, seen);
export const rejectProduct = (ctx: Ctx, id: Id) => decide(ctx, id, productVerify.rejected);
