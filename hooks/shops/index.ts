/** The hooks of shops, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { keepWarehouse, spreadWarehouse } from './keepWarehouse';
import { forgetInSearch, renameInSearch } from '../search/renameInSearch';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const shopHooks: Hooks = {
  beforeChange: [keepWarehouse],
  afterChange: [spreadWarehouse, renameInSearch],
  afterDelete: [forgetInSearch],
};
