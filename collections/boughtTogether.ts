import type { CollectionConfig } from 'payload';
import { closed, onlyAdmins } from './access/rules';
import { counter, labels, one } from './fields/values';

/**
 * Products bought together with a product, and in how many orders. Counted every night from completed orders; read by
 * the shop's calls.
 */
export const boughtTogether: CollectionConfig = {
  slug: 'bought-together',
  labels: labels({ en: 'Bought together', 'bn-BD': 'একসঙ্গে কেনা' }, { en: 'Bought together', 'bn-BD': 'একসঙ্গে কেনা' }),
  admin: { group: { en: 'Catalogue', 'bn-BD': 'ক্যাটালগ' }, defaultColumns: ['product', 'other', 'orders'] },
  access: { ...closed, read: onlyAdmins },
  indexes: [{ fields: ['product', 'orders'] }],
  fields: [
    one('product', 'products', { required: true }),
    one('other', 'products', { required: true }),
    /** Completed orders that contain both. */
    counter('orders'),
  ],
};
