import { quantityProblem } from '../../domain/cart/quantity';
import { Failure, invalid } from '../../domain/failure';
import { sameText } from '../../domain/text/normalise';
import type { Product } from '../../payload-types';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId } from '../relations';
import { MAX_LINES } from './loadLines';

export type NewLine = { product_id: Id; product_qty: number; variation1: string; variation2: string };
export type Added = { added: true; id: Id; count: number } | { added: false };

const own = 'the caller’s own cart';
const optionFields = { type: true, qty: true, option1: true, option2: true, variation1: true, variation2: true } as const;

/** Puts a product into the cart, once with the same chosen options. */
export async function addToCart(ctx: Ctx, wanted: NewLine): Promise<Added> {
  const { id: user } = actorOf(ctx);
  const id = possibleId(ctx, wanted.product_id);
  const where = onlyVisible({ id: { equals: id } });
  const product = id === null ? null : await ctx.db.row(publicCatalogue, 'products', { where, select: optionFields });
  if (!product) throw new Failure('productNotFound');
  const problem = quantityProblem(wanted.product_qty, product.qty);
  if (problem) throw invalid({ product_qty: problem });
  const chosen = {
    variation1: chosenOption('variation1', wanted.variation1, product.option1),
    variation2: chosenOption('variation2', wanted.variation2, product.option2),
  };
  if (await findLine(ctx, user, product, chosen)) return { added: false };
  const count = await ctx.db.countRows(own, 'carts', { user: { equals: user } });
  if (count >= MAX_LINES) throw invalid({ product_id: { code: 'cartFull', params: { max: MAX_LINES } } });
  try {
    const line = await ctx.db.insert(own, 'carts', {
      user,
      product: product.id,
      type: product.type,
      product_qty: wanted.product_qty,
      ...chosen,
    });
    return { added: true, id: line.id, count: count + 1 };
  } catch (error) {
    // Two clicks at once: the unique index let one of them in.
    if (await findLine(ctx, user, product, chosen)) return { added: false };
    throw error;
  }
}

type Chosen = { variation1: string; variation2: string };

function findLine(ctx: Ctx, user: Id, product: Product, { variation1, variation2 }: Chosen) {
  return ctx.db.row(own, 'carts', {
    where: {
      and: [
        { user: { equals: user } },
        { product: { equals: product.id } },
        { variation1: { equals: variation1 } },
        { variation2: { equals: variation2 } },
      ],
    },
    select: { product_qty: true },
  });
}

/**
 * The option as the product writes it. Nothing chosen is allowed: favourites and cards put a product into the cart without
 * asking.
 */
function chosenOption(field: 'variation1' | 'variation2', typed: string, options: string | null | undefined): string {
  if (typed === '') return '';
  const known = (options ?? '').split(',').map((option) => option.trim()).find((option) => option !== '' && sameText(option, typed));
  if (known === undefined) throw invalid({ [field]: 'notAllowed' });
  return known;
}
