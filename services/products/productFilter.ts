/** Filters for lists of products in the panel. All fields are in one index, see collections/products. */
import type { Where } from 'payload';
import { stockOf, type StockLevel } from '../../domain/products/stock';
import type { Ctx } from '../ctx';
import { inDays, is, related, type DayQuery } from '../listing';

export type ProductFilter = DayQuery & {
  status?: number | undefined;
  verify?: number | undefined;
  stock?: StockLevel | undefined;
  category?: string | undefined;
  featured?: number | undefined;
  vendor?: string | undefined;
  district?: string | undefined;
};

export function productFilter(ctx: Ctx, filter: ProductFilter): Where[] {
  return [
    inDays('createdAt', filter),
    is('status', filter.status),
    is('verify', filter.verify),
    is('featured', filter.featured),
    filter.stock ? inStock(filter.stock) : null,
    related(ctx, 'category', filter.category),
    related(ctx, 'vendor', filter.vendor),
    related(ctx, 'business_district', filter.district),
  ].filter((condition) => condition !== null);
}

export function inStock(level: StockLevel): Where {
  const { least, most } = stockOf[level];
  if (least === most) return { qty: { equals: least } };
  const bounds: Where[] = [{ qty: { greater_than_equal: least } }];
  if (most !== null) bounds.push({ qty: { less_than_equal: most } });
  return { and: bounds };
}
