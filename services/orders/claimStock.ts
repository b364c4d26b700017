import { type Failure, invalid } from '../../domain/failure';
import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import type { DecidedLine } from './decideOrder';

/**
 * Takes the pieces of every product, or fails. The claim holds only while the product is shown, costs what the order
 * was computed with and has enough stock: stock never drops below zero, however many orders come at once.
 */
export async function claimStock(ctx: Ctx, lines: readonly DecidedLine[]): Promise<void> {
  const pieces = new Map<string, { product: Product; qty: number }>();
  for (const { product, qty } of lines) {
    const seen = pieces.get(String(product.id));
    pieces.set(String(product.id), { product, qty: (seen?.qty ?? 0) + qty });
  }
  // Always in the same order, so that two orders for the same products never deadlock.
  const inOrder = [...pieces.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, piece]) => piece);
  for (const { product, qty } of inOrder) {
    const claimed = await ctx.db.claim(
      'products',
      {
        and: [
          { id: { equals: product.id } },
          { visible: { equals: 1 } },
          { selling_price: { equals: product.selling_price } },
          { qty: { greater_than_equal: qty } },
        ],
      },
      { qty: { $inc: -qty }, sold: { $inc: qty } },
    );
    if (!claimed) throw await whyNot(ctx, product, qty);
  }
}

async function whyNot(ctx: Ctx, product: Product, qty: number): Promise<Failure> {
  const now = await ctx.db
    .asSystem('says why an order could not be placed')
    .findById('products', product.id, { select: { qty: true, name: true, name_bn: true } });
  if (!now || now.qty >= qty) return invalid({ cart: 'cartChanged' });
  const name = ctx.language === 'bn' ? now.name_bn : now.name;
  return invalid({ cart: { code: 'lineOutOfStock', params: { name, left: now.qty } } });
}
