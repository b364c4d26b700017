/** The values of a category form on all three levels, from nothing or from a stored category. */
import type { z } from 'zod';
import type { categoryNameShape, mainCategoryShape } from '../../../contract/categories';

type Name = z.output<typeof categoryNameShape>;
/** A category of any level with the one above it. */
export type CategoryRow = z.output<typeof mainCategoryShape> & { parent: Name | null };
export type ParentField = 'main_cat_id' | 'sub_cat_id';

export type CategoryValues = {
  main_cat_id: string;
  sub_cat_id: string;
  name: string;
  name_bn: string;
  slug: string;
  description: string;
  status: string;
  meta_title: string;
  meta_keyword: string;
  meta_descrip: string;
};

export const blankCategory: CategoryValues = {
  main_cat_id: '',
  sub_cat_id: '',
  name: '',
  name_bn: '',
  slug: '',
  description: '',
  status: '1',
  meta_title: '',
  meta_keyword: '',
  meta_descrip: '',
};

const seoFields = ['meta_title', 'meta_keyword', 'meta_descrip'];
/** Whether a field stands in the tab SEO Tags. */
export const isSeoField = (field: string): boolean => seoFields.includes(field);

const text = (id: string | number | null | undefined): string => (id === null || id === undefined ? '' : String(id));

type Stored = z.output<typeof mainCategoryShape> & {
  main_cat_id?: string | number | null;
  sub_cat_id?: string | number | null;
};

export function valuesOf(category: Stored): CategoryValues {
  const { name, name_bn, slug, description, meta_title, meta_keyword, meta_descrip } = category;
  return {
    main_cat_id: text(category.main_cat_id),
    sub_cat_id: text(category.sub_cat_id),
    name,
    name_bn,
    slug,
    description,
    status: String(category.status),
    meta_title,
    meta_keyword,
    meta_descrip,
  };
}

/** What is sent: without the levels that the form does not have. */
export function bodyOf(
  { main_cat_id, sub_cat_id, ...words }: CategoryValues,
  parent?: ParentField,
): Record<string, string | undefined> {
  if (parent === 'main_cat_id') return { ...words, main_cat_id: main_cat_id || undefined };
  if (parent === 'sub_cat_id') return { ...words, sub_cat_id: sub_cat_id || undefined };
  return words;
}
