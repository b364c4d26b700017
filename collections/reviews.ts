import type { CollectionConfig } from 'payload';
import { anyOf, isAdmin, nobody, ofUser } from './access/rules';
import { counter, flag, labels, one, picture, prose } from './fields/values';
import { reviewHooks } from '../hooks/reviews/index';

/** One review per customer and product. The public reads reviews through the contract, which hides anonymous names. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  labels: labels({ en: 'Review', 'bn-BD': 'রিভিউ' }, { en: 'Reviews', 'bn-BD': 'রিভিউ' }),
  admin: { group: { en: 'Catalogue', 'bn-BD': 'ক্যাটালগ' }, defaultColumns: ['product', 'star', 'user', 'createdAt'] },
  access: {
    create: nobody,
    read: anyOf(({ req }) => isAdmin(req), ofUser('user')),
    update: nobody,
    delete: ({ req }) => isAdmin(req),
    readVersions: nobody,
  },
  hooks: reviewHooks,
  indexes: [{ fields: ['user', 'product'], unique: true }, { fields: ['product', 'createdAt'] }],
  fields: [
    one('user', 'users', { required: true }),
    one('product', 'products', { required: true }),
    counter('star', { min: 1, max: 5, defaultValue: 5 }),
    prose('details', 2000),
    flag('hide', 0),
    picture('image1'),
    picture('image2'),
    picture('image3'),
  ],
};
