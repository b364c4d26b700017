/** Demo products whose combinations of options have a price and stock of their own. */
import { combinationsOf, type Combination } from '../../../domain/variants/rules';
import type { Doc, Store } from './store';

type Rule = {
  /** The price difference for one step along the first list, and along the second. */
  dearer: readonly [first: number, second: number];
  /** Sold out: the option of the first list, and of the second if there is one. */
  gone?: readonly [first: string, second?: string];
};

const withVariants: Readonly<Record<string, Rule>> = {
  'khadi-short-panjabi': { dearer: [50, 0], gone: ['44', 'White'] },
  'viscose-long-kurti': { dearer: [40, 20] },
  'block-heel-sandal': { dearer: [0, 100], gone: ['36', 'Golden'] },
  'vinyl-dumbbell-pair-starter': { dearer: [450, 0] },
  'skipping-rope': { dearer: [60, 0] },
  'soft-teddy-bear': { dearer: [500, 0], gone: ['18 Inch'] },
  'baby-kantha': { dearer: [250, 30] },
};

/** Once: products that have variants already stay as they are. */
export async function loadVariants(store: Store, products: ReadonlyMap<string, Doc>): Promise<void> {
  const known = await store.by('variants', 'product');
  let made = 0;
  for (const [slug, rule] of Object.entries(withVariants)) {
    const product = products.get(slug);
    if (!product || known.has(String(product.id))) continue;
    const combinations = combinationsOf(product as { option1?: string; option2?: string });
    for (const [place, each] of combinations.entries()) {
      await store.create('variants', { ...each, ...numbersOf(product, each, rule, place), place });
      made += 1;
    }
    // The hook adds them up.
    await store.update('products', product.id, {});
  }
  store.log(`variants: ${made} new`);
}

function numbersOf(product: Doc, combination: Combination, { dearer, gone }: Rule, place: number): object {
  const steps = (list: unknown, option: string) =>
    Math.max(
      0,
      String(list ?? '')
        .split(',')
        .indexOf(option),
    );
  const more =
    steps(product.option1, combination.option1) * dearer[0] + steps(product.option2, combination.option2) * dearer[1];
  const isGone = gone?.[0] === combination.option1 && (gone[1] === undefined || gone[1] === combination.option2);
  return {
    product: product.id,
    vendor: product.vendor,
    selling_price: Number(product.selling_price) + more,
    original_price: Number(product.original_price) + more,
    qty: isGone ? 0 : 4 + ((place * 7) % 19),
    sku: `${skuOf(String(product.slug))}-${String(place + 1).padStart(2, '0')}`,
    status: 1,
    sold: 0,
    image: 0,
  };
}

/** `khadi-short-panjabi` -> `KSP`. */
const skuOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1))
    .join('')
    .toUpperCase();
