import {
  allCategory,
  deleteCategory,
  deleteChildCategory,
  deleteSubCategory,
  editCategory,
  editChildCategory,
  editSubCategory,
  getAllCategory,
  getCategory,
  mainToSubCategory,
  storeCategory,
  storeChildCategory,
  storeSubCategory,
  subcategoryToBrand,
  subToChildCategory,
  updateCategory,
  updateChildCategory,
  updateSubCategory,
  viewCategory,
  viewChildCategory,
  viewSubCategory,
} from '../contract/categories';
import { categoryContents, categoryPicture, categoryTree, orderCategories } from '../contract/categoryTree';
import { addCategory } from '../services/categories/addCategory';
import { changeCategory } from '../services/categories/changeCategory';
import { listBrandChoices, listBelow } from '../services/categories/listBelow';
import type { CategoryInput, CategoryLevel } from '../services/categories/levels';
import { listCategories } from '../services/categories/listCategories';
import { readCategory } from '../services/categories/readCategory';
import { listActiveCategories, readMenu } from '../services/categories/readMenu';
import { orderCategories as arrange } from '../services/categories/orderCategories';
import { readTree } from '../services/categories/readTree';
import { setCategoryPicture } from '../services/categories/setPicture';
import { forReason } from '../services/deleted/forReason';
import { deletionOf } from '../services/deleted/deletionOf';
import { readBelow, removeCategory } from '../services/categories/removeCategory';
import type { Ctx, Id } from '../services/ctx';
import type { Doc } from '../services/db/types';
import { implement } from './implement';
import {
  presentActiveCategory,
  presentChildCategory,
  presentChildCategoryChoice,
  presentMainCategory,
  presentCategoryChoice,
  presentMenu,
  presentTree,
  presentSubCategory,
  presentSubCategoryChoice,
} from './present/category';

/** What the calls of one level do; `one` and `many` put categories under the names of the answer. */
function levelHandlers<L extends CategoryLevel, One, Many>(
  level: L,
  one: (category: Doc<L>) => One,
  many: (categories: Doc<L>[]) => Many,
) {
  return {
    view: async (ctx: Ctx) => ({ status: 200, ...many(await listCategories(ctx, level)) }) as const,
    store: async (ctx: Ctx, { body }: { body: CategoryInput }) =>
      ({ status: 200, message: 'categoryAdded', ...one(await addCategory(ctx, level, body)) }) as const,
    edit: async (ctx: Ctx, { params }: { params: { id: Id } }) =>
      ({ status: 200, ...one(await readCategory(ctx, level, params.id)) }) as const,
    update: async (ctx: Ctx, { params, body }: { params: { id: Id }; body: CategoryInput }) =>
      ({ status: 200, message: 'categoryUpdated', ...one(await changeCategory(ctx, level, params.id, body)) }) as const,
    remove: async (ctx: Ctx, { params, body }: { params: { id: Id }; body: { reason?: string | undefined } }) => {
      forReason(ctx, body.reason);
      await removeCategory(ctx, level, params.id);
      return { status: 200, message: 'categoryDeleted', deletion: deletionOf(ctx) } as const;
    },
  };
}

const main = levelHandlers(
  'main-categories',
  (category) => ({ category: presentMainCategory(category) }),
  (categories) => ({ category: categories.map(presentMainCategory) }),
);
const sub = levelHandlers(
  'sub-categories',
  (category) => ({ subcategory: presentSubCategory(category) }),
  (categories) => ({ subcategory: categories.map(presentSubCategory) }),
);
const child = levelHandlers(
  'child-categories',
  (category) => ({ childcategory: presentChildCategory(category) }),
  (categories) => ({ childcategory: categories.map(presentChildCategory) }),
);

const levels = [
  implement(viewCategory, main.view),
  implement(storeCategory, main.store),
  implement(editCategory, main.edit),
  implement(updateCategory, main.update),
  implement(deleteCategory, main.remove),
  implement(viewSubCategory, sub.view),
  implement(storeSubCategory, sub.store),
  implement(editSubCategory, sub.edit),
  implement(updateSubCategory, sub.update),
  implement(deleteSubCategory, sub.remove),
  implement(viewChildCategory, child.view),
  implement(storeChildCategory, child.store),
  implement(editChildCategory, child.edit),
  implement(updateChildCategory, child.update),
  implement(deleteChildCategory, child.remove),
];

const levelNames = { main: 'main-categories', sub: 'sub-categories', child: 'child-categories' } as const;

const choices = [
  implement(categoryContents, async (ctx, { params }) => {
    const { subs, children, brands, products } = await readBelow(ctx, levelNames[params.level], params.id);
    return { status: 200, sub_categories: subs, child_categories: children, brands, product_count: products };
  }),
  implement(allCategory, async (ctx) => ({
    status: 200,
    category: (await listCategories(ctx, 'main-categories')).map(presentCategoryChoice),
  })),
  implement(mainToSubCategory, async (ctx, { params }) => ({
    status: 200,
    subcategory: (await listBelow(ctx, 'sub-categories', params.id)).map(presentSubCategoryChoice),
  })),
  implement(subToChildCategory, async (ctx, { params }) => ({
    status: 200,
    childcategory: (await listBelow(ctx, 'child-categories', params.id)).map(presentChildCategoryChoice),
  })),
  implement(subcategoryToBrand, async (ctx, { params }) => ({
    status: 200,
    brand: (await listBrandChoices(ctx, params.id)).map(({ id, name, name_bn }) => ({ id, name, name_bn })),
  })),
];

const tree = [
  implement(categoryTree, async (ctx) => ({ status: 200, ...presentTree(await readTree(ctx)) })),
  implement(orderCategories, async (ctx, { body }) => {
    const parent = body.parent_id || null;
    await arrange(ctx, levelNames[body.level], { parent, ids: body.ids, moved: body.moved_id });
    return { status: 200, message: 'categoriesArranged' };
  }),
];

const pictures = [
  implement(categoryPicture, async (ctx, { params, body }) => {
    await setCategoryPicture(ctx, levelNames[params.level], { id: params.id, picture: body.picture || null });
    return { status: 200, message: body.picture ? 'categoryPictureSet' : 'categoryPictureRemoved' };
  }),
];

const menu = [
  implement(getCategory, async (ctx) => ({
    status: 200,
    category: (await listActiveCategories(ctx)).map(presentActiveCategory),
  })),
  implement(getAllCategory, async (ctx) => ({ status: 200, ...presentMenu(await readMenu(ctx)) })),
];

export const categoryEndpoints = [...levels, ...choices, ...tree, ...pictures, ...menu];
