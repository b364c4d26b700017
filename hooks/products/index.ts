/** The hooks of products, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { checkAtApproval } from './checkAtApproval';
import { checkCategoryPath } from './checkCategoryPath';
import { checkOptions } from './checkOptions';
import { checkPrices } from './checkPrices';
import { checkSku } from './checkSku';
import { keepDerivedFields } from './keepDerivedFields';
import { keepSold } from './keepSold';
import { keepVariants } from './keepVariants';
import { markNews } from './markNews';
import { markWaiting } from './markWaiting';
import { ownVendor } from './ownVendor';
import { removeBelow } from './removeBelow';
import { requireApproval } from './requireApproval';
import { tellVendor } from './tellVendor';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const productHooks: Hooks = {
  // The order matters: the owner first, then the checks, and the derived fields last.
  beforeChange: [
    ownVendor,
    requireApproval,
    checkPrices,
    checkAtApproval,
    checkCategoryPath,
    checkOptions,
    checkSku,
    keepSold,
    keepVariants,
    keepDerivedFields,
  ],
  afterChange: [tellVendor, markWaiting, markNews],
  beforeDelete: [removeBelow],
};
