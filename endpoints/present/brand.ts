import type { BrandShape } from '../../contract/brands';
import type { Brand, MainCategory, SubCategory } from '../../payload-types';
import { filled, refId } from '../../services/relations';
import { flag } from './flags';

/** A brand with its sub category and that one's main category filled in. */
export function presentBrand(brand: Brand): BrandShape {
  const subcategory = filled<SubCategory>(brand.subcategory);
  const category = filled<MainCategory>(subcategory?.category);
  return {
    id: brand.id,
    sub_cat_id: refId(brand.subcategory),
    name: brand.name,
    name_bn: brand.name_bn,
    status: flag(brand.status),
    subcategory: subcategory && {
      id: subcategory.id,
      name: subcategory.name,
      name_bn: subcategory.name_bn,
      category: category && { id: category.id, name: category.name, name_bn: category.name_bn },
    },
  };
}
