/** The hooks of packages, by what they ensure. */
import type { CollectionConfig } from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const packageHooks: Hooks = {};
