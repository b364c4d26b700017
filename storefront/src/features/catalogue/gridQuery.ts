/** A grid's filters in the URL: read on the server and in the browser alike. */
import type { GridSort } from '../../../../contract/grids';
import { pageIn } from '../../shopping/pageIn';

export const gridPageSize = 48;

/** Repeated here: the contract's list is a value of its own, and the browser needs only its type. */
export const sorts: readonly GridSort[] = ['newest', 'price_up', 'price_down', 'rating', 'popular'];

export type GridChoice = {
  brand: string[];
  minPrice: string;
  maxPrice: string;
  rating: string;
  inStock: boolean;
  sort: GridSort | undefined;
  /** From 0. */
  page: number;
};

const wholeText = (text: string | null) => (text && /^\d{1,8}$/.test(text) ? text : '');

export function readGrid(query: URLSearchParams): GridChoice {
  const sort = query.get('sort');
  return {
    brand: [...new Set((query.get('brand') ?? '').split(',').filter((id) => /^[A-Za-z0-9_-]{1,40}$/.test(id)))]
      .slice(0, 20)
      .sort(),
    minPrice: wholeText(query.get('min_price')),
    maxPrice: wholeText(query.get('max_price')),
    rating: /^[1-5]$/.test(query.get('rating') ?? '') ? (query.get('rating') ?? '') : '',
    inStock: query.get('in_stock') === '1',
    sort: sorts.find((known) => known === sort),
    page: pageIn(query),
  };
}

/** The filters for a call; the window is added where the query needs it. */
export function filtersOf(choice: GridChoice) {
  return {
    ...(choice.brand.length > 0 && { brand: choice.brand.join(',') }),
    ...(choice.minPrice && { min_price: Number(choice.minPrice) }),
    ...(choice.maxPrice && { max_price: Number(choice.maxPrice) }),
    ...(choice.rating && { rating: Number(choice.rating) }),
    ...(choice.inStock && { in_stock: 1 as const }),
    ...(choice.sort && { sort: choice.sort }),
  };
}

export const windowOf = (choice: GridChoice, pageSize = gridPageSize) => ({
  offset: choice.page * pageSize,
  limit: pageSize,
});

/** The query of a page that shows a grid, normalised. */
export const readGridQuery = (query: URLSearchParams): URLSearchParams => writeGrid(readGrid(query));

/** The number of filters that are set, without sorting. */
export const filterCount = (choice: GridChoice): number =>
  choice.brand.length +
  (choice.minPrice || choice.maxPrice ? 1 : 0) +
  (choice.rating ? 1 : 0) +
  (choice.inStock ? 1 : 0);

/** The choice as it is in the URL; a change of filter starts at the first page again. */
export function writeGrid(choice: GridChoice): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string) => value && query.set(name, value);
  put('brand', choice.brand.join(','));
  put('min_price', choice.minPrice);
  put('max_price', choice.maxPrice);
  put('rating', choice.rating);
  put('in_stock', choice.inStock ? '1' : '');
  put('sort', choice.sort ?? '');
  put('page', choice.page > 0 ? String(choice.page + 1) : '');
  return query;
}
