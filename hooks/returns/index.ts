/** The hooks of returns, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { guardMove } from './guardMove';
import { keepRefundAccount } from './keepRefundAccount';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const returnHooks: Hooks = { beforeChange: [guardMove, keepRefundAccount] };
