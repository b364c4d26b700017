import { invalid } from '../../domain/failure';
import type { Product } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { forReason } from '../deleted/forReason';
import { refId, sameRef } from '../relations';
import { readProduct } from './readProduct';

/**
 * Deletes any product for admins, a vendor's own for the vendor. It can be restored for 30 days. Deleting another
 * person's product requires a reason, and its vendor is notified. Throws `productNotFound`, and `invalid` without a
 * reason.
 */
export async function deleteProduct(ctx: Ctx, id: Id, reason = ''): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const product = await readProduct(ctx, id);
    const owner = await ownerOf(ctx, product);
    const isAnothers = !sameRef(owner, actorOf(ctx).id);
    if (isAnothers && reason === '') throw invalid({ reason: 'required' });
    forReason(ctx, reason);
    await ctx.db
      .asSystem('an own product, or any for admins: readProduct has seen to it')
      .remove('products', product.id);
  });
}

async function ownerOf(ctx: Ctx, { vendor }: Product): Promise<Id | null> {
  const found = await ctx.db.asSystem('whose product it is').findById('vendors', refId(vendor) ?? 0);
  return refId(found?.user);
}
