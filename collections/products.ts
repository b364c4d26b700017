import type { CollectionConfig } from 'payload';
import { isAny } from '../authority/actor';
import { anyOf, isAdmin, nobody, ofVendor, onlyAdmins, where } from './access/rules';
import { kept, vendorOrAdminField } from './access/fields';
import { declaredFields } from './fields/declared';
import { code, counter, flag, labels, line, one, prose } from './fields/values';
import { longestReason } from '../domain/products/changes';
import { productFields } from '../domain/products/fields';
import { productHooks } from '../hooks/products/index';

const system = { access: kept, admin: { readOnly: true, position: 'sidebar' as const } };

/** For the vendor and the admins: customers do not see it. */
const review = { access: { ...kept, read: vendorOrAdminField }, admin: system.admin };

/**
 * What vendors sell. `visible` says whether the public may see a product; a hook maintains it, so that public lists
 * need only one index.
 */
export const products: CollectionConfig = {
  slug: 'products',
  labels: labels({ en: 'Product', 'bn-BD': 'পণ্য' }, { en: 'Products', 'bn-BD': 'পণ্য' }),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'shop', 'selling_price', 'qty', 'status', 'verify'],
    group: { en: 'Catalogue', 'bn-BD': 'ক্যাটালগ' },
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
    { fields: ['vendor', 'sku'] },
    { fields: ['sku'] },
    { fields: ['verify', 'createdAt'] },
    { fields: ['verify', 'updatedAt'] },
    { fields: ['name'] },
    // The list of all products is counted, whatever its filter, from the index alone.
    {
      fields: ['createdAt', 'verify', 'status', 'featured', 'qty', 'category', 'business_district'],
    },
    { fields: ['visible', 'category', 'selling_price'] },
  ],
  fields: [
    one('vendor', 'vendors', { required: true, access: { update: kept.update } }),
    one('shop', 'shops', system),
    code('type', 2, 2, { min: 1, ...system }),
    ...declaredFields(productFields),
    line('thumbnail', 300, system),
    { name: 'discount_percent', type: 'number', min: 0, max: 100, defaultValue: 0, ...system },
    flag('visible', 0, system),
    /** When it was first visible to the public. */
    { name: 'first_shown_at', type: 'date', index: true, ...system },
    /** Whether a change waits beside it (`product-edits`), or was rejected. */
    code('change_state', 2, 0, review),
    /** Since when the product, or a change to it, has been waiting for approval. */
    { name: 'waiting_since', type: 'date', index: true, ...review },
    /** Why the product, or the change to it, was rejected. */
    prose('reject_reason', longestReason, review),
    one('business_district', 'districts', system),
    one('business_upazila', 'upazilas', system),
    counter('rating_sum', system),
    counter('total_review', system),
    /** The average of its stars, for sorting and filtering grids. */
    { name: 'rating', type: 'number', min: 0, max: 5, defaultValue: 0, index: true, ...system },
    counter('sold', system),
    /** Whether its price and stock are derived from its variants. */
    flag('has_variants', 0, system),
    flag('prices_differ', 0, { ...system, index: false }),
  ],
};
