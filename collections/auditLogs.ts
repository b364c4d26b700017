import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import { closed, onlySuperAdmin } from './access/rules';
import { labels, line, one } from './fields/values';

/** Even the shop's own code never changes an entry; the job that deletes the oldest ones bypasses this access rule. */
const refuseChange: CollectionBeforeChangeHook = ({ operation, data }) => {
  if (operation === 'update') throw new Error('an entry of the audit log is never changed');
  return data;
};
const refuseDelete: CollectionBeforeDeleteHook = () => {
  throw new Error('an entry of the audit log is never removed');
};

/** Who changed what, before and after: products, vendors, users, orders, settings, money. Written by `recordChange` only. */
export const auditLogs: CollectionConfig = {
  slug: 'audit-logs',
  labels: labels({ en: 'Audit entry', 'bn-BD': 'অডিট' }, { en: 'Audit log', 'bn-BD': 'অডিট লগ' }),
  admin: {
    defaultColumns: ['createdAt', 'actor_name', 'action', 'target', 'title'],
    group: { en: 'Site', 'bn-BD': 'সাইট' },
  },
  access: { ...closed, read: onlySuperAdmin },
  hooks: { beforeChange: [refuseChange], beforeDelete: [refuseDelete] },
  indexes: [
    { fields: ['target', 'target_id', 'createdAt'] },
    { fields: ['actor', 'createdAt'] },
    { fields: ['action', 'createdAt'] },
  ],
  fields: [
    one('actor', 'users'),
    /** The role at that time: an account may be renamed, demoted or deleted later. */
    line('actor_name', 200),
    line('actor_role', 20),
    /** The API key that acted for the person; empty when they acted themselves. */
    line('key_id', 60),
    line('key_name', 100),
    line('action', 20, { required: true }),
    line('target', 60, { required: true }),
    line('target_id', 60, { required: true }),
    line('title', 300),
    line('reason', 500),
    { name: 'before', type: 'json' },
    { name: 'after', type: 'json' },
    line('request_id', 60),
    line('address', 60),
  ],
};
