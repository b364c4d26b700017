import type { CollectionConfig } from 'payload';
import { longestSku, PICTURES } from '../domain/variants/rules';
import { anyOf, isAdmin, nobody, ofVendor } from './access/rules';
import { counter, flag, labels, line, numbered, one, taka } from './fields/values';

/** One combination of a product's options, with a price and a stock of its own. Written by services only. */
export const variants: CollectionConfig = {
  slug: 'variants',
  labels: labels({ en: 'Variant', 'bn-BD': 'কম্বিনেশন' }, { en: 'Variants', 'bn-BD': 'কম্বিনেশন' }),
  admin: {
    group: { en: 'Catalogue', 'bn-BD': 'ক্যাটালগ' },
    defaultColumns: ['product', 'option1', 'option2', 'selling_price', 'qty', 'sku'],
  },
  access: {
    create: nobody,
    read: anyOf(({ req }) => isAdmin(req), ofVendor()),
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  indexes: [
    { fields: ['product', 'option1', 'option2'], unique: true },
    { fields: ['vendor', 'sku'] },
    { fields: ['sku'] },
  ],
  fields: [
    one('product', 'products', { required: true }),
    one('vendor', 'vendors', { required: true }),
    line('option1', 100, { defaultValue: '' }),
    line('option2', 100, { defaultValue: '' }),
    taka('selling_price', { min: 1, required: true }),
    taka('original_price', { min: 1, required: true }),
    counter('qty', { max: 1_000_000 }),
    line('sku', longestSku, { defaultValue: '' }),
    /** The position of its picture among the product's pictures: 1 to 6, 0 for none. */
    numbered('image', { max: PICTURES, defaultValue: 0, required: true }),
    counter('sold'),
    flag('status', 1),
    /** Its position among the product's combinations. */
    numbered('place', { max: 1_000, defaultValue: 0, required: true }),
  ],
};
