import type { z } from 'zod';
import type { searchSuggestions } from '../../contract/search';
import type { Suggestions } from '../../services/search/suggest';
import { shownAt } from './picture';

type Answer = z.input<(typeof searchSuggestions)['answers'][200]>;
type Named = { id: string | number; name: string; name_bn?: string | null; slug: string };

const named = ({ id, name, name_bn, slug }: Named) => ({ id, name, name_bn: name_bn ?? '', slug });

/** Suggestions, as the shop's search box lists them. */
export const presentSuggestions = ({ products, categories, shops }: Suggestions): Answer => ({
  products: products.map((product) => ({
    ...named(product),
    thumbnail: shownAt(product.thumbnail),
    selling_price: product.selling_price,
  })),
  categories: categories.map(({ level, category }) => ({ ...named(category), level })),
  shops: shops.map(named),
});
