/** The hooks of brands, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { forgetInSearch, renameInSearch } from '../search/renameInSearch';
import { leaveProducts } from './leaveProducts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const brandHooks: Hooks = {
  afterChange: [renameInSearch],
  beforeDelete: [leaveProducts],
  afterDelete: [forgetInSearch],
};
