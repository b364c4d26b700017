import type { FieldProblems } from '../../domain/failure';
import {
  combinationKey,
  combinationsOf,
  isSku,
  variantProblems,
  type Lists,
  type VariantInput,
} from '../../domain/variants/rules';
import type { Ctx, Id } from '../ctx';
import type { Where } from 'payload';

const why = 'an SKU is used once by a vendor, who is the caller or the one an admin works for';

type About = { vendor: Id; product: Id | null; lists: Lists; sku?: string | null | undefined };

/** The problems with a product's variants and its SKU. At most two queries. */
export async function checkVariants(
  ctx: Ctx,
  variants: readonly VariantInput[] | undefined,
  { vendor, product, lists, sku }: About,
): Promise<FieldProblems> {
  const problems = variants ? variantProblems(variants, lists) : {};
  if (sku && !isSku(sku)) problems.sku = [{ code: 'wrongSku' }];
  const given = [...new Set([sku ?? '', ...(variants ?? []).map((each) => each.sku)].filter(Boolean))];
  const taken = given.length === 0 ? new Set<string>() : await takenBy(ctx, vendor, product, given);
  if (sku && taken.has(sku)) problems.sku = [{ code: 'skuTaken' }];
  for (const [place, variant] of (variants ?? []).entries())
    if (variant.sku !== '' && (taken.has(variant.sku) || variant.sku === sku))
      problems[`variants.${place}.sku`] ??= [{ code: 'skuTaken' }];
  return problems;
}

/** Those of these SKUs that the vendor's other products and their variants have. */
async function takenBy(ctx: Ctx, vendor: Id, own: Id | null, skus: readonly string[]): Promise<Set<string>> {
  const of = (field: 'id' | 'product'): Where => ({
    and: [
      { vendor: { equals: vendor } },
      { sku: { in: [...skus] } },
      ...(own === null ? [] : [{ [field]: { not_equals: own } }]),
    ],
  });
  const [variants, products] = [
    await ctx.db.rows(why, 'variants', { where: of('product'), select: { sku: true } }),
    await ctx.db.rows(why, 'products', { where: of('id'), select: { sku: true } }),
  ];
  return new Set([...variants, ...products].map(({ sku }) => sku ?? ''));
}

/**
 * Claims the vendor's shop, in a transaction that writes SKUs: of two written at once, the second sees those of the
 * first.
 */
export async function skusInTurn(ctx: Ctx, vendor: Id): Promise<void> {
  await ctx.db.claim('shops', { vendor: { equals: vendor } }, { updatedAt: ctx.now.toISOString() });
}

/** In the order of the product's options, regardless of the order in which they were sent. */
export function inOrder(variants: readonly VariantInput[], lists: Lists): VariantInput[] {
  const places = new Map(combinationsOf(lists).map((each, place) => [combinationKey(each), place]));
  const placeOf = (variant: VariantInput) => places.get(combinationKey(variant)) ?? 0;
  return [...variants].sort((a, b) => placeOf(a) - placeOf(b));
}
