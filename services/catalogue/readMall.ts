import type { GridFilters } from '../../contract/grids';
import { productType } from '../../domain/catalogue/productType';
import type { Ctx, Shop } from '../ctx';
import { findGrid, type Grid } from './findGrid';
import { listShops } from './listShops';

const SHOPS = 100;

/** The verified shops and a window of general products. Seven queries. */
export async function readMall(
  ctx: Ctx,
  filters: GridFilters,
  window: { offset: number; limit: number },
): Promise<Grid & { shops: Shop[] }> {
  const shops = await listShops(ctx, [{ verify: { equals: 1 } }], SHOPS);
  return { shops, ...(await findGrid(ctx, [{ type: { equals: productType.general } }], filters, window)) };
}
