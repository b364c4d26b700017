import { combinationOf } from '../../domain/variants/choose';
import type { OrderLine } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';

/**
 * Returns the pieces of canceled lines to the variants with the same options, also where the variant was made only after
 * the sale. Where there is none any more, the pieces have no place: the vendor no longer sells them. Returns what the
 * product's own stock gains: hidden variants do not count in it.
 */
export async function restoreVariants(ctx: Ctx, product: Id, lines: readonly OrderLine[]): Promise<number> {
  const inOrder = [...lines].sort((a, b) => (String(refId(a.variant)) < String(refId(b.variant)) ? -1 : 1));
  let gained = 0;
  for (const line of inOrder) {
    const { option1, option2 } = combinationOf(line);
    const now = await ctx.db.claim(
      'variants',
      { and: [{ product: { equals: product } }, { option1: { equals: option1 } }, { option2: { equals: option2 } }] },
      // What was sold before the variant existed is not among the pieces it sold.
      { qty: { $inc: line.qty }, ...(refId(line.variant) === null ? {} : { sold: { $inc: -line.qty } }) },
    );
    if (now?.status === 1) gained += line.qty;
  }
  return gained;
}
