/** The three category levels. Hidden ones are visible to staff and vendors only. */
import type { CollectionConfig } from 'payload';
import { kept } from './access/fields';
import { isAny } from '../authority/actor';
import { anyOf, nobody, onlyAdmins, shown, where } from './access/rules';
import { childCategoryFields, mainCategoryFields, subCategoryFields } from '../domain/categories/fields';
import { declaredFields } from './fields/declared';
import { counter, labels, picture } from './fields/values';
import { childCategoryHooks, mainCategoryHooks, subCategoryHooks } from '../hooks/categories/index';

const group = { en: 'Catalogue', 'bn-BD': 'ক্যাটালগ' };
const admin = { useAsTitle: 'name', defaultColumns: ['name', 'name_bn', 'slug', 'status'], group };
/** A category below a hidden one is hidden with it. `above` is the path to the parent. */
const accessBelow = (...above: string[]): NonNullable<CollectionConfig['access']> => ({
  create: onlyAdmins,
  read: anyOf(({ req }) => isAny(req, 'superadmin', 'subadmin', 'vendor'), where(shown(...above))),
  update: onlyAdmins,
  delete: onlyAdmins,
  readVersions: nobody,
});

/**
 * Its position among its siblings, which admins set by dragging; categories never moved are all at 0, in their earlier
 * order.
 */
const position = counter('position', { required: false, access: kept, admin: { readOnly: true } });

/** A picture of the media library; chosen in the tree (`services/categories/setPicture.ts`). */
const shownPicture = picture('picture', { access: kept, admin: { readOnly: true } });

export const mainCategories: CollectionConfig = {
  slug: 'main-categories',
  labels: labels({ en: 'Main category', 'bn-BD': 'মূল ক্যাটাগরি' }, { en: 'Main categories', 'bn-BD': 'মূল ক্যাটাগরি' }),
  admin,
  access: accessBelow(),
  indexes: [{ fields: ['position', 'createdAt'] }],
  hooks: mainCategoryHooks,
  fields: [...declaredFields(mainCategoryFields), position, shownPicture],
};

export const subCategories: CollectionConfig = {
  slug: 'sub-categories',
  labels: labels({ en: 'Sub category', 'bn-BD': 'সাব ক্যাটাগরি' }, { en: 'Sub categories', 'bn-BD': 'সাব ক্যাটাগরি' }),
  admin,
  access: accessBelow('category'),
  indexes: [{ fields: ['category', 'position', 'createdAt'] }],
  hooks: subCategoryHooks,
  fields: [...declaredFields(subCategoryFields), position, shownPicture],
};

export const childCategories: CollectionConfig = {
  slug: 'child-categories',
  labels: labels(
    { en: 'Child category', 'bn-BD': 'চাইল্ড ক্যাটাগরি' },
    { en: 'Child categories', 'bn-BD': 'চাইল্ড ক্যাটাগরি' },
  ),
  admin,
  access: accessBelow('subcategory', 'subcategory.category'),
  indexes: [{ fields: ['subcategory', 'position', 'createdAt'] }],
  hooks: childCategoryHooks,
  fields: [...declaredFields(childCategoryFields), position, shownPicture],
};
