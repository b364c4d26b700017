/** The three category levels. Hidden ones are seen by staff and vendors only. */
import type { CollectionConfig } from 'payload';
import { anyOf, isAny, nobody, onlyAdmins, shown, where } from './access/rules';
import { bilingualName, flag, labels, one, prose, seo, slugLine } from './fields/values';
import { childCategoryHooks, mainCategoryHooks, subCategoryHooks } from '../hooks/categories/index';

const group = { en: 'Catalogue', 'bn-BD': 'পণ্যসম্ভার' };
const admin = { useAsTitle: 'name', defaultColumns: ['name', 'name_bn', 'slug', 'status'], group };
/** One of a hidden category is hidden with it. `above` leads to what a category lies below. */
const accessBelow = (...above: string[]): NonNullable<CollectionConfig['access']> => ({
  create: onlyAdmins,
  read: anyOf(({ req }) => isAny(req, 'superadmin', 'subadmin', 'vendor'), where(shown(...above))),
  update: onlyAdmins,
  delete: onlyAdmins,
  readVersions: nobody,
});
const fields = [slugLine(), ...bilingualName(150), prose('description', 5000), flag('status', 1), ...seo];

export const mainCategories: CollectionConfig = {
  slug: 'main-categories',
  labels: labels({ en: 'Main category', 'bn-BD': 'মূল ক্যাটাগরি' }, { en: 'Main categories', 'bn-BD': 'মূল ক্যাটাগরি' }),
  admin,
  access: accessBelow(),
  hooks: mainCategoryHooks,
  fields: [...fields],
};

export const subCategories: CollectionConfig = {
  slug: 'sub-categories',
  labels: labels({ en: 'Sub category', 'bn-BD': 'সাব ক্যাটাগরি' }, { en: 'Sub categories', 'bn-BD': 'সাব ক্যাটাগরি' }),
  admin,
  access: accessBelow('category'),
  hooks: subCategoryHooks,
  fields: [one('category', 'main-categories', { required: true }), ...fields],
};

export const childCategories: CollectionConfig = {
  slug: 'child-categories',
  labels: labels(
    { en: 'Child category', 'bn-BD': 'চাইল্ড ক্যাটাগরি' },
    { en: 'Child categories', 'bn-BD': 'চাইল্ড ক্যাটাগরি' },
  ),
  admin,
  access: accessBelow('subcategory', 'subcategory.category'),
  hooks: childCategoryHooks,
  fields: [one('subcategory', 'sub-categories', { required: true }), ...fields],
};
