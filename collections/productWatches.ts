import type { CollectionConfig } from 'payload';
import { watchKinds } from '../domain/watches/rules';
import { anyOf, nobody, ofUser } from './access/rules';
import { counter, labels, one, taka } from './fields/values';

/**
 * A customer's watch of a product: that it is back in stock, or cheaper. Deleted once the customer has been notified.
 * Written by services only.
 */
export const productWatches: CollectionConfig = {
  slug: 'product-watches',
  labels: labels(
    { en: 'Product waited for', 'bn-BD': 'অপেক্ষার পণ্য' },
    { en: 'Products waited for', 'bn-BD': 'অপেক্ষার পণ্য' },
  ),
  admin: { group: { en: 'Shopping', 'bn-BD': 'কেনাকাটা' }, defaultColumns: ['user', 'product', 'kind', 'price'] },
  access: {
    create: nobody,
    read: anyOf(ofUser('user')),
    update: nobody,
    delete: anyOf(ofUser('user')),
    readVersions: nobody,
  },
  indexes: [{ fields: ['user', 'product', 'kind'], unique: true }],
  fields: [
    one('user', 'users', { required: true }),
    one('product', 'products', { required: true }),
    { name: 'kind', type: 'select', options: [...watchKinds], required: true },
    /** The selling price when the watch was made. */
    taka('price', { required: true }),
    /** How often the product has changed since the job last checked the watch; a new one is checked in any case. */
    counter('changes', { defaultValue: 1, index: true }),
  ],
};
