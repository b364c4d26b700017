import type { Product, Variant } from '../../payload-types';
import { combinationOf, variantFor } from '../../domain/variants/choose';
import { MOST_VARIANTS } from '../../domain/variants/rules';
import type { Ctx, Id } from '../ctx';
import type { Db } from '../db/types';
import { refId } from '../relations';

const MOST_ROWS = 10_000;
const why = 'the variants of products the caller may see';

/** All variants of a product, in the order of its options. */
export const variantsOf = (db: Db, product: Id): Promise<Variant[]> =>
  db.rows(why, 'variants', {
    where: { product: { equals: product } },
    sort: ['place', 'id'],
    limit: MOST_VARIANTS,
  });

/** Those that can be bought or are sold out, as the product's page shows them. */
export const shownVariantsOf = (ctx: Ctx, product: Pick<Product, 'id' | 'has_variants'>): Promise<Variant[]> =>
  product.has_variants === 1
    ? ctx.db.rows(why, 'variants', {
        where: { and: [{ product: { equals: product.id } }, { status: { equals: 1 } }] },
        sort: ['place', 'id'],
        limit: MOST_VARIANTS,
      })
    : Promise.resolve([]);

/** The variants of many products. One query. */
export async function variantsOfAll(ctx: Ctx, products: readonly Pick<Product, 'id' | 'has_variants'>[]) {
  const ids = products.filter(({ has_variants }) => has_variants === 1).map(({ id }) => id);
  const found =
    ids.length === 0
      ? []
      : await ctx.db.rows(why, 'variants', {
          where: { product: { in: ids } },
          sort: ['product', 'place', 'id'],
          limit: MOST_ROWS,
        });
  const map = new Map<string, Variant[]>();
  for (const variant of found) {
    const key = String(refId(variant.product));
    map.set(key, [...(map.get(key) ?? []), variant]);
  }
  return map;
}

type Line = {
  product?: Parameters<typeof refId>[0];
  variation1?: string | null;
  variation2?: string | null;
};

/** The variant that each line refers to; null if its product has none or none with these options. One query. */
export async function variantsOfLines<L extends Line>(
  ctx: Ctx,
  lines: readonly L[],
  products: ReadonlyMap<string, Product>,
): Promise<(line: L) => Variant | null> {
  const keyOf = (line: L) => String(refId(line.product));
  const concerned = lines.filter((line) => products.get(keyOf(line))?.has_variants === 1);
  if (concerned.length === 0) return () => null;
  const combinations = concerned.map(combinationOf);
  const found = await ctx.db.rows(why, 'variants', {
    where: {
      and: [
        { product: { in: [...new Set(concerned.map((line) => refId(line.product)))] } },
        { option1: { in: [...new Set(combinations.map(({ option1 }) => option1))] } },
        { option2: { in: [...new Set(combinations.map(({ option2 }) => option2))] } },
      ],
    },
    limit: MOST_ROWS,
  });
  return (line) =>
    variantFor(
      found.filter(({ product }) => String(refId(product)) === keyOf(line)),
      line,
    );
}

/** The variant with one combination of options; null if the product has no variants or not this one. */
export async function variantChosen(
  ctx: Ctx,
  product: Pick<Product, 'id' | 'has_variants'>,
  chosen: { variation1: string; variation2: string },
): Promise<Variant | null> {
  if (product.has_variants !== 1) return null;
  const { option1, option2 } = combinationOf(chosen);
  return ctx.db.row(why, 'variants', {
    where: {
      and: [{ product: { equals: product.id } }, { option1: { equals: option1 } }, { option2: { equals: option2 } }],
    },
  });
}
