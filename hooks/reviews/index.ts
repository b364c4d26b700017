/** The hooks of reviews, by what they ensure. */
import type { CollectionConfig } from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const reviewHooks: Hooks = {};
