/** What an order is going to write, kept while it is written to a database that cannot undo by itself. Only services touch it. */
import type { CollectionConfig } from 'payload';
import { nobody } from './access/rules';
import { labels, line, one } from './fields/values';

export const unfinishedOrders: CollectionConfig = {
  slug: 'unfinished-orders',
  labels: labels({ en: 'Unfinished order', 'bn-BD': 'অসমাপ্ত অর্ডার' }, { en: 'Unfinished orders', 'bn-BD': 'অসমাপ্ত অর্ডার' }),
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody },
  fields: [
    /** One at a time: of two orders from one cart the second waits for the first. */
    one('customer', 'users', { required: true, unique: true }),
    { name: 'state', type: 'select', options: ['writing', 'written', 'undoing'], defaultValue: 'writing', required: true },
    /** The id the order is going to have; nothing points at an order before it has one. */
    line('order_id', 40, { required: true }),
    { name: 'number', type: 'number', required: true },
    line('key_id', 40),
    line('coupon', 40),
    /** `{ product, qty }` of every product whose pieces it takes. */
    { name: 'pieces', type: 'json', required: true },
    /** The lines of the cart, whole, to be put back. */
    { name: 'cart', type: 'json', required: true },
  ],
};
