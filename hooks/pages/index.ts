import type { CollectionConfig } from 'payload';
import { keepOldSlugs } from './keepOldSlugs';

export const pageHooks: NonNullable<CollectionConfig['hooks']> = { beforeChange: [keepOldSlugs] };
