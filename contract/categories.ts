/** Categories of three levels, and the brands of a sub category. */
import { z } from 'zod';
import { childCategoryFields, mainCategoryFields, subCategoryFields } from '../domain/categories/fields';
import type { FailureCode } from '../domain/failureCodes';
import { admins } from '../domain/permissions';
import { changeShape, inputShape } from './declared';
import { answerShape } from './declaredAnswers';
import { deletedAnswer, deletionReason } from './deleted';
import { defineRoute } from './route';
import { flag, id, image, pathId } from './shapes';

/** The roles that also see hidden categories. */
const backOffice = ['superadmin', 'subadmin', 'vendor'] as const;

export const categoryNameShape = z
  .strictObject({
    id,
    name: z.string(),
    name_bn: z.string(),
    slug: z.string(),
  })
  .meta({ id: 'CategoryName', description: 'What a nested category shows of itself.' });

export const mainCategoryShape = z
  .strictObject({ id, ...answerShape(mainCategoryFields) })
  .meta({ id: 'MainCategory', description: 'A category of the first level.' });

export const subCategoryShape = z
  .strictObject({ id, ...answerShape(subCategoryFields), category: categoryNameShape.nullable() })
  .meta({ id: 'SubCategory', description: 'A category of the second level, below a main category.' });

export const childCategoryShape = z
  .strictObject({ id, ...answerShape(childCategoryFields), subcategory: categoryNameShape.nullable() })
  .meta({ id: 'ChildCategory', description: 'A category of the third level, below a sub category.' });

export const subCategoryChoiceShape = categoryNameShape.extend({ main_cat_id: id, status: flag }).meta({
  id: 'SubCategoryChoice',
  description: 'A sub category to choose; `status` lets a form mark what is hidden.',
});

export const childCategoryChoiceShape = categoryNameShape.extend({ sub_cat_id: id, status: flag }).meta({
  id: 'ChildCategoryChoice',
  description: 'A child category to choose; `status` lets a form mark what is hidden.',
});

const oneId = z.strictObject({ id: pathId });

type Level<One, All, Input, Change> = {
  /** The endings of its calls' names, and their paths. */
  noun: 'Category' | 'SubCategory' | 'ChildCategory';
  path: 'category' | 'sub-category' | 'child-category';
  title: 'main' | 'sub' | 'child';
  /** The counts of what is deleted with it. */
  below: string;
  keptFor?: readonly FailureCode[];
  one: One;
  all: All;
  // Not strict: an edit form sends back the record as received, including `id` and nested names. They are dropped.
  input: Input;
  change: Change;
};

/** The calls that keep the categories of one level. */
function levelCalls<
  One extends z.ZodObject,
  All extends z.ZodObject,
  Input extends z.ZodObject,
  Change extends z.ZodObject,
>(level: Level<One, All, Input, Change>) {
  const { noun, path, title } = level;
  const tag = 'Categories';
  const reading = { who: backOffice, scope: 'catalogue:read', tag } as const;
  const writing = { who: admins, scope: 'catalogue:write', tag } as const;
  return {
    view: defineRoute({
      ...reading,
      name: `view${noun}`,
      method: 'GET',
      path: `/view-${path}`,
      summary: `All ${title} categories, hidden ones too`,
      answers: { 200: level.all },
    }),
    store: defineRoute({
      ...writing,
      name: `store${noun}`,
      method: 'POST',
      path: `/store-${path}`,
      summary: `Add a ${title} category`,
      body: level.input,
      invalid: { status: 400 },
      answers: { 200: level.one },
    }),
    edit: defineRoute({
      ...reading,
      name: `edit${noun}`,
      method: 'GET',
      path: `/edit-${path}/:id`,
      summary: `One ${title} category`,
      params: oneId,
      fails: ['categoryNotFound'],
      answers: { 200: level.one },
    }),
    update: defineRoute({
      ...writing,
      name: `update${noun}`,
      shownBy: { call: `edit${noun}`, at: Object.keys(level.one.shape)[0]! },
      method: 'PUT',
      path: `/update-${path}/:id`,
      summary: `Change a ${title} category`,
      params: oneId,
      body: level.change,
      fails: ['categoryNotFound'],
      answers: { 200: level.one },
    }),
    remove: defineRoute({
      ...writing,
      name: `delete${noun}`,
      method: 'DELETE',
      path: `/delete-${path}/:id`,
      summary: `Delete a ${title} category with its ${level.below}`,
      params: oneId,
      body: deletionReason,
      fails: ['categoryNotFound', ...(level.keptFor ?? [])],
      answers: { 200: deletedAnswer },
    }),
  };
}

