import type { BrandShape } from '../../contract/brands';
import { brandFields } from '../../domain/brands/fields';
import type { Brand, MainCategory, SubCategory } from '../../payload-types';
import { filled } from '../../services/relations';
import { presentDeclared } from './declared';

/** A brand with its sub category and main category populated. */
export function presentBrand(brand: Brand): BrandShape {
  const subcategory = filled<SubCategory>(brand.subcategory);
  const category = filled<MainCategory>(subcategory?.category);
  return {
    id: brand.id,
    ...presentDeclared(brandFields, brand),
    subcategory: subcategory && {
      id: subcategory.id,
      name: subcategory.name,
      name_bn: subcategory.name_bn,
      category: category && { id: category.id, name: category.name, name_bn: category.name_bn },
    },
  };
}
