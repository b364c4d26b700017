/** The hooks of shops, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { forgetInSearch, renameInSearch } from '../search/renameInSearch';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const shopHooks: Hooks = { afterChange: [renameInSearch], afterDelete: [forgetInSearch] };
