/** The hooks of coupons, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { keepRemain } from './keepRemain';
import { keepUses } from './keepUses';
import { normaliseCode } from './normaliseCode';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const couponHooks: Hooks = { beforeChange: [normaliseCode, keepRemain], beforeDelete: [keepUses] };
