/** The hooks of products, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { checkAtApproval } from './checkAtApproval';
import { checkCategoryPath } from './checkCategoryPath';
import { checkOptions } from './checkOptions';
import { checkPrices } from './checkPrices';
import { checkSku } from './checkSku';
import { holdChange, noteSentColumns } from './holdChange';
import { keepDescription } from './keepDescription';
import { keepDerivedFields } from './keepDerivedFields';
import { keepSold } from './keepSold';
import { keepVariants } from './keepVariants';
import { keepWaiting, noteSentAgain } from './keepWaiting';
import { markNews } from './markNews';
import { markWaiting } from './markWaiting';
import { ownVendor } from './ownVendor';
import { removeBelow } from './removeBelow';
import { requireApproval } from './requireApproval';
import { tellVendor } from './tellVendor';

type Hooks = NonNullable<CollectionConfig['hooks']>;

export const productHooks: Hooks = {
  beforeOperation: [noteSentColumns],
  // The order matters: first the owner, then the description as a whole, what waits for approval, the checks, and the
  // derived fields last.
  beforeChange: [
    ownVendor,
    keepDescription,
    holdChange,
    requireApproval,
    checkPrices,
    checkAtApproval,
    checkCategoryPath,
    checkOptions,
    checkSku,
    keepSold,
    keepWaiting,
    keepVariants,
    keepDerivedFields,
  ],
  afterChange: [tellVendor, noteSentAgain, markWaiting, markNews],
  beforeDelete: [removeBelow],
};
