import { type Failure, invalid } from '../../domain/failure';
import type { Product, Variant } from '../../payload-types';
import type { Ctx } from '../ctx';
import type { DecidedLine } from './decideOrder';

type Pieces = { product: Product; variant: Variant | null; qty: number };

/**
 * Takes the pieces of every product, or fails. The claim holds only while the product is shown, has the price the order
 * was computed with, and has enough stock: stock never drops below zero, however many orders come at once. For a
 * product with variants the claim is on the variant, and the product loses as many pieces as its variants.
 */
export async function claimStock(ctx: Ctx, lines: readonly DecidedLine[]): Promise<void> {
  const ofProducts = new Map<string, Pieces>();
  const ofVariants = new Map<string, Pieces>();
  for (const { product, variant, qty } of lines) {
    add(ofProducts, String(product.id), { product, variant, qty });
    if (variant) add(ofVariants, String(variant.id), { product, variant, qty });
  }
  // Always in the same order, products first, so that two orders for the same goods never deadlock.
  for (const pieces of inOrder(ofProducts)) {
    const claimed = await ctx.db.claim('products', conditionOf(pieces), taking(pieces.qty));
    // The total stock of a product may be enough where that of one variant is not: each variant is claimed itself.
    if (!claimed) throw await whyNot(ctx, pieces);
  }
  for (const pieces of inOrder(ofVariants)) {
    const claimed = await ctx.db.claim('variants', variantCondition(pieces), taking(pieces.qty));
    if (!claimed) throw await whyNot(ctx, pieces);
  }
}

const taking = (qty: number) => ({ qty: { $inc: -qty }, sold: { $inc: qty } });

function add(all: Map<string, Pieces>, key: string, pieces: Pieces): void {
  all.set(key, { ...pieces, qty: (all.get(key)?.qty ?? 0) + pieces.qty });
}

const inOrder = (all: Map<string, Pieces>): Pieces[] =>
  [...all.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pieces]) => pieces);

const conditionOf = ({ product, variant, qty }: Pieces) => ({
  and: [
    { id: { equals: product.id } },
    { visible: { equals: 1 } },
    { qty: { greater_than_equal: qty } },
    ...(variant
      ? [{ has_variants: { equals: 1 } }]
      : [{ has_variants: { not_equals: 1 } }, { selling_price: { equals: product.selling_price } }]),
  ],
});

/** The product of a line has the price of its variant. */
const variantCondition = ({ product, variant, qty }: Pieces) => ({
  and: [
    { id: { equals: variant?.id } },
    { status: { equals: 1 } },
    { selling_price: { equals: product.selling_price } },
    { qty: { greater_than_equal: qty } },
  ],
});

async function whyNot(ctx: Ctx, { product, variant, qty }: Pieces): Promise<Failure> {
  const why = ctx.db.asSystem('says why an order could not be placed');
  const now = await why.findById('products', product.id, { select: { qty: true, name: true, name_bn: true } });
  const left = variant ? (await why.findById('variants', variant.id, { select: { qty: true } }))?.qty : now?.qty;
  if (!now || left === undefined || left >= qty) return invalid({ cart: 'cartChanged' });
  const name = ctx.language === 'bn' ? now.name_bn : now.name;
  return invalid({ cart: { code: 'lineOutOfStock', params: { name, left } } });
}
