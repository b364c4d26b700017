import { Failure, isFailure, type FieldProblems } from '../../domain/failure';
import { followedPrices } from '../../domain/products/amountChange';
import { combinationKey, type Combination, type VariantInput } from '../../domain/variants/rules';
import type { Product, Variant } from '../../payload-types';
import type { Ctx } from '../ctx';
import { refId } from '../relations';
import { checkVariants, skusInTurn } from '../variants/checkVariants';
import { variantsOf } from '../variants/readVariants';
import { saveVariants } from '../variants/saveVariants';

/** New numbers of one combination, with what the caller saw of each. What is not named stays. */
export type VariantAmounts = Combination & {
  selling_price?: number | undefined;
  price_seen?: number | undefined;
  qty?: number | undefined;
  qty_seen?: number | undefined;
  sold_seen?: number | undefined;
  sku?: string | undefined;
  sku_seen?: string | undefined;
};

/**
 * Changes the named combinations of a product, all or none. Call it in the transaction that then writes the product,
 * whose hook adds them up. Throws `invalid` with the fields by the position of the combination among the changes.
 */
export async function changeVariantAmounts(
  ctx: Ctx,
  product: Product,
  changes: readonly VariantAmounts[],
): Promise<void> {
  const vendor = refId(product.vendor) ?? 0;
  if (changes.some(({ sku }) => sku !== undefined)) await skusInTurn(ctx, vendor);
  const stored = (await variantsOf(ctx.db, product.id)).map(asInput);
  const places = new Map(stored.map((each, place) => [combinationKey(each), place]));
  // By position among the stored ones: the position among the changes.
  const asked = new Map(changes.map((change, place) => [places.get(combinationKey(change)), place]));
  const unknown = asked.get(undefined);
  if (unknown !== undefined) throw notOffered(unknown, changes[unknown]!);
  const wanted = stored.map((each, place) => {
    const change = changes[asked.get(place) ?? -1];
    return change ? withChange(each, change) : each;
  });
  const problems = await checkVariants(ctx, wanted, { vendor, product: product.id, lists: product, sku: product.sku });
  refuse(problems, asked);
  try {
    await saveVariants(ctx, product, { variants: wanted, lists: product });
  } catch (error) {
    if (isFailure(error)) refuse(error.fields, asked);
    throw error;
  }
}

const asInput = (variant: Variant): VariantInput => ({
  option1: variant.option1 ?? '',
  option2: variant.option2 ?? '',
  selling_price: variant.selling_price,
  original_price: variant.original_price,
  qty: variant.qty,
  sku: variant.sku ?? '',
  image: variant.image,
  status: variant.status ?? 1,
});

const withChange = (stored: VariantInput, change: VariantAmounts): VariantInput => ({
  ...stored,
  ...(change.selling_price === undefined
    ? {}
    : { ...followedPrices(stored, change.selling_price), selling_price_seen: change.price_seen }),
  ...(change.qty === undefined ? {} : { qty: change.qty, qty_seen: change.qty_seen, sold_seen: change.sold_seen }),
  ...(change.sku === undefined ? {} : { sku: change.sku, sku_seen: change.sku_seen }),
});

/** Problems of combinations that were not asked for are old ones, which a change of other numbers does not bring up. */
function refuse(problems: FieldProblems, asked: ReadonlyMap<number | undefined, number>): void {
  const named = Object.entries(problems).flatMap(([field, list]): [string, (typeof list)[number][]][] => {
    const [, place, rest] = /^variants\.(\d+)\.(.+)$/.exec(field) ?? [];
    const change = place === undefined ? undefined : asked.get(Number(place));
    return change === undefined ? [] : [[`variants.${change}.${rest}`, [...list]]];
  });
  if (named.length > 0) throw new Failure('invalid', { fields: Object.fromEntries(named) });
}

const notOffered = (place: number, { option1, option2 }: Combination): Failure =>
  new Failure('invalid', {
    fields: {
      [`variants.${place}.option1`]: [
        { code: 'notOffered', params: { options: [option1, option2].filter(Boolean).join(' · ') } },
      ],
    },
  });
