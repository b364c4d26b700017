/** What a customer keeps: cart lines, favourites, addresses. Only the owner sees them. */
import type { CollectionConfig } from 'payload';
import { anyOf, nobody, ofUser } from './access/rules';
import { kept } from './access/fields';
import { code, counter, labels, line, one } from './fields/values';

const group = { en: 'Shopping', 'bn-BD': 'কেনাকাটা' };
const mine = anyOf(ofUser('user'));
const owner = one('user', 'users', { required: true, access: { update: kept.update } });
const access: CollectionConfig['access'] = {
  create: nobody,
  read: mine,
  update: nobody,
  delete: mine,
  readVersions: nobody,
};

/** One document a line: a product with the same chosen variations, 1 to 10 pieces. */
export const carts: CollectionConfig = {
  slug: 'carts',
  labels: labels({ en: 'Cart line', 'bn-BD': 'কার্টের লাইন' }, { en: 'Cart lines', 'bn-BD': 'কার্টের লাইন' }),
  admin: { group, defaultColumns: ['user', 'product', 'product_qty'] },
  access,
  indexes: [{ fields: ['user', 'product', 'variation1', 'variation2'], unique: true }, { fields: ['user', 'type'] }],
  fields: [
    owner,
    one('product', 'products', { required: true }),
    code('type', 2, 2, { min: 1 }),
    counter('product_qty', { min: 1, max: 10, defaultValue: 1 }),
    line('variation1', 100, { defaultValue: '' }),
    line('variation2', 100, { defaultValue: '' }),
  ],
};

export const favorites: CollectionConfig = {
  slug: 'favorites',
  labels: labels({ en: 'Favourite', 'bn-BD': 'পছন্দ' }, { en: 'Favourites', 'bn-BD': 'পছন্দ' }),
  admin: { group, defaultColumns: ['user', 'product'] },
  access,
  indexes: [{ fields: ['user', 'product'], unique: true }],
  fields: [owner, one('product', 'products', { required: true })],
};

export const addresses: CollectionConfig = {
  slug: 'addresses',
  labels: labels({ en: 'Address', 'bn-BD': 'ঠিকানা' }, { en: 'Addresses', 'bn-BD': 'ঠিকানা' }),
  admin: { group, useAsTitle: 'label', defaultColumns: ['label', 'name', 'user'] },
  access,
  fields: [
    owner,
    line('label', 50, { required: true }),
    line('name', 150, { required: true }),
    one('district', 'districts', { required: true }),
    one('upazila', 'upazilas', { required: true }),
    line('thana', 100),
    line('details', 500, { required: true }),
    line('mobile2', 11),
  ],
};