export const {
  view: viewCategory,
  store: storeCategory,
  edit: editCategory,
  update: updateCategory,
  remove: deleteCategory,
} = levelCalls({
  noun: 'Category',
  path: 'category',
  title: 'main',
  below: 'sub and child categories and their products',
  keptFor: ['groceryCategoryNeeded'],
  one: z.strictObject({ category: mainCategoryShape }),
  all: z.strictObject({ category: z.array(mainCategoryShape).describe('The main categories.') }),
  input: z.object(inputShape(mainCategoryFields)),
  change: z.object(changeShape(mainCategoryFields)),
});

export const {
  view: viewSubCategory,
  store: storeSubCategory,
  edit: editSubCategory,
  update: updateSubCategory,
  remove: deleteSubCategory,
} = levelCalls({
  noun: 'SubCategory',
  path: 'sub-category',
  title: 'sub',
  below: 'child categories and their products',
  one: z.strictObject({ subcategory: subCategoryShape }),
  all: z.strictObject({ subcategory: z.array(subCategoryShape).describe('The sub categories.') }),
  input: z.object(inputShape(subCategoryFields)),
  change: z.object(changeShape(subCategoryFields)),
});

export const {
  view: viewChildCategory,
  store: storeChildCategory,
  edit: editChildCategory,
  update: updateChildCategory,
  remove: deleteChildCategory,
} = levelCalls({
  noun: 'ChildCategory',
  path: 'child-category',
  title: 'child',
  below: 'products',
  one: z.strictObject({ childcategory: childCategoryShape }),
  all: z.strictObject({ childcategory: z.array(childCategoryShape).describe('The child categories.') }),
  input: z.object(inputShape(childCategoryFields)),
  change: z.object(changeShape(childCategoryFields)),
});

export const allCategory = defineRoute({
  name: 'allCategory',
  method: 'GET',
  path: '/all-category',
  who: backOffice,
  scope: 'catalogue:read',
  tag: 'Categories',
  summary: 'Main categories to choose from, including hidden ones',
  answers: {
    200: z.strictObject({
      category: z.array(categoryNameShape.extend({ status: flag })).describe('The main categories.'),
    }),
  },
});

export const mainToSubCategory = defineRoute({
  name: 'mainToSubCategory',
  method: 'GET',
  path: '/main-to-sub-category/:id',
  who: 'public',
  scope: 'catalogue:read',
  tag: 'Categories',
  summary: 'Sub categories of a main category: active ones, for the back office also hidden ones',
  params: oneId,
  fails: ['categoryNotFound'],
  answers: { 200: z.strictObject({ subcategory: z.array(subCategoryChoiceShape).describe('The sub categories.') }) },
});

export const subToChildCategory = defineRoute({
  name: 'subToChildCategory',
  method: 'GET',
  path: '/sub-to-child-category/:id',
  who: 'public',
  scope: 'catalogue:read',
  tag: 'Categories',
  summary: 'Child categories of a sub category: active ones, for the back office also hidden ones',
  params: oneId,
  fails: ['categoryNotFound'],
  answers: {
    200: z.strictObject({ childcategory: z.array(childCategoryChoiceShape).describe('The child categories.') }),
  },
});

export const subcategoryToBrand = defineRoute({
  name: 'subcategoryToBrand',
  method: 'GET',
  path: '/subcategory-to-brand/:id',
  who: 'public',
  scope: 'catalogue:read',
  tag: 'Categories',
  summary: 'Active brands of a sub category',
  params: oneId,
  fails: ['categoryNotFound'],
  answers: {
    200: z.strictObject({
      brand: z.array(z.strictObject({ id, name: z.string(), name_bn: z.string() })).describe('The brands.'),
    }),
  },
});

export const getCategory = defineRoute({
  name: 'getCategory',
  method: 'GET',
  path: '/getCategory',
  who: 'public',
  scope: 'catalogue:read',
  tag: 'Catalogue',
  summary: 'Active main categories',
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      category: z
        .array(
          categoryNameShape.extend({
            image: image.describe('Its picture; null: none.'),
            description: z.string(),
            meta_title: z.string(),
            meta_keyword: z.string(),
            meta_descrip: z.string(),
          }),
        )
        .describe('The main categories.'),
    }),
  },
});

export const getAllCategory = defineRoute({
  name: 'getAllCategory',
  method: 'GET',
  path: '/getAllCategory',
  who: 'public',
  scope: 'catalogue:read',
  tag: 'Catalogue',
  summary: 'The category menu: active categories of three levels',
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      category: z.array(categoryNameShape).describe('The main categories.'),
      subcategory: z.array(categoryNameShape.extend({ main_cat_id: id })).describe('The sub categories.'),
      childcategory: z.array(categoryNameShape.extend({ sub_cat_id: id })).describe('The child categories.'),
    }),
  },
});
