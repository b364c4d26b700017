import type { CollectionConfig } from 'payload';
import { anyOf, nobody, ofUser } from './access/rules';
import { counter, labels, one } from './fields/values';

/** Who follows which shop and is notified of its new products. Written by services only. */
export const shopFollows: CollectionConfig = {
  slug: 'shop-follows',
  labels: labels(
    { en: 'Followed shop', 'bn-BD': 'অনুসরণ করা দোকান' },
    { en: 'Followed shops', 'bn-BD': 'অনুসরণ করা দোকান' },
  ),
  admin: { group: { en: 'Shopping', 'bn-BD': 'কেনাকাটা' }, defaultColumns: ['user', 'shop', 'told_at'] },
  access: {
    create: nobody,
    read: anyOf(ofUser('user')),
    update: nobody,
    delete: anyOf(ofUser('user')),
    readVersions: nobody,
  },
  indexes: [{ fields: ['user', 'shop'], unique: true }],
  fields: [
    one('user', 'users', { required: true }),
    one('shop', 'shops', { required: true }),
    /** The number of products first shown since the job last checked the follow. */
    counter('news', { index: true }),
    { name: 'told_at', type: 'date' },
  ],
};
