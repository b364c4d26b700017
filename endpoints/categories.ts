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
import { addCategory } from '../services/categories/addCategory';
import { changeCategory } from '../services/categories/changeCategory';
import { listBrandChoices, listChildCategories, listSubCategories } from '../services/categories/listBelow';
import { listCategories } from '../services/categories/listCategories';
import { readCategory } from '../services/categories/readCategory';
import { listActiveCategories, readMenu } from '../services/categories/readMenu';
import { removeCategory } from '../services/categories/removeCategory';
import { implement } from './implement';
import {
  presentActiveCategory,
  presentChildCategory,
  presentChildCategoryChoice,
  presentMainCategory,
  presentMainCategoryChoice,
  presentMenu,
  presentSubCategory,
  presentSubCategoryChoice,
} from './present/category';

const mainCategories = [
  implement(viewCategory, async (ctx) => ({
    status: 200,
    category: (await listCategories(ctx, 'main-categories')).map(presentMainCategory),
  })),
  implement(storeCategory, async (ctx, { body }) => ({
    status: 200,
    message: 'categoryAdded',
    category: presentMainCategory(await addCategory(ctx, 'main-categories', body)),
  })),
  implement(editCategory, async (ctx, { params }) => ({
    status: 200,
    category: presentMainCategory(await readCategory(ctx, 'main-categories', params.id)),
  })),
  implement(updateCategory, async (ctx, { params, body }) => ({
    status: 200,
    message: 'categoryUpdated',
    category: presentMainCategory(await changeCategory(ctx, 'main-categories', params.id, body)),
  })),
  implement(deleteCategory, async (ctx, { params }) => {
    await removeCategory(ctx, 'main-categories', params.id);
    return { status: 200, message: 'categoryDeleted' };
  }),
];

const subCategories = [
  implement(viewSubCategory, async (ctx) => ({
    status: 200,
    subcategory: (await listCategories(ctx, 'sub-categories')).map(presentSubCategory),
  })),
  implement(storeSubCategory, async (ctx, { body }) => ({
    status: 200,
    message: 'categoryAdded',
    subcategory: presentSubCategory(await addCategory(ctx, 'sub-categories', body)),
  })),
  implement(editSubCategory, async (ctx, { params }) => ({
    status: 200,
    subcategory: presentSubCategory(await readCategory(ctx, 'sub-categories', params.id)),
  })),
  implement(updateSubCategory, async (ctx, { params, body }) => ({
    status: 200,
    message: 'categoryUpdated',
    subcategory: presentSubCategory(await changeCategory(ctx, 'sub-categories', params.id, body)),
  })),
  implement(deleteSubCategory, async (ctx, { params }) => {
    await removeCategory(ctx, 'sub-categories', params.id);
    return { status: 200, message: 'categoryDeleted' };
  }),
];

const childCategories = [
  implement(viewChildCategory, async (ctx) => ({
    status: 200,
    childcategory: (await listCategories(ctx, 'child-categories')).map(presentChildCategory),
  })),
  implement(storeChildCategory, async (ctx, { body }) => ({
    status: 200,
    message: 'categoryAdded',
    childcategory: presentChildCategory(await addCategory(ctx, 'child-categories', body)),
  })),
  implement(editChildCategory, async (ctx, { params }) => ({
    status: 200,
    childcategory: presentChildCategory(await readCategory(ctx, 'child-categories', params.id)),
  })),
  implement(updateChildCategory, async (ctx, { params, body }) => ({
    status: 200,
    message: 'categoryUpdated',
    childcategory: presentChildCategory(await changeCategory(ctx, 'child-categories', params.id, body)),
  })),
  implement(deleteChildCategory, async (ctx, { params }) => {
    await removeCategory(ctx, 'child-categories', params.id);
    return { status: 200, message: 'categoryDeleted' };
  }),
];

const choices = [
  implement(allCategory, async (ctx) => ({
    status: 200,
    category: (await listCategories(ctx, 'main-categories')).map(presentMainCategoryChoice),
  })),
  implement(mainToSubCategory, async (ctx, { params }) => ({
    status: 200,
    subcategory: (await listSubCategories(ctx, params.id)).map(presentSubCategoryChoice),
  })),
  implement(subToChildCategory, async (ctx, { params }) => ({
    status: 200,
    childcategory: (await listChildCategories(ctx, params.id)).map(presentChildCategoryChoice),
  })),
  implement(subcategoryToBrand, async (ctx, { params }) => ({
    status: 200,
    brand: (await listBrandChoices(ctx, params.id)).map(({ id, name, name_bn }) => ({ id, name, name_bn })),
  })),
];

const menu = [
  implement(getCategory, async (ctx) => ({
    status: 200,
    category: (await listActiveCategories(ctx)).map(presentActiveCategory),
  })),
  implement(getAllCategory, async (ctx) => ({ status: 200, ...presentMenu(await readMenu(ctx)) })),
];

export const categoryEndpoints = [...mainCategories, ...subCategories, ...childCategories, ...choices, ...menu];
