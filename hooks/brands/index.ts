/** The hooks of brands, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { forgetInSearch, renameInSearch } from '../search/renameInSearch';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const brandHooks: Hooks = { afterChange: [renameInSearch], afterDelete: [forgetInSearch] };
