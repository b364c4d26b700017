import type { CollectionConfig } from 'payload';
import { checkSlug } from './checkSlug';
import { keepOldSlugs } from './keepOldSlugs';

export const pageHooks: NonNullable<CollectionConfig['hooks']> = { beforeChange: [checkSlug, keepOldSlugs] };
