/** Filters, sorting and counts of the product grids: category, shop, search and mall. Same words for all of them. */
import { z } from 'zod';
import { flagInput, id, limit, offset, taka, takaInput, wholeNumber } from './shapes';

/** How a grid may be sorted. `newest` is the order without a choice (search: by how well a product matches). */
export const gridSorts = ['newest', 'price_up', 'price_down', 'rating', 'popular'] as const;
export type GridSort = (typeof gridSorts)[number];

const filters = {
  /** One brand id or several, joined by commas. */
  brand: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40}){0,19}$/)
    .optional(),
  min_price: takaInput().optional(),
  max_price: takaInput().optional(),
  /** At least this many stars on average. */
  rating: wholeNumber(1, 5).optional(),
  /** 1: only what can be bought now. */
  in_stock: flagInput.optional(),
  sort: z.enum(gridSorts).optional(),
};

/** For calls whose path carries the window. */
export const gridFilters = z.strictObject(filters);
/** For calls without a window in the path. */
export const gridQuery = z.strictObject({ ...filters, offset: offset.optional(), limit: limit.optional() });
export type GridFilters = z.output<typeof gridFilters>;
export type GridQuery = z.output<typeof gridQuery>;

/** Counts over the whole grid before any filter, so that a choice shows what it would bring. */
export const facets = z.strictObject({
  brands: z.array(z.strictObject({ id, name: z.string(), name_bn: z.string(), count: z.int() })),
  price: z.strictObject({ min: taka, max: taka }),
  /** How many products have at least that many stars. */
  ratings: z.array(z.strictObject({ star: z.int(), count: z.int() })),
  in_stock: z.int(),
});
export type Facets = z.output<typeof facets>;
