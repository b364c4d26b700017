/** The hooks of coupons, by what they ensure. */
import type { CollectionConfig } from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const couponHooks: Hooks = {};
