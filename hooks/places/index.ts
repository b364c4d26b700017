import type { CollectionConfig } from 'payload';
import { checkShown } from '../site/checkShown';
import { showPicture } from './showPicture';

export const placeHooks: NonNullable<CollectionConfig['hooks']> = {
  beforeChange: [checkShown],
  afterChange: [showPicture],
};
