'use client';
/** The three levels of categories: their screens, calls and fields, and the values of their one form. */
import type { z } from 'zod';
import {
  deleteCategory,
  deleteChildCategory,
  deleteSubCategory,
  editCategory,
  editChildCategory,
  editSubCategory,
  storeCategory,
  storeChildCategory,
  storeSubCategory,
  updateCategory,
  updateChildCategory,
  updateSubCategory,
  viewCategory,
  viewChildCategory,
  viewSubCategory,
  type categoryNameShape,
  type mainCategoryShape,
} from '../../../contract/categories';
import type { OkOf } from '../../../contract/route';
import {
  categoryFields,
  childCategoryFields,
  mainCategoryFields,
  subCategoryFields,
} from '../../../domain/categories/fields';
import { entries } from '../../../domain/fields/declare';
import { blankValues, storedValues, type FormValues } from '../../shared/form/declaredForm';
import { noChoices, useMainChoices, useSubChoices } from './useParents';

export const levels = {
  main: {
    key: 'main',
    screen: 'main-category',
    editScreen: 'edit-category',
    addTitle: 'addMain',
    fields: mainCategoryFields,
    parent: null,
    useParents: noChoices,
    view: viewCategory,
    store: storeCategory,
    edit: editCategory,
    update: updateCategory,
    remove: deleteCategory,
  },
  sub: {
    key: 'sub',
    screen: 'sub-category',
    editScreen: 'edit-sub-category',
    addTitle: 'addSub',
    fields: subCategoryFields,
    parent: 'main_cat_id',
    useParents: useMainChoices,
    view: viewSubCategory,
    store: storeSubCategory,
    edit: editSubCategory,
    update: updateSubCategory,
    remove: deleteSubCategory,
  },
  child: {
    key: 'child',
    screen: 'child-category',
    editScreen: 'edit-child-category',
    addTitle: 'addChild',
    fields: childCategoryFields,
    parent: 'sub_cat_id',
    useParents: useSubChoices,
    view: viewChildCategory,
    store: storeChildCategory,
    edit: editChildCategory,
    update: updateChildCategory,
    remove: deleteChildCategory,
  },
} as const;
export type LevelName = keyof typeof levels;
export type Level = (typeof levels)[LevelName];

/** A category of any level with its parent. */
export type CategoryRow = z.output<typeof mainCategoryShape> & { parent: z.output<typeof categoryNameShape> | null };

/** The categories in an answer, of any level. */
export function rowsOf(answer: OkOf<Level['view']>): CategoryRow[] {
  if ('subcategory' in answer) return answer.subcategory.map((row) => ({ ...row, parent: row.category }));
  if ('childcategory' in answer) return answer.childcategory.map((row) => ({ ...row, parent: row.subcategory }));
  return answer.category.map((row) => ({ ...row, parent: null }));
}

/** Every field that the form has on any level, in order. */
export const categoryForm = {
  main_cat_id: subCategoryFields.main_cat_id,
  sub_cat_id: childCategoryFields.sub_cat_id,
  ...categoryFields,
};
export type CategoryValues = FormValues<typeof categoryForm>;

export const blankCategory: CategoryValues = blankValues(categoryForm);

/** The form's values for a stored category. */
export const valuesOf = (stored: StoredCategory): CategoryValues =>
  storedValues(categoryForm, { main_cat_id: null, sub_cat_id: null, ...stored });

/** The category in an answer, of any level. */
export const storedOf = (answer: OkOf<Level['edit']>) =>
  'subcategory' in answer ? answer.subcategory : 'childcategory' in answer ? answer.childcategory : answer.category;
export type StoredCategory = ReturnType<typeof storedOf>;

/** Whether a field is in the tab SEO Tags. */
export const isSeoField = (field: string): boolean =>
  entries(categoryForm).some(([name, { form }]) => name === field && form === 'search');
