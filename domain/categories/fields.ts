/**
 * The fields of a category that people fill in, each declared once: those of every level, and the one that names the
 * parent. Collections, calls and form are derived from here; docs/adding.md says what else a new field needs.
 */
import type { FieldDeclaration, FieldDeclarations } from '../fields/declare';
import { bilingualName, searchFields, shown } from '../fields/recurring';

/** The sections of the category form; the screen defines how each is drawn. */
export type CategoryPart = 'details' | 'search';

type CategoryField = FieldDeclaration & {
  /** The section of the form it is in. */
  form: CategoryPart;
};

const declare = <const F extends FieldDeclarations<CategoryField>>(fields: F): F => fields;

const details = { form: 'details' } as const;
const search = { form: 'search' } as const;
const { name, name_bn } = bilingualName(150);

/** The fields that all levels have. */
export const categoryFields = declare({
  name: { ...name, ...details },
  name_bn: { ...name_bn, ...details },
  slug: {
    kind: 'slug',
    required: true,
    label: { en: 'Slug', bn: 'স্লাগ' },
    hint: { en: 'Click to fill it from the name.', bn: 'নাম থেকে পূরণ করতে ক্লিক করুন।' },
    ...details,
  },
  description: { kind: 'prose', max: 5_000, lines: 3, label: { en: 'Description', bn: 'বিবরণ' }, ...details },
  status: { ...shown, ...details },
  meta_title: { ...searchFields.meta_title, requiredInForms: true, ...search },
  meta_keyword: { ...searchFields.meta_keyword, ...search },
  meta_descrip: { ...searchFields.meta_descrip, ...search },
});

export const mainCategoryFields = categoryFields;

export const subCategoryFields = declare({
  main_cat_id: {
    kind: 'reference',
    to: 'main-categories',
    column: 'category',
    required: true,
    label: { en: 'Main category', bn: 'মূল ক্যাটাগরি' },
    ...details,
  },
  ...categoryFields,
  status: { ...categoryFields.status, requiredInForms: true },
});

export const childCategoryFields = declare({
  sub_cat_id: {
    kind: 'reference',
    to: 'sub-categories',
    column: 'subcategory',
    required: true,
    label: { en: 'Sub category', bn: 'সাব ক্যাটাগরি' },
    ...details,
  },
  ...categoryFields,
  status: { ...categoryFields.status, requiredInForms: true },
});
