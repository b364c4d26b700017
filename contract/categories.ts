/** Categories of three levels, and the brands of a sub category. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { changedText, flag, flagInput, id, optionalText, pathId, requiredText, slug } from './shapes';

/** Who sees hidden categories too. */
const backOffice = ['superadmin', 'subadmin', 'vendor'] as const;

export const categoryNameShape = z
  .strictObject({
    id,
    name: z.string(),
    name_bn: z.string(),
    slug: z.string(),
  })
  .meta({ id: 'CategoryName', description: 'What a nested category shows of itself.' });

const categoryFields = {
  id,
  slug: z.string(),
  name: z.string(),
  name_bn: z.string(),
  description: z.string(),
  status: flag,
  meta_title: z.string(),
  meta_keyword: z.string(),
  meta_descrip: z.string(),
};
export const mainCategoryShape = z
  .strictObject(categoryFields)
  .meta({ id: 'MainCategory', description: 'A category of the first level.' });
export const subCategoryShape = z
  .strictObject({
    ...categoryFields,
    main_cat_id: id.nullable(),
    category: categoryNameShape.nullable(),
  })
  .meta({ id: 'SubCategory', description: 'A category of the second level, below a main category.' });
export const childCategoryShape = z
  .strictObject({
    ...categoryFields,
    sub_cat_id: id.nullable(),
    subcategory: categoryNameShape.nullable(),
  })
  .meta({ id: 'ChildCategory', description: 'A category of the third level, below a sub category.' });

export const subCategoryChoiceShape = categoryNameShape.extend({ main_cat_id: id, status: flag }).meta({
  id: 'SubCategoryChoice',
  description: 'A sub category to choose; `status` lets a form mark what is hidden.',
});
export const childCategoryChoiceShape = categoryNameShape.extend({ sub_cat_id: id, status: flag }).meta({
  id: 'ChildCategoryChoice',
  description: 'A child category to choose; `status` lets a form mark what is hidden.',
});

const words = {
  slug,
  name: requiredText(150),
  name_bn: requiredText(150),
  description: optionalText(5_000),
  meta_title: requiredText(255),
  meta_keyword: optionalText(500),
  meta_descrip: optionalText(1_000),
};
// Not strict: an edit form sends back the record as it was given, `id` and nested names included. They are dropped.
const mainCategoryBody = z.object({ ...words, status: flagInput.default(1) });
const subCategoryBody = z.object({ ...words, status: flagInput, main_cat_id: id });
const childCategoryBody = z.object({ ...words, status: flagInput, sub_cat_id: id });

/** In a change the optional texts, and a main category's status, stay when they are not sent. */
const changed = { description: changedText(5_000), meta_keyword: changedText(500), meta_descrip: changedText(1_000) };
const mainCategoryChange = mainCategoryBody.extend({ ...changed, status: flagInput.optional() });
const subCategoryChange = subCategoryBody.extend(changed);
const childCategoryChange = childCategoryBody.extend(changed);

const oneId = z.strictObject({ id: pathId });

export const viewCategory = defineRoute({
  name: 'viewCategory',
  method: 'GET',
  path: '/view-category',
  who: backOffice,
  scope: 'catalogue:read',
  tag: 'Categories',
  summary: 'All main categories, hidden ones too',
  answers: { 200: z.strictObject({ category: z.array(mainCategoryShape).describe('The main categories.') }) },
});

export const storeCategory = defineRoute({
  name: 'storeCategory',
  method: 'POST',
  path: '/store-category',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Categories',
  summary: 'Add a main category',
  body: mainCategoryBody,
  invalid: { status: 400 },
  answers: { 200: z.strictObject({ category: mainCategoryShape }) },
});

export const editCategory = defineRoute({
  name: 'editCategory',
  method: 'GET',
  path: '/edit-category/:id',
  who: backOffice,
  scope: 'catalogue:read',
  tag: 'Categories',
  summary: 'One main category',
  params: oneId,
  fails: ['categoryNotFound'],
  answers: { 200: z.strictObject({ category: mainCategoryShape }) },
});

export const updateCategory = defineRoute({
  name: 'updateCategory',
  method: 'PUT',
  path: '/update-category/:id',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Categories',
  summary: 'Change a main category',
  params: oneId,
  body: mainCategoryChange,
  fails: ['categoryNotFound'],
  answers: { 200: z.strictObject({ category: mainCategoryShape }) },
});

