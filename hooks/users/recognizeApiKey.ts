import type { AuthStrategyFunction } from 'payload';
import { recognisedByKey } from '../../authority/actor';
import { entryOf } from '../../authority/entry';
import { findApiKey } from '../../services/apiKeys/findApiKey';

/**
 * A request with `X-API-Key` acts as the key's owner, within the one scope the request needs. If the request's entry
 * point names no scope (a page or a server function of the panel, for example), a key is never accepted.
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
  entry.keyScopes = found.scopes;
  return { user: recognisedByKey(found.owner, { kind: 'key', id: found.id, name: found.name, scope: entry.keyScope }) };
};
