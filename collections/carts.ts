/** A customer's own records: cart lines, lines saved for later, favourites, addresses. Only the owner sees them. */
import type { CollectionConfig } from 'payload';
import { anyOf, nobody, ofUser } from './access/rules';
import { kept } from './access/fields';
import { declaredFields } from './fields/declared';
import { code, counter, flag, labels, line, one } from './fields/values';
import { addressFields } from '../domain/addresses/fields';

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

const lineFields: CollectionConfig['fields'] = [
  owner,
  one('product', 'products', { required: true }),
  code('type', 2, 2, { min: 1, index: false }),
  counter('product_qty', { min: 1, max: 10, defaultValue: 1 }),
  line('variation1', 100, { defaultValue: '' }),
  line('variation2', 100, { defaultValue: '' }),
];
const onceEach = { fields: ['user', 'product', 'variation1', 'variation2'], unique: true };

/** One document per line: a product with a set of chosen variations, 1 to 10 pieces. */
export const carts: CollectionConfig = {
  slug: 'carts',
  labels: labels({ en: 'Cart line', 'bn-BD': 'কার্টের লাইন' }, { en: 'Cart lines', 'bn-BD': 'কার্টের লাইন' }),
  admin: { group, defaultColumns: ['user', 'product', 'product_qty'] },
  access,
  indexes: [onceEach, { fields: ['user', 'type'] }],
  fields: lineFields,
};

/** Cart lines put aside, with their options: they are not bought with the next order, and no stock is kept for them. */
export const savedLines: CollectionConfig = {
  slug: 'saved-lines',
  labels: labels({ en: 'Saved line', 'bn-BD': 'তুলে রাখা লাইন' }, { en: 'Saved lines', 'bn-BD': 'তুলে রাখা লাইন' }),
  admin: { group, defaultColumns: ['user', 'product', 'product_qty'] },
  access,
  indexes: [onceEach],
  fields: lineFields,
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
  fields: [owner, ...declaredFields(addressFields), flag('is_default')],
};
