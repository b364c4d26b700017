import type { CollectionConfig } from 'payload';
import { anyOf, isAdmin, nobody, ofUser, onlyAdmins, onlySuperAdmin } from './access/rules';
import { kept } from './access/fields';
import { declaredFields } from './fields/declared';
import { code, flag, labels, one } from './fields/values';
import { vendorFields } from '../domain/vendors/fields';
import { vendorHooks } from '../hooks/vendors/index';

/** Vendor applications and, once accepted, the vendors. One per account. */
export const vendors: CollectionConfig = {
  slug: 'vendors',
  labels: labels({ en: 'Vendor', 'bn-BD': 'বিক্রেতা' }, { en: 'Vendors', 'bn-BD': 'বিক্রেতারা' }),
  admin: {
    useAsTitle: 'business_name',
    defaultColumns: ['business_name', 'name', 'type', 'accept'],
    group: { en: 'People', 'bn-BD': 'ব্যবহারকারী ও বিক্রেতা' },
  },
  access: {
    create: nobody,
    read: anyOf(({ req }) => isAdmin(req), ofUser('user')),
    update: onlyAdmins,
    delete: onlySuperAdmin,
    readVersions: nobody,
  },
  hooks: vendorHooks,
  fields: [
    one('user', 'users', { required: true, unique: true, access: { update: kept.update } }),
    ...declaredFields(vendorFields),
    code('accept', 2, 0),
    /** 1: permanently deleted. Personal data and documents are gone; the record stays because packages refer to it. */
    flag('deleted', 0, { access: kept, admin: { hidden: true } }),
    /** 1: the vendor has dismissed the list of first steps. */
    flag('steps_hidden', 0, { access: kept, index: false, admin: { hidden: true } }),
    /** 1: a request to change the record is waiting; claimed, so that there is one at a time. */
    flag('change_open', 0, { access: kept, index: false, admin: { hidden: true } }),
  ],
};
