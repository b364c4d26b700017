/** The hooks of reviews, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { dropRating, keepRating } from './keepRating';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const reviewHooks: Hooks = { afterChange: [keepRating], afterDelete: [dropRating] };
