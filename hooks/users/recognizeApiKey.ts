import type { AuthStrategyFunction } from 'payload';
import { recognisedByKey } from '../../authority/actor';
import { entryOf } from '../../authority/entry';
import { findApiKey } from '../../services/apiKeys/findApiKey';

/**
 * A request with `X-API-Key` is its owner's, inside the one scope the request needs. A request that came by no door that
 * names a scope (a page or a server function of the panel, for example) is never recognised by a key.
 */
export const recognizeApiKey: AuthStrategyFunction = async ({ headers, payload }) => {
  const key = headers.get('x-api-key');
  const entry = entryOf(headers);
  if (key === null || !entry?.keyScope) return { user: null };
  const found = key.length <= 200 ? await findApiKey(payload, key) : null;
  if (!found?.scopes.includes(entry.keyScope)) {
    entry.keyRefused = found ? 'scope' : 'unknown';
    return { user: null };
  }
  return { user: recognisedByKey(found.owner, { kind: 'key', id: found.id, name: found.name, scope: entry.keyScope }) };
};
