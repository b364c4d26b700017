import type { CollectionConfig } from 'payload';
import { nobody, onlySuperAdmin } from './access/rules';
import { labels, line, one } from './fields/values';

/** Who changed what, before and after: products, vendors, users, orders, settings, money. */
export const auditLogs: CollectionConfig = {
  slug: 'audit-logs',
  labels: labels({ en: 'Audit entry', bnBd: 'অডিট' }, { en: 'Audit log', bnBd: 'অডিট লগ' }),
  admin: { defaultColumns: ['createdAt', 'actor', 'action', 'target', 'target_id'], group: { en: 'Site', bnBd: 'সাইট' } },
  access: { create: nobody, read: onlySuperAdmin, update: nobody, delete: nobody, readVersions: nobody },
  indexes: [{ fields: ['target', 'target_id', 'createdAt'] }, { fields: ['actor', 'createdAt'] }],
  fields: [
    one('actor', 'users'),
    line('action', 20, { required: true, index: true }),
    line('target', 60, { required: true }),
    line('target_id', 60, { required: true }),
    line('title', 300),
    { name: 'before', type: 'json' },
    { name: 'after', type: 'json' },
  ],
};
