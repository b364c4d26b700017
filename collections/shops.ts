import type { CollectionConfig } from 'payload';
import { anyOf, isAdmin, nobody, ofVendor, onlySuperAdmin, where } from './access/rules';
import { adminField, kept } from './access/fields';
import { flag, labels, line, one, picture, slugLine } from './fields/values';
import { shopHooks } from '../hooks/shops/index';

/** A vendor's shop, made when the vendor is accepted. */
export const shops: CollectionConfig = {
  slug: 'shops',
  labels: labels({ en: 'Shop', 'bn-BD': 'দোকান' }, { en: 'Shops', 'bn-BD': 'দোকান' }),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'verify', 'featured'],
    group: { en: 'Catalogue', 'bn-BD': 'পণ্যসম্ভার' },
  },
  access: {
    create: nobody,
    read: anyOf(({ req }) => isAdmin(req), ofVendor(), where({ active: { equals: 1 } })),
    update: anyOf(({ req }) => isAdmin(req), ofVendor()),
    delete: onlySuperAdmin,
    readVersions: nobody,
  },
  hooks: shopHooks,
  fields: [
    one('vendor', 'vendors', { required: true, unique: true, access: { update: kept.update } }),
    line('name', 150, { required: true }),
    slugLine(),
    line('tagline', 255),
    picture('logo'),
    picture('banner'),
    one('warehouse', 'warehouses'),
    flag('featured', 0, { access: { update: adminField } }),
    flag('verify', 0, { access: { update: adminField } }),
    /** Kept from the vendor: a suspended vendor's shop is not shown. */
    flag('active', 1, { access: kept, admin: { readOnly: true } }),
  ],
};
