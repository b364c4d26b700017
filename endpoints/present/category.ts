import type { z } from 'zod';
import type {
  categoryNameShape,
  childCategoryChoiceShape,
  childCategoryShape,
  getAllCategory,
  getCategory,
  mainCategoryShape,
  subCategoryChoiceShape,
  subCategoryShape,
} from '../../contract/categories';
import type { ChildCategory, MainCategory, SubCategory } from '../../payload-types';
import type { OkOf } from '../../contract/route';
import type { Id } from '../../services/ctx';
import { filled, refId } from '../../services/relations';

type Named = { id: Id; name: string; name_bn: string; slug: string };
const flag = (value: number | null | undefined): 0 | 1 => (value === 1 ? 1 : 0);

/** A category of any level where another record names it; null when it is not filled in. */
export function presentCategoryName(category: Id | Named | null | undefined): z.input<typeof categoryNameShape> | null {
  const known = filled(category);
  return known ? { id: known.id, name: known.name, name_bn: known.name_bn, slug: known.slug } : null;
}

/** What a category of any level says of itself. */
function presentLevel(category: MainCategory | SubCategory | ChildCategory) {
  return {
    id: category.id,
    slug: category.slug,
    name: category.name,
    name_bn: category.name_bn,
    description: category.description ?? '',
    status: flag(category.status),
    meta_title: category.meta_title ?? '',
    meta_keyword: category.meta_keyword ?? '',
    meta_descrip: category.meta_descrip ?? '',
  };
}

/** A main category as its form and its table show it. */
export function presentMainCategory(category: MainCategory): z.input<typeof mainCategoryShape> {
  return presentLevel(category);
}

export function presentSubCategory(category: SubCategory): z.input<typeof subCategoryShape> {
  return {
    ...presentLevel(category),
    main_cat_id: refId(category.category),
    category: presentCategoryName(category.category),
  };
}

export function presentChildCategory(category: ChildCategory): z.input<typeof childCategoryShape> {
  return {
    ...presentLevel(category),
    sub_cat_id: refId(category.subcategory),
    subcategory: presentCategoryName(category.subcategory),
  };
}

/** A main category in a selector. */
export function presentMainCategoryChoice(
  category: MainCategory,
): z.input<typeof categoryNameShape> & { status: 0 | 1 } {
  return {
    id: category.id,
    name: category.name,
    name_bn: category.name_bn,
    slug: category.slug,
    status: flag(category.status),
  };
}

export function presentSubCategoryChoice(category: SubCategory): z.input<typeof subCategoryChoiceShape> {
  return {
    id: category.id,
    name: category.name,
    name_bn: category.name_bn,
    slug: category.slug,
    main_cat_id: refId(category.category) ?? 0,
    status: flag(category.status),
  };
}

export function presentChildCategoryChoice(category: ChildCategory): z.input<typeof childCategoryChoiceShape> {
  return {
    id: category.id,
    name: category.name,
    name_bn: category.name_bn,
    slug: category.slug,
    sub_cat_id: refId(category.subcategory) ?? 0,
    status: flag(category.status),
  };
}

/** An active main category of the collections page. */
export function presentActiveCategory(category: MainCategory): OkOf<typeof getCategory>['category'][number] {
  return {
    id: category.id,
    name: category.name,
    name_bn: category.name_bn,
    slug: category.slug,
    description: category.description ?? '',
    meta_title: category.meta_title ?? '',
    meta_keyword: category.meta_keyword ?? '',
    meta_descrip: category.meta_descrip ?? '',
  };
}

type Menu = Pick<OkOf<typeof getAllCategory>, 'category' | 'subcategory' | 'childcategory'>;

/** The category menu: three flat lists, each category naming the one above it. */
export function presentMenu(menu: { main: MainCategory[]; sub: SubCategory[]; child: ChildCategory[] }): Menu {
  const named = ({ id, name, name_bn, slug }: Named) => ({ id, name, name_bn, slug });
  return {
    category: menu.main.map(named),
    subcategory: menu.sub.map((each) => ({ ...named(each), main_cat_id: refId(each.category) ?? 0 })),
    childcategory: menu.child.map((each) => ({ ...named(each), sub_cat_id: refId(each.subcategory) ?? 0 })),
  };
}
