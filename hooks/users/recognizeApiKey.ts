import type { AuthStrategyFunction } from 'payload';
import { findKeyOwner } from '../../services/apiKeys/findKeyOwner';

/** A request with `X-API-Key` is its owner's, inside the key's scopes. Revoked and unknown keys are nobody. */
export const recognizeApiKey: AuthStrategyFunction = async ({ headers, payload }) => {
  const key = headers.get('x-api-key');
  if (!key || key.length > 200) return { user: null };
  const found = await findKeyOwner(payload, key);
  if (!found) return { user: null };
  // The server says which scope a path of the CMS REST API needs; a key without it is nobody there.
  const needed = headers.get('x-needed-scope');
  if (needed && !found.scopes.includes(needed)) return { user: null };
  return { user: { ...found.owner, collection: 'users', _strategy: 'api-key', _scopes: found.scopes } as never };
};
