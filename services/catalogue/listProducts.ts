import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import { findCardWindow } from './findCards';
import { flashConditions, flashOrder } from './flashProducts';

type Window = { offset: number; limit: number };
type Listed = Promise<{ products: Product[]; total: number }>;

/** Featured products, newest first. Three queries. */
export const listFeatured = (ctx: Ctx, window: Window): Listed =>
  findCardWindow(ctx, [{ featured: { equals: 1 } }], window);

/** All products, newest first. Three queries. */
export const listNewest = (ctx: Ctx, window: Window): Listed => findCardWindow(ctx, [], window);

/** The flash sale, largest discount first; nothing once it is over. Four queries. */
export async function listFlash(ctx: Ctx, window: Window): Listed {
  const where = await flashConditions(ctx);
  return where ? findCardWindow(ctx, where, window, flashOrder) : { products: [], total: 0 };
}
