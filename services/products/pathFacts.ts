import type { Brand, ChildCategory, MainCategory, Shop, SubCategory, Vendor } from '../../payload-types';
import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { refId } from '../relations';

type Ref = Id | { id: Id } | null | undefined;
export type PathOf = { vendor?: Ref; category?: Ref; subcategory?: Ref; childcategory?: Ref; brand?: Ref };

/** The records that a product's category path is checked against. */
export type PathFacts = {
  vendor: Vendor | null;
  shop: Shop | null;
  main: MainCategory | null;
  sub: SubCategory | null;
  child: ChildCategory | null;
  brand: Brand | null;
  groceryCategory: Id | null;
};

/** The documents a product refers to, and the grocery category of the site. */
export async function readPathFacts(db: Db, product: PathOf): Promise<PathFacts> {
  const catalogue = db.asSystem('what a product depends on, for every entry point');
  const one = async <T>(ref: Ref, read: (id: Id) => Promise<T | null>): Promise<T | null> => {
    const id = refId(ref);
    return id === null || id === '' ? null : read(id);
  };
  return {
    vendor: await one(product.vendor, (id) => catalogue.findById('vendors', id)),
    shop: await one(product.vendor, (id) => catalogue.findOne('shops', { where: { vendor: { equals: id } } })),
    main: await one(product.category, (id) => catalogue.findById('main-categories', id)),
    sub: await one(product.subcategory, (id) => catalogue.findById('sub-categories', id)),
    child: await one(product.childcategory, (id) => catalogue.findById('child-categories', id)),
    brand: await one(product.brand, (id) => catalogue.findById('brands', id)),
    groceryCategory: refId((await catalogue.global('site-information')).grocery_category),
  };
}
