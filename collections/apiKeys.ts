import type { CollectionConfig } from 'payload';
import { apiKeyScopes } from '../domain/apiKeys/scopes';
import { nobody, onlySuperAdmin } from './access/rules';
import { labels, line, one } from './fields/values';

/** Keys of integrators: each acts as its owner, within its scopes. Only a hash is stored; the key is shown once. */
export const apiKeys: CollectionConfig = {
  slug: 'api-keys',
  labels: labels({ en: 'API key', 'bn-BD': 'এপিআই কী' }, { en: 'API keys', 'bn-BD': 'এপিআই কী' }),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'owner', 'hint', 'expires_at', 'revoked_at', 'last_used_at'],
    group: { en: 'Site', 'bn-BD': 'সাইট' },
  },
  access: { create: nobody, read: onlySuperAdmin, update: nobody, delete: onlySuperAdmin, readVersions: nobody },
  fields: [
    line('name', 100, { required: true }),
    one('owner', 'users', { required: true }),
    { name: 'scopes', type: 'select', hasMany: true, options: [...apiKeyScopes], required: true },
    line('key_hash', 128, { required: true, unique: true, hidden: true }),
    line('hint', 20),
    /** Null until the key is revoked. */
    { name: 'expires_at', type: 'date' },
    { name: 'revoked_at', type: 'date' },
    { name: 'last_used_at', type: 'date' },
  ],
};
