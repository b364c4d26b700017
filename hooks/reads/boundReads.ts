import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { entryOf } from '../../authority/entry';
import { Failure } from '../../domain/failure';
import { boundedLimit, isPlainSort, isPlainWhere } from '../../domain/reads/isBounded';

type Asked = { where?: unknown; sort?: unknown; limit?: unknown; pagination?: boolean };

/**
 * Questions that come by the CMS REST API have bounds: a page of rows, conditions of a size, an order by plain fields.
 * Services ask what they need.
 */
const bound: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (entryOf(req.headers)?.door !== 'cms') return args;
  const asked = args as Asked;
  if (asked.where && !isPlainWhere(asked.where)) throw new Failure('malformed');
  if (asked.sort && !isPlainSort(asked.sort)) throw new Failure('malformed');
  if (operation !== 'read' || !('limit' in asked || 'where' in asked)) return args;
  return { ...args, pagination: true, ...(asked.limit === undefined && asked.pagination !== false ? {} : { limit: boundedLimit(asked.limit) }) };
};

/** The collection, with bounds on what can be asked of it. */
export const bounded = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeOperation: [bound, ...(collection.hooks?.beforeOperation ?? [])] },
});
