/** The hooks of products, by what they ensure. */
import type { CollectionConfig } from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const productHooks: Hooks = {};
