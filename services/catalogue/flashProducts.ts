import type { Where } from 'payload';
import { flashEnd, isFlashOver } from '../../domain/catalogue/flash';
import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import type { SortOf } from '../db/types';
import { newestFirst } from './findCards';

/** Largest discount first. */
export const flashOrder: readonly SortOf<'products'>[] = ['-discount_percent', ...newestFirst];

const siteOf = (ctx: Ctx) => ctx.db.globalRow('site settings are public', 'site-information');

/**
 * A product is in the flash sale when its discount is at least the site's percentage. Null once the sale is over: no
 * product is in it then.
 */
export async function flashConditions(ctx: Ctx): Promise<Where[] | null> {
  const site = await siteOf(ctx);
  if (isFlashOver(site.flash_sell_until, ctx.now)) return null;
  return [{ discount_percent: { greater_than: 0 } }, { discount_percent: { greater_than_equal: site.flash_sell } }];
}

/** When the current flash sale ends; null if it has no end or is over. One query. */
export async function readFlashEnd(ctx: Ctx): Promise<Date | null> {
  const { flash_sell_until: lastDay } = await siteOf(ctx);
  return isFlashOver(lastDay, ctx.now) ? null : flashEnd(lastDay);
}

/** Whether the product is in a flash sale that has an end. One query. */
export async function isInEndingFlash(ctx: Ctx, product: Pick<Product, 'discount_percent'>): Promise<boolean> {
  const site = await siteOf(ctx);
  if (!flashEnd(site.flash_sell_until) || isFlashOver(site.flash_sell_until, ctx.now)) return false;
  const discount = product.discount_percent ?? 0;
  return discount > 0 && discount >= site.flash_sell;
}
