/** The hooks of vendors, by what they ensure. */
import type { CollectionConfig } from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const vendorHooks: Hooks = {};
