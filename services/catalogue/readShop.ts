import type { GridFilters } from '../../contract/grids';
import { Failure } from '../../domain/failure';
import type { Ctx, Shop } from '../ctx';
import { findGrid, type Grid } from './findGrid';
import { listShops } from './listShops';

/** A shop and a window of its products. Seven queries. */
export async function readShop(
  ctx: Ctx,
  slug: string,
  filters: GridFilters,
  window: { offset: number; limit: number },
): Promise<Grid & { shop: Shop }> {
  const [shop] = await listShops(ctx, [{ slug: { equals: slug.normalize('NFC') } }], 1);
  if (!shop) throw new Failure('shopNotFound');
  return { shop, ...(await findGrid(ctx, [{ shop: { equals: shop.id } }], filters, window)) };
}
