/** The hooks of packages, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { guardMove } from './guardMove';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const packageHooks: Hooks = { beforeChange: [guardMove] };
