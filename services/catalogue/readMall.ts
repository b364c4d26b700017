import type { GridFilters } from '../../contract/grids';
import { productType } from '../../domain/catalogue/productType';
import type { Ctx, Shop } from '../ctx';
import { findGrid, type Grid } from './findGrid';
import { shopWindow } from './listShops';

type Window = { offset: number; limit: number };

/** Some of the verified shops and a window of general products. Eight queries. */
export async function readMall(
  ctx: Ctx,
  filters: GridFilters,
  window: Window,
  shopPart: Window,
): Promise<Grid & { shops: Shop[]; shopTotal: number }> {
  const { shops, total: shopTotal } = await shopWindow(ctx, [{ verify: { equals: 1 } }], shopPart);
  return { shops, shopTotal, ...(await findGrid(ctx, [{ type: { equals: productType.general } }], filters, window)) };
}
