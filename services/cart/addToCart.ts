import {
  chooseOptions,
  variationFields,
  type Chosen,
  type OptionProblem,
  type VariationField,
} from '../../domain/cart/options';
import { quantityProblem } from '../../domain/cart/quantity';
import { isVariationType, variationLabels } from '../../domain/catalogue/variations';
import { Failure, invalid, type FieldProblem } from '../../domain/failure';
import type { Product } from '../../payload-types';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId } from '../relations';
import { variantChosen } from '../variants/readVariants';
import { MAX_LINES } from './loadLines';

export type NewLine = { product_id: Id; product_qty: number; variation1: string; variation2: string };
export type Added = { added: true; id: Id; count: number } | { added: false };

const own = 'the caller’s own cart';
const optionFields = {
  type: true,
  qty: true,
  option1: true,
  option2: true,
  variation1: true,
  variation2: true,
  has_variants: true,
} as const;

/**
 * Adds a product to the cart, as one line per set of chosen options. Names the option that is missing or not offered.
 */
export async function addToCart(ctx: Ctx, wanted: NewLine): Promise<Added> {
  const { id: user } = actorOf(ctx);
  const id = possibleId(ctx, wanted.product_id);
  const where = onlyVisible({ id: { equals: id } });
  const product = id === null ? null : await ctx.db.row(publicCatalogue, 'products', { where, select: optionFields });
  if (!product) throw new Failure('productNotFound');
  const { chosen, problems } = chooseOptions(product, wanted);
  const problem = quantityProblem(wanted.product_qty, await stockOf(ctx, product, chosen, problems));
  if (problem) throw invalid({ product_qty: problem });
  const missing = variationFields.filter((field) => problems[field]);
  if (missing.length > 0)
    throw invalid(
      Object.fromEntries(missing.map((field) => [field, optionProblem(ctx, product, field, problems[field])])),
    );
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
    // On two simultaneous clicks, the unique index let only one through.
    if (await findLine(ctx, user, product, chosen)) return { added: false };
    throw error;
  }
}

/** The stock of the chosen variant; until the choice is complete, which is reported first, the stock of the product. */
async function stockOf(ctx: Ctx, product: Product, chosen: Chosen, problems: object): Promise<number> {
  if (product.has_variants !== 1 || Object.keys(problems).length > 0) return product.qty;
  const variant = await variantChosen(ctx, product, chosen);
  return variant?.status === 1 ? variant.qty : 0;
}

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

/** The variation's name in the reader's language: the size, the colour. */
function optionProblem(
  ctx: Ctx,
  product: Product,
  field: VariationField,
  problem: OptionProblem | undefined,
): FieldProblem {
  if (problem === 'notOffered') return { code: 'notAllowed' };
  const type = product[field] ?? '';
  return {
    code: 'chooseOption',
    params: { variation: isVariationType(type) ? variationLabels[type][`label_${ctx.language}`] : type },
  };
}
