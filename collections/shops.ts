import type { CollectionConfig } from 'payload';
import { anyOf, isAdmin, nobody, ofVendor, onlySuperAdmin, where } from './access/rules';
import { kept } from './access/fields';
import { declaredFields } from './fields/declared';
import { flag, labels, one } from './fields/values';
import { shopFields } from '../domain/shops/fields';
import { shopHooks } from '../hooks/shops/index';

/** A vendor's shop, created when the vendor is accepted. */
export const shops: CollectionConfig = {
  slug: 'shops',
  labels: labels({ en: 'Shop', 'bn-BD': 'দোকান' }, { en: 'Shops', 'bn-BD': 'দোকান' }),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'verify', 'featured'],
    group: { en: 'Catalogue', 'bn-BD': 'ক্যাটালগ' },
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
    ...declaredFields(shopFields),
    /** Copied from the vendor: a suspended vendor's shop is not shown. */
    flag('active', 1, { access: kept, admin: { readOnly: true } }),
  ],
};