export const deleteCategory = defineRoute({
  name: 'deleteCategory',
  method: 'DELETE',
  path: '/delete-category/:id',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Categories',
  summary: 'Delete a main category with its sub and child categories and their products',
  params: oneId,
  fails: ['categoryNotFound', 'groceryCategoryNeeded'],
  answers: { 200: nothing },
});

export const viewSubCategory = defineRoute({
  name: 'viewSubCategory',
  method: 'GET',
  path: '/view-sub-category',
  who: backOffice,
  scope: 'catalogue:read',
  tag: 'Categories',
  summary: 'All sub categories, hidden ones too',
  answers: { 200: z.strictObject({ subcategory: z.array(subCategoryShape).describe('The sub categories.') }) },
});

export const storeSubCategory = defineRoute({
  name: 'storeSubCategory',
  method: 'POST',
  path: '/store-sub-category',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Categories',
  summary: 'Add a sub category',
  body: subCategoryBody,
  invalid: { status: 400 },
  answers: { 200: z.strictObject({ subcategory: subCategoryShape }) },
});

export const editSubCategory = defineRoute({
  name: 'editSubCategory',
  method: 'GET',
  path: '/edit-sub-category/:id',
  who: backOffice,
  scope: 'catalogue:read',
  tag: 'Categories',
  summary: 'One sub category',
  params: oneId,
  fails: ['categoryNotFound'],
  answers: { 200: z.strictObject({ subcategory: subCategoryShape }) },
});

export const updateSubCategory = defineRoute({
  name: 'updateSubCategory',
  method: 'PUT',
  path: '/update-sub-category/:id',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Categories',
  summary: 'Change a sub category',
  params: oneId,
  body: subCategoryChange,
  fails: ['categoryNotFound'],
  answers: { 200: z.strictObject({ subcategory: subCategoryShape }) },
});

export const deleteSubCategory = defineRoute({
  name: 'deleteSubCategory',
  method: 'DELETE',
  path: '/delete-sub-category/:id',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Categories',
  summary: 'Delete a sub category with its child categories and their products',
  params: oneId,
  fails: ['categoryNotFound'],
  answers: { 200: nothing },
});

export const viewChildCategory = defineRoute({
  name: 'viewChildCategory',
  method: 'GET',
  path: '/view-child-category',
  who: backOffice,
  scope: 'catalogue:read',
  tag: 'Categories',
  summary: 'All child categories, hidden ones too',
  answers: { 200: z.strictObject({ childcategory: z.array(childCategoryShape).describe('The child categories.') }) },
});

export const storeChildCategory = defineRoute({
  name: 'storeChildCategory',
  method: 'POST',
  path: '/store-child-category',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Categories',
  summary: 'Add a child category',
  body: childCategoryBody,
  invalid: { status: 400 },
  answers: { 200: z.strictObject({ childcategory: childCategoryShape }) },
});

export const editChildCategory = defineRoute({
  name: 'editChildCategory',
  method: 'GET',
  path: '/edit-child-category/:id',
  who: backOffice,
  scope: 'catalogue:read',
  tag: 'Categories',
  summary: 'One child category',
  params: oneId,
  fails: ['categoryNotFound'],
  answers: { 200: z.strictObject({ childcategory: childCategoryShape }) },
});

export const updateChildCategory = defineRoute({
  name: 'updateChildCategory',
  method: 'PUT',
  path: '/update-child-category/:id',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Categories',
  summary: 'Change a child category',
  params: oneId,
  body: childCategoryChange,
  fails: ['categoryNotFound'],
  answers: { 200: z.strictObject({ childcategory: childCategoryShape }) },
});

export const deleteChildCategory = defineRoute({
  name: 'deleteChildCategory',
  method: 'DELETE',
  path: '/delete-child-category/:id',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Categories',
  summary: 'Delete a child category with its products',
  params: oneId,
  fails: ['categoryNotFound'],
  answers: { 200: nothing },
});

export const allCategory = defineRoute({
  name: 'allCategory',
  method: 'GET',
  path: '/all-category',
  who: backOffice,
  scope: 'catalogue:read',
  tag: 'Categories',
  summary: 'Main categories to choose from, hidden ones too',
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
  summary: 'Sub categories of a main category: the active ones, for the back office also the hidden ones',
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
  summary: 'Child categories of a sub category: the active ones, for the back office also the hidden ones',
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
