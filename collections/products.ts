import type { CollectionConfig, Field } from 'payload';
import { anyOf, isAdmin, isAny, nobody, ofVendor, onlyAdmins, where } from './access/rules';
import { kept, superAdminField, adminField } from './access/fields';
import {
  bilingualName,
  code,
  counter,
  flag,
  labels,
  line,
  one,
  picture,
  prose,
  seo,
  taka,
  slugLine,
} from './fields/values';
import { productHooks } from '../hooks/products/index';

const system = { access: kept, admin: { readOnly: true, position: 'sidebar' as const } };
const variation = { type: 'select' as const, options: ['Size', 'Color', 'Weight', 'Height'] };
const pictures: Field[] = ([1, 2, 3, 4, 5, 6] as const).map((slot) =>
  picture(`image${slot}`, slot === 1 ? { required: true } : {}),
);

/** What vendors sell. `visible` is the one rule of who may see it, kept by a hook so that public lists ask one index. */
export const products: CollectionConfig = {
  slug: 'products',
  labels: labels({ en: 'Product', 'bn-BD': 'পণ্য' }, { en: 'Products', 'bn-BD': 'পণ্য' }),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'shop', 'selling_price', 'qty', 'status', 'verify'],
    group: { en: 'Catalogue', 'bn-BD': 'পণ্যসম্ভার' },
  },
  access: {
    create: ({ req }) => isAny(req, 'vendor'),
    read: anyOf(({ req }) => isAdmin(req), ofVendor(), where({ visible: { equals: 1 } })),
    update: anyOf(({ req }) => isAdmin(req), ofVendor()),
    delete: onlyAdmins,
    readVersions: nobody,
  },
  hooks: productHooks,
  indexes: [
    { fields: ['visible', 'createdAt'] },
    { fields: ['visible', 'featured', 'createdAt'] },
    { fields: ['visible', 'type', 'createdAt', 'business_district', 'category'] },
    { fields: ['visible', 'discount_percent'] },
    { fields: ['visible', 'childcategory', 'createdAt'] },
    { fields: ['visible', 'subcategory', 'createdAt'] },
    { fields: ['visible', 'category', 'createdAt'] },
    { fields: ['visible', 'shop', 'createdAt'] },
    { fields: ['visible', 'type', 'business_upazila', 'createdAt'] },
    { fields: ['vendor', 'createdAt'] },
    { fields: ['verify', 'createdAt'] },
    { fields: ['verify', 'updatedAt'] },
    { fields: ['name'] },
    { fields: ['visible', 'category', 'selling_price'] },
  ],
  fields: [
    one('vendor', 'vendors', { required: true, access: { update: kept.update } }),
    one('shop', 'shops', system),
    code('type', 2, 2, { min: 1, ...system }),
    ...bilingualName(200),
    slugLine(),
    one('category', 'main-categories', { required: true }),
    one('subcategory', 'sub-categories', { required: true }),
    one('childcategory', 'child-categories'),
    one('brand', 'brands'),
    prose('description', 20_000),
    prose('short_description', 255),
    taka('selling_price', { required: true, min: 1, index: true }),
    taka('original_price', { required: true, min: 1 }),
    counter('qty', { max: 1_000_000, index: true }),
    { name: 'variation1', ...variation },
    { name: 'variation2', ...variation },
    line('option1', 2000),
    line('option2', 2000),
    ...pictures,
    line('video', 11),
    flag('featured', 0, { access: { create: superAdminField, update: superAdminField } }),
    flag('status', 1),
    code('verify', 2, 0, { access: { create: adminField, update: adminField } }),
    ...seo,
    line('thumbnail', 300, system),
    { name: 'discount_percent', type: 'number', min: 0, max: 100, defaultValue: 0, ...system },
    flag('visible', 0, system),
    one('business_district', 'districts', system),
    one('business_upazila', 'upazilas', system),
    counter('rating_sum', system),
    counter('total_review', system),
    /** The average of its stars, for sorting and filtering grids. */
    { name: 'rating', type: 'number', min: 0, max: 5, defaultValue: 0, index: true, ...system },
    counter('sold', system),
  ],
};
