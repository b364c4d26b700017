import type { CollectionConfig } from 'payload';
import { keepOldSlugs } from './keepOldSlugs';

export const pageHooks: CollectionConfig['hooks'] = { beforeChange: [keepOldSlugs] };
