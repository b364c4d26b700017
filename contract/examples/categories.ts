import * as categories from '../categories';
import * as tree from '../categoryTree';
import { answered, example, found } from './example';

const id = (slug: string, level = 'main') => ({ params: { id: found(`${level}-categories`, 'slug', slug) } });
const seo = {
  meta_title: 'Pet care in Bangladesh',
  meta_keyword: 'pet, cat, dog',
  meta_descrip: 'Food and toys for pets.',
};
const words = { description: 'Food, toys and care for pets.', status: 1, ...seo } as const;
const main = answered(categories.storeCategory, 'category.id');
const sub = answered(categories.storeSubCategory, 'subcategory.id');
const child = answered(categories.storeChildCategory, 'childcategory.id');

export const categoryExamples = [
  example(categories.editCategory, 'admin', id('womens-fashion')),
  example(tree.categoryContents, 'admin', {
    params: { level: 'main', id: found('main-categories', 'slug', 'womens-fashion') },
  }),
  example(categories.editSubCategory, 'admin', id('saree', 'sub')),
  example(categories.editChildCategory, 'admin', id('cotton-saree', 'child')),
  example(categories.mainToSubCategory, 'visitor', id('womens-fashion')),
  example(categories.subToChildCategory, 'visitor', id('saree', 'sub')),
  example(categories.subcategoryToBrand, 'visitor', id('saree', 'sub')),
  example(tree.categoryTree, 'admin'),
  example(categories.storeCategory, 'admin', {
    body: { slug: 'pet-care', name: 'Pet Care', name_bn: 'পোষা প্রাণী', ...words },
  }),
  example(categories.storeSubCategory, 'admin', {
    body: { slug: 'pet-food', name: 'Pet Food', name_bn: 'পোষা প্রাণীর খাবার', main_cat_id: main, ...words },
  }),
  example(categories.storeChildCategory, 'admin', {
    body: { slug: 'cat-food', name: 'Cat Food', name_bn: 'বিড়ালের খাবার', sub_cat_id: sub, ...words },
  }),
  example(categories.updateCategory, 'admin', {
    params: { id: main },
    body: { slug: 'pet-care', name: 'Pets', name_bn: 'পোষা প্রাণী', ...words },
  }),
  example(categories.updateSubCategory, 'admin', {
    params: { id: sub },
    body: { slug: 'pet-food', name: 'Pet Foods', name_bn: 'পোষা প্রাণীর খাবার', main_cat_id: main, ...words },
  }),
  example(categories.updateChildCategory, 'admin', {
    params: { id: child },
    body: { slug: 'cat-food', name: 'Cat Foods', name_bn: 'বিড়ালের খাবার', sub_cat_id: sub, ...words },
  }),
  example(tree.orderCategories, 'admin', {
    body: { level: 'child', parent_id: sub, ids: [child], moved_id: child },
  }),
  example(tree.categoryPicture, 'admin', { params: { level: 'main', id: main }, body: {} }),
  example(categories.deleteChildCategory, 'admin', { params: { id: child } }),
  example(categories.deleteSubCategory, 'admin', { params: { id: sub } }),
  example(categories.deleteCategory, 'admin', { params: { id: main } }),
];
