/** The three levels of categories, and which field of a level names the one above it. */
import type { Id } from '../ctx';

export type MainLevel = 'main-categories';
export type SubLevel = 'sub-categories';
export type ChildLevel = 'child-categories';
export type CategoryLevel = MainLevel | SubLevel | ChildLevel;

/** `field` is kept on the document, `input` is what the contract calls it. */
export const above = {
  'main-categories': null,
  'sub-categories': { level: 'main-categories', field: 'category', input: 'main_cat_id' },
  'child-categories': { level: 'sub-categories', field: 'subcategory', input: 'sub_cat_id' },
} as const;

/** What an add or edit form gives. */
export type CategoryInput = {
  slug: string;
  name: string;
  name_bn: string;
  description: string;
  status: 0 | 1;
  meta_title: string;
  meta_keyword: string;
  meta_descrip: string;
  main_cat_id?: Id;
  sub_cat_id?: Id;
};
type Optional = 'description' | 'status' | 'meta_keyword' | 'meta_descrip';
/** The same in a change: what is not sent of these stays. */
export type CategoryChange = Omit<CategoryInput, Optional> & { [F in Optional]?: CategoryInput[F] | undefined };
