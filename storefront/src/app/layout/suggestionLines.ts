/** The lines of the list below the search box, in the order in which the arrow keys reach them. */
import { paths } from '../paths';
import { isLongEnough, type Suggested } from './useSuggestions';

export type Line =
  | { kind: 'search' | 'last'; key: string; path: string; text: string }
  | { kind: 'category' | 'shop'; key: string; path: string; named: { name: string; name_bn: string } }
  | { kind: 'product'; key: string; path: string; product: Suggested['products'][number] };

/** The last searches for an empty box; otherwise the typed search itself first, then the suggestions. */
export function linesFor(typed: string, last: readonly string[], { products, categories, shops }: Suggested): Line[] {
  if (typed === '') return last.map((text) => ({ kind: 'last', key: `last-${text}`, path: paths.search(text), text }));
  if (!isLongEnough(typed)) return [];
  return [
    { kind: 'search', key: 'search', path: paths.search(typed), text: typed },
    ...categories.map((named): Line => ({
      kind: 'category',
      key: `${named.level}-${named.slug}`,
      path: named.level === 'main' ? paths.collection(named.slug) : paths.category(named.slug),
      named,
    })),
    ...products.map((product): Line => ({
      kind: 'product',
      key: `product-${product.slug}`,
      path: paths.product(product.slug),
      product,
    })),
    ...shops.map((named): Line => ({
      kind: 'shop',
      key: `shop-${named.slug}`,
      path: paths.shop(named.slug),
      named,
    })),
  ];
}
