import { Failure, invalid, isFailure } from '../../domain/failure';
import { followedPrices } from '../../domain/products/amountChange';
import { ownNumbersProblem } from '../../domain/variants/rules';
import type { Product } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { possibleId } from '../relations';
import { ownVendor } from '../shops/ownVendor';
import { noteStockSeen } from './stockSeen';

type AmountRequest = {
  id: Id;
  selling_price?: number | undefined;
  price_seen?: number | undefined;
  qty?: number | undefined;
  qty_seen?: number | undefined;
};
/** `product`: its present state; null if it was not found. */
type AmountResult = { id: Id; product: Product | null; failure: Failure | null };

/**
 * Changes price and stock of the caller's products, each in a transaction of its own, so that a failing one does not
 * hold up the others. At most a hundred, which the contract ensures.
 */
export async function changeAmounts(ctx: Ctx, changes: readonly AmountRequest[]): Promise<AmountResult[]> {
  const vendor = await ownVendor(ctx);
  const ids = changes.map((change) => possibleId(ctx, change.id)).filter((id) => id !== null);
  const own = { and: [{ vendor: { equals: vendor.id } }, { id: { in: ids } }] };
  const found = await ctx.db.asActor.find('products', { where: own, limit: changes.length });
  const byId = new Map(found.map((product) => [String(product.id), product]));
  const results: AmountResult[] = [];
  for (const change of changes) {
    const product = byId.get(String(change.id)) ?? null;
    results.push(product ? await one(ctx, product, change) : notFound(change.id));
  }
  return results;
}

const notFound = (id: Id): AmountResult => ({ id, product: null, failure: new Failure('productNotFound') });

async function one(ctx: Ctx, product: Product, change: AmountRequest): Promise<AmountResult> {
  const { id, selling_price: price, price_seen: seen, qty, qty_seen: qtySeen } = change;
  try {
    const changed = await ctx.db.inTransaction(async () => {
      const now = await ctx.db.asActor.findById('products', product.id);
      if (!now) throw new Failure('productNotFound');
      const problem = ownNumbersProblem(now);
      if (problem) throw invalid({ [price === undefined ? 'qty' : 'selling_price']: problem });
      if (price !== undefined && seen !== undefined && now.selling_price !== seen)
        throw new Failure('changedMeanwhile');
      if (qty !== undefined && qtySeen !== undefined) noteStockSeen(ctx, now.id, qtySeen);
      const prices = price === undefined ? {} : followedPrices(now, price);
      return ctx.db.asActor.update('products', now.id, { ...prices, ...(qty === undefined ? {} : { qty }) });
    });
    return { id, product: changed, failure: null };
  } catch (error) {
    // The database is busy: the rest would fail in the same way.
    if (!isFailure(error) || error.code === 'busy') throw error;
    return { id, product, failure: error };
  }
}
