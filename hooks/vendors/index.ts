/** The hooks of vendors, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { renameInSearch } from '../search/renameInSearch';
import { guardDelete } from './guardDelete';
import { spreadAcceptance } from './spreadAcceptance';
import { fixType, spreadBusiness } from './spreadBusiness';
import { spreadName } from './spreadName';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const vendorHooks: Hooks = {
  beforeChange: [fixType],
  afterChange: [spreadAcceptance, spreadName, spreadBusiness, renameInSearch],
  beforeDelete: [guardDelete],
};
