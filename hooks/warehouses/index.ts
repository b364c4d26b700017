/** The hooks of warehouses, by what they ensure. */
import type { CollectionConfig } from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const warehouseHooks: Hooks = {};
