import type { Ctx, Shop } from '../ctx';
import type { Product } from '../../payload-types';
import { productType } from '../../domain/catalogue/productType';
import { flashConditions, flashOrder } from './flashProducts';
import { findCards, listsWithShops } from './findCards';
import { listShops } from './listShops';

const PRODUCTS = 11;
const SHOPS = 8;

export type Home = {
  featured: Product[];
  general: Product[];
  grocery: Product[];
  flash: Product[];
  shops: Shop[];
};

/** The lists of the home page. Eight queries: the flash percentage, four lists, their shops, featured shops, their pictures. */
export async function readHome(ctx: Ctx): Promise<Home> {
  const flashWhere = await flashConditions(ctx);
  const [featured, general, grocery, flash, shops] = await Promise.all([
    findCards(ctx, [{ featured: { equals: 1 } }], PRODUCTS),
    findCards(ctx, [{ type: { equals: productType.general } }], PRODUCTS),
    findCards(ctx, [{ type: { equals: productType.grocery } }], PRODUCTS),
    flashWhere ? findCards(ctx, flashWhere, PRODUCTS, flashOrder) : [],
    listShops(ctx, [{ featured: { equals: 1 } }], SHOPS),
  ]);
  const [a = [], b = [], c = [], d = []] = await listsWithShops(ctx, [featured, general, grocery, flash]);
  return { featured: a, general: b, grocery: c, flash: d, shops };
}
