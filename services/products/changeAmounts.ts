import { Failure, invalid, isFailure } from '../../domain/failure';
import { followedPrices } from '../../domain/products/amountChange';
import { ownNumbersProblem } from '../../domain/variants/rules';
import type { Product } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { possibleId } from '../relations';
import { onlyOnce } from '../repeats/onlyOnce';
import { rowsById } from '../rowsById';
import { changeVariantAmounts, type VariantAmounts } from './changeVariantAmounts';
import { ownOrAny } from './ownOrAny';
import { noteStockSeen } from './stockSeen';

type AmountRequest = {
  id: Id;
  selling_price?: number | undefined;
  price_seen?: number | undefined;
  qty?: number | undefined;
  qty_seen?: number | undefined;
  sold_seen?: number | undefined;
  variants?: readonly VariantAmounts[] | undefined;
};
type Amounts = Pick<Product, 'selling_price' | 'original_price' | 'qty'>;
/** `product`: its present state, after a repeated call the state that the first one answered; null if it was not found. */
type AmountResult = { id: Id; product: Amounts | null; failure: Failure | null };

/**
 * Changes price and stock of the caller's products and their combinations, or as an admin of any, each in a transaction of its own, so that a failing one does not
 * hold up the others, and each once per `Idempotency-Key`. At most a hundred, which the contract ensures.
 */
export async function changeAmounts(ctx: Ctx, changes: readonly AmountRequest[]): Promise<AmountResult[]> {
  const ids = changes.map((change) => possibleId(ctx, change.id)).filter((id) => id !== null);
  const own = { and: [...(await ownOrAny(ctx)), { id: { in: ids } }] };
  const found = await ctx.db.asActor.find('products', { where: own, limit: changes.length });
  const byId = rowsById(found);
  const results: AmountResult[] = [];
  for (const [place, change] of changes.entries()) {
    const product = byId.get(String(change.id)) ?? null;
    results.push(product ? await one(ctx, product, change, String(place)) : notFound(change.id));
  }
  return results;
}

const notFound = (id: Id): AmountResult => ({ id, product: null, failure: new Failure('productNotFound') });

async function one(ctx: Ctx, product: Product, change: AmountRequest, part: string): Promise<AmountResult> {
  const { id } = change;
  try {
    const changed = await onlyOnce(ctx, 'changeAmounts', change, () => amountsChanged(ctx, product.id, change), part);
    return { id, product: changed, failure: null };
  } catch (error) {
    // The database is busy: the rest would fail in the same way.
    if (!isFailure(error) || error.code === 'busy') throw error;
    return { id, product, failure: error };
  }
}

function amountsChanged(ctx: Ctx, product: Id, change: AmountRequest): Promise<Amounts> {
  const { selling_price: price, price_seen: seen, qty, qty_seen: qtySeen, sold_seen: sold, variants } = change;
  return ctx.db.inTransaction(async () => {
    const now = await ctx.db.asActor.findById('products', product);
    if (!now) throw new Failure('productNotFound');
    const namesOwn = price !== undefined || qty !== undefined || !variants;
    const problem = namesOwn ? ownNumbersProblem(now) : null;
    if (problem) throw invalid({ [price === undefined ? 'qty' : 'selling_price']: problem });
    if (price !== undefined && seen !== undefined && now.selling_price !== seen) throw new Failure('changedMeanwhile');
    if (qty !== undefined && qtySeen !== undefined) noteStockSeen(ctx, now.id, { qty: qtySeen, sold });
    if (variants) await changeVariantAmounts(ctx, now, variants);
    const prices = price === undefined ? {} : followedPrices(now, price);
    const changed = await ctx.db.asActor.update('products', now.id, {
      ...prices,
      ...(qty === undefined ? {} : { qty }),
    });
    return { selling_price: changed.selling_price, original_price: changed.original_price, qty: changed.qty };
  });
}
