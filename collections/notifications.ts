import type { CollectionConfig } from 'payload';
import { anyOf, nobody, ofUser } from './access/rules';
import { code, flag, labels, line, one } from './fields/values';

/** A user's notices in the shop and the panel, in both languages. */
export const notifications: CollectionConfig = {
  slug: 'notifications',
  labels: labels({ en: 'Notification', 'bn-BD': 'নোটিফিকেশন' }, { en: 'Notifications', 'bn-BD': 'নোটিফিকেশন' }),
  admin: {
    group: { en: 'Communication', 'bn-BD': 'যোগাযোগ' },
    defaultColumns: ['message', 'user', 'type', 'user_read'],
  },
  access: {
    create: nobody,
    read: anyOf(ofUser('user')),
    update: nobody,
    delete: anyOf(ofUser('user')),
    readVersions: nobody,
  },
  indexes: [{ fields: ['user', 'createdAt'] }, { fields: ['user', 'user_read'] }],
  fields: [
    one('user', 'users', { required: true }),
    line('message', 1000, { required: true }),
    line('message_bn', 1000),
    code('type', 5, 1, { min: 1, index: false }),
    line('link', 500, { defaultValue: '#' }),
    flag('user_read', 0, { index: false }),
  ],
};
