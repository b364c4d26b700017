/** Products by the code that is typed from a label: their own, or that of one of their variants. */
import type { Where } from 'payload';
import { westernDigits } from '../../domain/text/bangla';
import { isSku } from '../../domain/variants/rules';
import type { Product } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { grouped } from '../grouped';
import { refId } from '../relations';

/** Of each kind: a code is used once by a vendor, so only that of many vendors is found more often. */
const MOST = 200;
/** A page of products that have all the variants they may have. */
const MOST_VARIANT_ROWS = 10_000;

/** A code as typed, in capitals and in small letters, with digits of either script; none if it cannot be one. */
function skusOf(typed: string): string[] {
  const code = typed.trim();
  const forms = [code, westernDigits(code)].flatMap((one) => [one, one.toUpperCase(), one.toLowerCase()]);
  return code !== '' && isSku(code) ? [...new Set(forms)] : [];
}

/** The ids of the products with this code among those that `own` allows. Two queries by an index, none for a text with spaces. */
export async function idsWithSku(ctx: Ctx, why: string, typed: string, own: Where | null): Promise<Id[]> {
  const skus = skusOf(typed);
  if (skus.length === 0) return [];
  const where = { and: [{ sku: { in: skus } }, ...(own ? [own] : [])] };
  const [products, variants] = await Promise.all([
    ctx.db.rows(why, 'products', { where, limit: MOST, select: { name: true } }),
    ctx.db.rows(why, 'variants', { where, limit: MOST, select: { product: true } }),
  ]);
  const ofVariants = variants.map(({ product }) => refId(product)).filter((id) => id !== null);
  return [...new Set([...products.map(({ id }) => id), ...ofVariants])];
}

/** The codes of the variants of a page of products, by product. At most one query. */
export async function skusOfVariants(
  ctx: Ctx,
  why: string,
  products: readonly Pick<Product, 'id' | 'has_variants'>[],
): Promise<(product: Pick<Product, 'id'>) => string[]> {
  const ids = products.filter(({ has_variants }) => has_variants === 1).map(({ id }) => id);
  if (ids.length === 0) return () => [];
  const variants = await ctx.db.rows(why, 'variants', {
    where: { product: { in: ids } },
    sort: ['product', 'place', 'id'],
    select: { product: true, sku: true },
    limit: MOST_VARIANT_ROWS,
  });
  const known = grouped(
    variants.filter(({ sku }) => sku),
    ({ product }) => String(refId(product)),
  );
  return ({ id }) => (known.get(String(id)) ?? []).map(({ sku }) => sku ?? '');
}
