import type { CollectionConfig } from 'payload';
import { isAny } from '../authority/actor';
import { anyOf, nobody, onlyAdmins, shown, where } from './access/rules';
import { brandFields } from '../domain/brands/fields';
import { declaredFields } from './fields/declared';
import { labels } from './fields/values';
import { brandHooks } from '../hooks/brands/index';

/** A brand belongs to a sub category. */
export const brands: CollectionConfig = {
  slug: 'brands',
  labels: labels({ en: 'Brand', 'bn-BD': 'ব্র্যান্ড' }, { en: 'Brands', 'bn-BD': 'ব্র্যান্ড' }),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'subcategory', 'status'],
    group: { en: 'Catalogue', 'bn-BD': 'ক্যাটালগ' },
  },
  access: {
    create: onlyAdmins,
    read: anyOf(
      ({ req }) => isAny(req, 'superadmin', 'subadmin', 'vendor'),
      where(shown('subcategory', 'subcategory.category')),
    ),
    update: onlyAdmins,
    delete: onlyAdmins,
    readVersions: nobody,
  },
  hooks: brandHooks,
  indexes: [{ fields: ['subcategory', 'name'], unique: true }],
  fields: declaredFields(brandFields),
};
