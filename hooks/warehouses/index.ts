/** The hooks of warehouses, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { keepIncharges, releaseIncharges } from './keepIncharges';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const warehouseHooks: Hooks = { afterChange: [keepIncharges], afterDelete: [releaseIncharges] };
