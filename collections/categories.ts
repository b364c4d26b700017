/** The three category levels. Hidden ones are seen by staff and vendors only. */
import type { CollectionConfig } from 'payload';
import { anyOf, isAny, nobody, onlyAdmins, where } from './access/rules';
import { bilingualName, flag, labels, line, one, prose, seo } from './fields/values';
import { childCategoryHooks, mainCategoryHooks, subCategoryHooks } from '../hooks/categories/index';

const group = { en: 'Catalogue', bnBd: 'পণ্যসম্ভার' };
const admin = { useAsTitle: 'name', defaultColumns: ['name', 'name_bn', 'slug', 'status'], group };
const access: CollectionConfig['access'] = {
  create: onlyAdmins,
  read: anyOf(({ req }) => isAny(req, 'superadmin', 'subadmin', 'vendor'), where({ status: { equals: 1 } })),
  update: onlyAdmins,
  delete: onlyAdmins,
  readVersions: nobody,
};
const fields = [
  line('slug', 150, { required: true, unique: true }),
  ...bilingualName(150),
  prose('description', 5000),
  flag('status', 1),
  ...seo,
];

export const mainCategories: CollectionConfig = {
  slug: 'main-categories',
  labels: labels({ en: 'Main category', bnBd: 'প্রধান বিভাগ' }, { en: 'Main categories', bnBd: 'প্রধান বিভাগ' }),
  admin,
  access,
  hooks: mainCategoryHooks,
  fields: [...fields],
};

export const subCategories: CollectionConfig = {
  slug: 'sub-categories',
  labels: labels({ en: 'Sub category', bnBd: 'উপবিভাগ' }, { en: 'Sub categories', bnBd: 'উপবিভাগ' }),
  admin,
  access,
  hooks: subCategoryHooks,
  fields: [one('category', 'main-categories', { required: true }), ...fields],
};

export const childCategories: CollectionConfig = {
  slug: 'child-categories',
  labels: labels({ en: 'Child category', bnBd: 'শাখা বিভাগ' }, { en: 'Child categories', bnBd: 'শাখা বিভাগ' }),
  admin,
  access,
  hooks: childCategoryHooks,
  fields: [one('subcategory', 'sub-categories', { required: true }), ...fields],
};
