/** The hooks of categories, by what they ensure. */
import type { CollectionConfig } from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const mainCategoryHooks: Hooks = {};
export const subCategoryHooks: Hooks = {};
export const childCategoryHooks: Hooks = {};
