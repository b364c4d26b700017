import type { Access, CollectionConfig } from 'payload';
import { isWithinScopes } from '../../authority/withinScopes';

/**
 * The scope that a request needs follows from its address. What Payload fills in behind relations has no address: a key
 * gets only the id of a record outside its scopes.
 */
export function keepKeysInside(collection: CollectionConfig): CollectionConfig {
  const { access = {}, slug } = collection;
  const { read } = access;
  if (!read) return collection;
  const within: Access = (args) => isWithinScopes(args.req.headers, slug) && read(args);
  return { ...collection, access: { ...access, read: within } };
}
