import type { CollectionConfig } from 'payload';
import { keepLock } from '../drafts/keepLock';
import { refuseOlderDraft } from '../drafts/refuseOlderDraft';
import { checkSlug } from './checkSlug';
import { keepOldSlugs } from './keepOldSlugs';

export const pageHooks: NonNullable<CollectionConfig['hooks']> = {
  beforeChange: [refuseOlderDraft, checkSlug, keepOldSlugs],
  afterChange: [keepLock],
};
