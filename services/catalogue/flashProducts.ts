import type { Where } from 'payload';
import type { Ctx } from '../ctx';
import type { SortOf } from '../db/types';
import { newestFirst } from './findCards';

/** Largest discount first. */
export const flashOrder: readonly SortOf<'products'>[] = ['-discount_percent', ...newestFirst];

/** A product is part of the flash sale when it has a discount of at least the site's percentage. */
export async function flashConditions(ctx: Ctx): Promise<Where[]> {
  const site = await ctx.db.globalRow('site settings are public', 'site-information');
  return [{ discount_percent: { greater_than: 0 } }, { discount_percent: { greater_than_equal: site.flash_sell } }];
}
