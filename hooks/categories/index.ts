/** The hooks of categories, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { moveWithMain, moveWithSub } from './moveProducts';
import { forgetInSearch, renameInSearch } from '../search/renameInSearch';
import { removeBelow } from './removeBelow';
import { placeLast } from './placeLast';
import { spreadStatus } from './spreadStatus';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const mainCategoryHooks: Hooks = {
  beforeChange: [placeLast('main-categories')],
  afterChange: [spreadStatus('main-categories'), renameInSearch],
  afterDelete: [forgetInSearch],
  beforeDelete: [removeBelow('main-categories')],
};
export const subCategoryHooks: Hooks = {
  beforeChange: [placeLast('sub-categories')],
  afterChange: [spreadStatus('sub-categories'), moveWithMain, renameInSearch],
  afterDelete: [forgetInSearch],
  beforeDelete: [removeBelow('sub-categories')],
};
export const childCategoryHooks: Hooks = {
  beforeChange: [placeLast('child-categories')],
  afterChange: [spreadStatus('child-categories'), moveWithSub, renameInSearch],
  afterDelete: [forgetInSearch],
  beforeDelete: [removeBelow('child-categories')],
};
