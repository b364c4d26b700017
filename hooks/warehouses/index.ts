/** The hooks of warehouses, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { refuseInUse } from './refuseInUse';
import { keepIncharges, releaseIncharges } from './keepIncharges';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const warehouseHooks: Hooks = {
  beforeDelete: [refuseInUse],
  afterChange: [keepIncharges],
  afterDelete: [releaseIncharges],
};
