/**
 * Filters, sorting and counts of the product grids: category, shop, search and mall. They all use the same parameters.
 */
import { z } from 'zod';
import { flagInput, id, idList, limit, offset, taka, takaInput, wholeNumber } from './shapes';

/** The sort orders of a grid. `newest` is the default (search: by how well a product matches). */
export const gridSorts = ['newest', 'price_up', 'price_down', 'rating', 'popular'] as const;
export type GridSort = (typeof gridSorts)[number];

const filters = {
  brand: idList.optional().describe('Only products of these brands: one id, or several joined by commas.'),
  min_price: takaInput().optional(),
  max_price: takaInput().optional(),
  rating: wholeNumber(1, 5).optional().describe('Only products with at least this many stars on average.'),
  in_stock: flagInput.optional().describe('1: only what can be bought now.'),
  sort: z
    .enum(gridSorts)
    .optional()
    .describe('The order of the products. By default the newest come first; in a search, the best matches.'),
};

/** For calls with the window in the path. */
export const gridFilters = z.strictObject(filters);
/** For calls without a window in the path. */
export const gridQuery = z.strictObject({ ...filters, offset: offset.optional(), limit: limit.optional() });
export type GridFilters = z.output<typeof gridFilters>;
export type GridQuery = z.output<typeof gridQuery>;

export const facets = z
  .strictObject({
    brands: z.array(z.strictObject({ id, name: z.string(), name_bn: z.string(), count: z.int() })),
    price: z.strictObject({ min: taka, max: taka }),
    ratings: z.array(z.strictObject({ star: z.int().describe('At least this many stars.'), count: z.int() })),
    in_stock: z.int(),
  })
  .meta({
    id: 'Facets',
    description: 'Counts over the whole grid before any filter, so that a choice shows how many results it would have.',
  });
export type Facets = z.output<typeof facets>;
