/** What an API key may read through the CMS REST API, besides the collection it asks for. */
import { scopeOfSlug } from '../domain/apiKeys/scopes';
import { entryOf } from './entry';

/** Pictures belong to records of several scopes: their own rule tells which a key may read. */
const withOwnRule = new Set(['media']);

/** True for everybody without a key, and for a key one of whose scopes covers reading the collection. */
export function isWithinScopes(headers: Headers | undefined, slug: string): boolean {
  const entry = entryOf(headers);
  if (entry?.door !== 'cms' || !entry.keyScopes || withOwnRule.has(slug)) return true;
  const scope = scopeOfSlug(slug, 'GET');
  return scope !== null && entry.keyScopes.includes(scope);
}
