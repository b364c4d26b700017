import type { CollectionConfig } from 'payload';
import { anyOf, isAdmin, nobody, ofUser, onlyAdmins, onlySuperAdmin } from './access/rules';
import { kept } from './access/fields';
import { code, flag, labels, line, one, ownPicture, privatePicture } from './fields/values';
import { vendorHooks } from '../hooks/vendors/index';

/** Vendor applications and, once accepted, the vendors. One per account. */
export const vendors: CollectionConfig = {
  slug: 'vendors',
  labels: labels({ en: 'Vendor', 'bn-BD': 'বিক্রেতা' }, { en: 'Vendors', 'bn-BD': 'বিক্রেতারা' }),
  admin: {
    useAsTitle: 'business_name',
    defaultColumns: ['business_name', 'name', 'type', 'accept'],
    group: { en: 'People', 'bn-BD': 'মানুষ' },
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
    line('name', 150, { required: true }),
    line('mobile', 20, { required: true, index: true }),
    line('email', 254, { required: true }),
    line('birthdate', 10, { required: true }),
    line('nid', 30, { required: true }),
    { name: 'gender', type: 'select', options: ['Male', 'Female', 'Others'], required: true },
    one('district', 'districts', { required: true }),
    one('upazila', 'upazilas', { required: true }),
    line('thana', 100),
    line('postcode', 20),
    line('address', 500, { required: true }),
    line('business_name', 150, { required: true, index: true }),
    code('type', 2, 2, { min: 1 }),
    {
      name: 'business_type',
      type: 'select',
      options: ['Personal / Individual', 'Departmental Store / Showroom', 'Brand Shop'],
      required: true,
    },
    line('trade_license', 60),
    line('bin', 60),
    one('business_district', 'districts', { required: true }),
    one('business_upazila', 'upazilas', { required: true }),
    line('business_thana', 100),
    line('business_postcode', 20),
    line('business_address', 500, { required: true }),
    ownPicture('image'),
    privatePicture('trade_license_image'),
    privatePicture('nid_front_image'),
    privatePicture('nid_back_image'),
    code('accept', 2, 0),
    /** 1: deleted for good. Personal data and documents are gone; the record stays because packages point at it. */
    flag('deleted', 0, { access: kept, admin: { hidden: true } }),
  ],
};
