/** The three levels of categories, and the field of each level that names its parent. */
import type { z } from 'zod';
import type { updateChildCategory, updateCategory, updateSubCategory } from '../../contract/categories';

export type MainLevel = 'main-categories';
export type SubLevel = 'sub-categories';
export type ChildLevel = 'child-categories';
export type CategoryLevel = MainLevel | SubLevel | ChildLevel;

/** `field` is the name on the document, `input` the contract's name for it. */
export const above = {
  'main-categories': null,
  'sub-categories': { level: 'main-categories', field: 'category', input: 'main_cat_id' },
  'child-categories': { level: 'sub-categories', field: 'subcategory', input: 'sub_cat_id' },
} as const;

type InputOf<R extends { body: z.ZodType }> = z.output<R['body']>;
type Parents = Pick<InputOf<typeof updateSubCategory>, 'main_cat_id'> &
  Pick<InputOf<typeof updateChildCategory>, 'sub_cat_id'>;
/** The values of a form for any level; a change leaves fields that are not sent as they are. */
export type CategoryInput = InputOf<typeof updateCategory> & Partial<Parents>;
