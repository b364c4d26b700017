import type { ApiKey } from '../../payload-types';

export const presentApiKey = (key: ApiKey) => ({
  id: key.id,
  name: key.name,
  owner: typeof key.owner === 'object' && key.owner !== null ? { id: key.owner.id, name: key.owner.name } : null,
  scopes: key.scopes,
  hint: key.hint ?? '',
  created_at: key.createdAt,
  last_used_at: key.last_used_at ?? null,
  expires_at: key.expires_at ?? null,
  revoked_at: key.revoked_at ?? null,
});
