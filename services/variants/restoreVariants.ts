import { combinationOf } from '../../domain/variants/choose';
import type { OrderLine } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';

/**
 * Returns the pieces of canceled lines to the variants with the same options, even if the variant was made only after
 * the sale. If there is no such variant any more, the pieces are dropped: the vendor no longer sells them. Returns the
 * pieces to add to the product's own stock: hidden variants do not count in it.
 */
export async function restoreVariants(ctx: Ctx, product: Id, lines: readonly OrderLine[]): Promise<number> {
  const inOrder = [...lines].sort((a, b) => (String(refId(a.variant)) < String(refId(b.variant)) ? -1 : 1));
  let gained = 0;
  for (const line of inOrder) {
    const { option1, option2 } = combinationOf(line);
    const now = await ctx.db.claim(
      'variants',
      { and: [{ product: { equals: product } }, { option1: { equals: option1 } }, { option2: { equals: option2 } }] },
      // Pieces sold before the variant existed do not count as sold by it.
      { qty: { $inc: line.qty }, ...(refId(line.variant) === null ? {} : { sold: { $inc: -line.qty } }) },
    );
    if (now?.status === 1) gained += line.qty;
  }
  return gained;
}
