/** Coupons and their uses. `remain` is only ever changed by an atomic claim. */
import type { CollectionConfig } from 'payload';
import { closed, nobody, onlyAdmins } from './access/rules';
import { kept } from './access/fields';
import { couponFields } from '../domain/coupons/fields';
import { declaredFields } from './fields/declared';
import { counter, labels, line, numbered, one, taka } from './fields/values';
import { couponHooks } from '../hooks/coupons/index';

const group = { en: 'Orders', 'bn-BD': 'অর্ডার' };

export const coupons: CollectionConfig = {
  slug: 'coupons',
  labels: labels({ en: 'Coupon', 'bn-BD': 'কুপন' }, { en: 'Coupons', 'bn-BD': 'কুপন' }),
  admin: { group, useAsTitle: 'code', defaultColumns: ['code', 'type', 'fixed', 'percentage', 'remain', 'status'] },
  access: { create: onlyAdmins, read: onlyAdmins, update: onlyAdmins, delete: onlyAdmins, readVersions: nobody },
  hooks: couponHooks,
  indexes: [{ fields: ['listed', 'status', 'createdAt'] }],
  fields: [
    ...declaredFields(couponFields),
    /** The ids of the vendors or categories in its scope, joined by commas. */
    line('scope_ids', 2_000),
    counter('remain', { max: 10_000_000, access: kept, admin: { readOnly: true } }),
    one('created_by', 'users', { access: kept, admin: { readOnly: true } }),
  ],
};

export const couponRedemptions: CollectionConfig = {
  slug: 'coupon-redemptions',
  labels: labels({ en: 'Coupon use', 'bn-BD': 'কুপন ব্যবহার' }, { en: 'Coupon uses', 'bn-BD': 'কুপন ব্যবহার' }),
  admin: { group, defaultColumns: ['coupon', 'customer', 'order', 'amount'] },
  access: { ...closed, read: onlyAdmins },
  indexes: [{ fields: ['coupon', 'customer', 'place'], unique: true }],
  fields: [
    one('coupon', 'coupons', { required: true }),
    one('customer', 'users', { required: true }),
    one('order', 'orders'),
    /** The number of the customer's use, from 1 to the limit per customer. Unique, so that the limit holds. */
    numbered('place', { min: 1, max: 1_000, defaultValue: 1 }),
    taka('amount', { required: true }),
  ],
};
