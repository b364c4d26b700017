import type { z } from 'zod';
import type {
  categoryNameShape,
  childCategoryShape,
  getAllCategory,
  getCategory,
  mainCategoryShape,
  subCategoryShape,
} from '../../contract/categories';
import type { categoryTree } from '../../contract/categoryTree';
import type { OkOf } from '../../contract/route';
import { childCategoryFields, mainCategoryFields, subCategoryFields } from '../../domain/categories/fields';
import { searchFields } from '../../domain/fields/recurring';
import type { ChildCategory, MainCategory, SubCategory } from '../../payload-types';
import type { Id } from '../../services/ctx';
import type { CategoryTree } from '../../services/categories/readTree';
import { filled, refId } from '../../services/relations';
import { presentDeclared } from './declared';
import { flag } from './flags';
import { picturePath, type GivenPicture } from './picture';

type Named = { id: Id; name: string; name_bn: string; slug: string };

const named = ({ id, name, name_bn, slug }: Named) => ({ id, name, name_bn, slug });
const ofMain = ({ category }: SubCategory) => ({ main_cat_id: refId(category) ?? 0 });
const ofSub = ({ subcategory }: ChildCategory) => ({ sub_cat_id: refId(subcategory) ?? 0 });

/** A category of any level, as another record names it; null when it is not populated. */
export function presentCategoryName(category: Id | Named | null | undefined): z.input<typeof categoryNameShape> | null {
  const known = filled(category);
  return known ? named(known) : null;
}

/** A main category for its form and table. */
export function presentMainCategory(category: MainCategory): z.input<typeof mainCategoryShape> {
  return { id: category.id, ...presentDeclared(mainCategoryFields, category) };
}

export function presentSubCategory(category: SubCategory): z.input<typeof subCategoryShape> {
  return {
    id: category.id,
    ...presentDeclared(subCategoryFields, category),
    category: presentCategoryName(category.category),
  };
}

export function presentChildCategory(category: ChildCategory): z.input<typeof childCategoryShape> {
  return {
    id: category.id,
    ...presentDeclared(childCategoryFields, category),
    subcategory: presentCategoryName(category.subcategory),
  };
}

/** A category in a select field. */
export const presentCategoryChoice = (category: MainCategory) => ({
  ...named(category),
  status: flag(category.status),
});
export const presentSubCategoryChoice = (category: SubCategory) => ({
  ...presentCategoryChoice(category),
  ...ofMain(category),
});
export const presentChildCategoryChoice = (category: ChildCategory) => ({
  ...presentCategoryChoice(category),
  ...ofSub(category),
});

/** An active main category of the collections page. */
export function presentActiveCategory(category: MainCategory): OkOf<typeof getCategory>['category'][number] {
  return {
    ...named(category),
    image: picturePath(category.picture, 'card'),
    description: category.description ?? '',
    ...presentDeclared(searchFields, category),
  };
}

type Menu = Pick<OkOf<typeof getAllCategory>, 'category' | 'subcategory' | 'childcategory'>;

/** The category menu: three flat lists, each category naming its parent. */
export function presentMenu(menu: { main: MainCategory[]; sub: SubCategory[]; child: ChildCategory[] }): Menu {
  return {
    category: menu.main.map(named),
    subcategory: menu.sub.map((each) => ({ ...named(each), ...ofMain(each) })),
    childcategory: menu.child.map((each) => ({ ...named(each), ...ofSub(each) })),
  };
}

type Tree = Pick<OkOf<typeof categoryTree>, 'category' | 'subcategory' | 'childcategory'>;

/** All categories as three flat lists in the order of the shop, each naming its parent and counting its products. */
export function presentTree(tree: CategoryTree): Tree {
  const counted = (category: Named & { status: number; products: number; picture?: GivenPicture }) => ({
    ...named(category),
    image: picturePath(category.picture, 'thumbnail'),
    status: flag(category.status),
    product_count: category.products,
  });
  return {
    category: tree.main.map(counted),
    subcategory: tree.sub.map((each) => ({ ...counted(each), ...ofMain(each) })),
    childcategory: tree.child.map((each) => ({ ...counted(each), ...ofSub(each) })),
  };
}
