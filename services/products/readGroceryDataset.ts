import { productType } from '../../domain/catalogue/productType';
import type { MainCategory, SubCategory, Vendor } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { ownVendor } from '../shops/ownVendor';

export type GroceryDataset = {
  vendor: Vendor;
  isGrocery: boolean;
  groceryCategory: Id | null;
  category: MainCategory | null;
  subcategories: SubCategory[];
};

/**
 * The categories a vendor's product form is limited to: the grocery category, and for grocery vendors its sub
 * categories.
 */
export async function readGroceryDataset(ctx: Ctx): Promise<GroceryDataset> {
  const vendor = await ownVendor(ctx);
  const site = await ctx.db.asActor.global('site-information');
  const groceryCategory = refId(site.grocery_category);
  const isGrocery = vendor.type === productType.grocery;
  if (!isGrocery || groceryCategory === null) {
    return { vendor, isGrocery, groceryCategory, category: null, subcategories: [] };
  }
  const category = await ctx.db.asActor.findById('main-categories', groceryCategory);
  const subcategories = await ctx.db.asActor.find('sub-categories', {
    where: { category: { equals: groceryCategory } },
    sort: ['position', 'name', 'id'],
    depth: 1,
  });
  return { vendor, isGrocery, groceryCategory, category, subcategories };
}
