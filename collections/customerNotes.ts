import type { CollectionConfig } from 'payload';
import { closed } from './access/rules';
import { labels, line, one, prose } from './fields/values';

/**
 * Staff notes about a customer. Never shown to the customer, vendors or the warehouse; only added, never changed, and
 * deleted with the account. Written and read by services only.
 */
export const customerNotes: CollectionConfig = {
  slug: 'customer-notes',
  labels: labels(
    { en: 'Note about a customer', 'bn-BD': 'ক্রেতা সম্পর্কে নোট' },
    { en: 'Notes about customers', 'bn-BD': 'ক্রেতা সম্পর্কে নোট' },
  ),
  admin: { hidden: true },
  access: closed,
  indexes: [{ fields: ['user', 'createdAt'] }],
  fields: [
    one('user', 'users', { required: true }),
    one('actor', 'users'),
    line('actor_role', 20),
    prose('text', 1000, { required: true }),
  ],
};
