/** All categories as one tree: their order, their pictures, and what a deletion would include. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { categoryNameShape } from './categories';
import { defineRoute, nothing } from './route';
import { flag, formId, id, image, pathId } from './shapes';

const treeShape = categoryNameShape.extend({
  status: flag,
  image: image.describe('Its picture; null: none.'),
  product_count: z.int().min(0).describe('How many products it has, of all vendors, hidden ones too.'),
});

export const categoryTree = defineRoute({
  name: 'categoryTree',
  method: 'GET',
  path: '/category-tree',
  who: admins,
  scope: 'catalogue:read',
  tag: 'Categories',
  summary: 'All categories of three levels in the order of the shop, with the number of their products',
  answers: {
    200: z.strictObject({
      category: z.array(treeShape).describe('The main categories.'),
      subcategory: z.array(treeShape.extend({ main_cat_id: id })).describe('The sub categories.'),
      childcategory: z.array(treeShape.extend({ sub_cat_id: id })).describe('The child categories.'),
    }),
  },
});

/** No category has more below it. */
const mostBeside = 1_000;

export const orderCategories = defineRoute({
  name: 'orderCategories',
  method: 'POST',
  path: '/order-categories',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Categories',
  summary: 'Arrange the categories below one, or move one of them there with its products',
  body: z.strictObject({
    level: z.enum(['main', 'sub', 'child']).describe('The level of the categories.'),
    parent_id: formId.nullish().describe('The category they are below, or are to be; not sent for main categories.'),
    ids: z
      .array(id)
      .min(1)
      .max(mostBeside)
      .describe('Every category below it, in the new order, with the one that comes from below another.'),
    moved_id: id.describe('The category that was moved to another place or below another category.'),
  }),
  fails: ['categoryNotFound', 'changedMeanwhile'],
  answers: { 200: nothing },
});

const levelName = z.enum(['main', 'sub', 'child']).describe('The level of the category.');

export const categoryPicture = defineRoute({
  name: 'categoryPicture',
  method: 'POST',
  path: '/category-picture/:level/:id',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Categories',
  summary: 'Show a picture of the media library with a category, or none',
  params: z.strictObject({ level: levelName, id: pathId }),
  body: z.strictObject({ picture: formId.nullish().describe('The picture; not sent or null: none.') }),
  fails: ['categoryNotFound', 'pictureNotFound'],
  answers: { 200: nothing },
});

export const categoryContents = defineRoute({
  name: 'categoryContents',
  method: 'GET',
  path: '/category-contents/:level/:id',
  who: admins,
  scope: 'catalogue:read',
  tag: 'Categories',
  summary: 'What is deleted with a category: how many categories, brands and products are below it',
  params: z.strictObject({
    level: levelName,
    id: pathId,
  }),
  fails: ['categoryNotFound'],
  answers: {
    200: z.strictObject({
      sub_categories: z.int().min(0).describe('How many sub categories.'),
      child_categories: z.int().min(0).describe('How many child categories.'),
      brands: z.int().min(0).describe('How many brands.'),
      product_count: z.int().min(0).describe('How many products, of all vendors.'),
    }),
  },
});
